"""Machine instructions for bit sets and the cache, for functions compiled by numba."""

from typing import Any

from llvmlite import ir
from numba import types
from numba.core.cgutils import get_item_pointer
from numba.extending import intrinsic

_LINE = 64
"""The size of a cache line in bytes."""
_FRONT = 5 * _LINE
"""The size of the first fields of the records of both games: the table, the hands and the bids."""


@intrinsic
def population(_typing: Any, _mask: Any) -> Any:
    """The number of set bits."""

    def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.int64), generate


@intrinsic
def trailing_zeros(_typing: Any, _mask: Any) -> Any:
    """The number of the lowest set bit (the mask must not be 0)."""

    def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return _count_trailing_zeros(builder, args[0])

    return types.int64(types.int64), generate


@intrinsic
def nth_bit(_typing: Any, _mask: Any, _n: Any) -> Any:
    """The number of the n-th lowest set bit: deposits bit n into the mask, without a loop.

    Processors cannot predict when a loop over n ends; without one a random move takes a fifth less time.
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


@intrinsic
def prefetch(_typing: Any, records: Any, _i: Any) -> Any:
    """Fetch the i-th record into the cache; harmless if there is none."""
    return types.void(records, types.int64), _prefetcher(records.dtype.size)


@intrinsic
def prefetch_front(_typing: Any, records: Any, _i: Any) -> Any:
    """Fetch the first fields of the i-th record."""
    return types.void(records, types.int64), _prefetcher(_FRONT)


def _prefetcher(size: int) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        kind = signature.args[0]
        records = context.make_array(kind)(context, builder, args[0])
        byte, number = ir.IntType(8).as_pointer(), ir.IntType(32)
        start = builder.bitcast(get_item_pointer(context, builder, kind, records, [args[1]]), byte)
        function = ir.FunctionType(ir.VoidType(), [byte, number, number, number])
        instruction = builder.module.declare_intrinsic("llvm.prefetch", (byte,), function)
        to_read, to_keep, data = (ir.Constant(number, n) for n in (0, 3, 1))
        for offset in range(0, size, _LINE):
            place = builder.gep(start, [ir.Constant(number, offset)])
            builder.call(instruction, [place, to_read, to_keep, data])
        return context.get_dummy_value()

    return generate


def _count_trailing_zeros(builder: Any, value: Any) -> Any:
    never_zero = ir.Constant(ir.IntType(1), 1)
    return builder.cttz(value, never_zero)


def _deposits_quickly(context: Any) -> bool:
    """Whether the processor has a fast bit deposit (the first two AMD Zens have it, but in hundreds of steps)."""
    _, processor, features = context.codegen().magic_tuple()
    return "+bmi2" in features.split(",") and processor not in ("znver1", "znver2")


def _without_lower(mask: int, n: int) -> int:
    """The mask without its n lowest set bits."""
    for _ in range(n):
        mask &= mask - 1
    return mask
