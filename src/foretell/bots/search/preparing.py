"""Gets search ready ahead of time: the native library and the networks are loaded once in a process."""

from .searching import Search
from .settings import USUAL


def prepare(game: str) -> None:
    """Load everything that searching a game (``wizard``, ``extreme``) needs; raises BrokenNets and NativeMissing."""
    Search(game, USUAL[game])


def is_prepared(_game: str) -> bool:
    """Whether the next search starts at once: loading takes less time than a person would notice."""
    return True
