"""The native library of the grandmaster's search, compiled when it is first asked for."""

from functools import cache

from ....engine.native import Library, NativeMissing
from ....engine.on_demand import compiler, library_on_demand
from ...base import MissingExtra
from ..net import network

_MODULES = {
    game: [f"foretell.bots.v1.search.{game}.{module}" for module in ("playouts", "likelihood")]
    for game in ("wizard", "extreme")
}
"""By game: the modules whose functions can be called; what these import comes with them."""


_WHY = "the bot 'grandmaster@1' is compiled when it is first asked for, but"


def check_nets() -> None:
    """Read the networks of both games ahead of time, and see that there is a C compiler.

    Raises BrokenNets and MissingExtra.
    """
    network.check_nets()
    if compiler() is None:
        raise MissingExtra(f"{_WHY} there is no C compiler (cc, gcc or clang)")


@cache
def library() -> Library:
    """The library; raises MissingExtra where there is no C compiler, or where it fails."""
    try:
        return library_on_demand("grandmaster-1", _MODULES)
    except NativeMissing as fault:
        raise MissingExtra(f"{_WHY} {fault}") from fault
