"""Self-play in C: a native library of its own, compiled when it is first asked for."""

from functools import cache

from foretell.engine.native import Native
from foretell.engine.on_demand import library_on_demand

_MODULES = {"wizard": ["training.both.playing"], "extreme": ["training.extreme.playing"]}


@cache
def function(game: str, name: str) -> Native:
    """A public function of the game's ``playing``; raises NativeMissing where there is no C compiler."""
    return library_on_demand("training", _MODULES).function(f"{game}_{name}")
