"""Machine instructions for bit sets, for functions compiled by numba."""

from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic


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
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), generate
