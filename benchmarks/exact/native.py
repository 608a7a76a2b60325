"""The exact computations in C, compiled when they are first asked for."""

from functools import cache

from foretell.engine.native import Native
from foretell.engine.on_demand import library_on_demand

_MODULES = {"exact": ["benchmarks.exact.assigning", "benchmarks.exact.searching"]}


@cache
def function(name: str) -> Native:
    """A public function of these modules; raises NativeMissing where there is no C compiler."""
    return library_on_demand("exact", _MODULES).function(f"exact_{name}")
