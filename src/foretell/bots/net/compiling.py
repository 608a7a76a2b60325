"""The feature functions, compiled for whole batches of games (needs ``foretell[fast]``).

As the engine does with the rules, a module in restricted Python is loaded a second time and its functions are compiled;
functions imported from the rules become the compiled ones.
"""

from functools import cache
from importlib.util import find_spec, module_from_spec
from types import FunctionType, ModuleType

import numba

from ...engine.loader import load
from . import fast_rows

_PACKAGE, _RULES = "foretell.", "foretell.rules."


@cache
def compiled_copy(name: str) -> ModuleType:
    """A copy of a module of this package (such as ``wizard.features``) with compiled functions."""
    full = f"{__package__}.{name}"
    spec = find_spec(full)
    if spec is None:
        raise ImportError(f"there is no module {full}", name=full)
    module = module_from_spec(spec)
    if spec.loader is not None:
        spec.loader.exec_module(module)
    for key, value in list(vars(module).items()):
        if isinstance(value, FunctionType) and value.__module__.startswith(_PACKAGE):
            setattr(module, key, _compiled(value, full))
    return module


def _compiled(function: FunctionType, module: str) -> object:
    """The function, or the one it was imported from, compiled."""
    home, name = function.__module__, function.__name__
    if home == module:
        # Not cached on disk: numba would not notice a change in a module that this one imports from.
        return numba.njit(error_model="numpy", forceinline=True)(function)
    if home.startswith(_RULES):
        return getattr(load(home.removeprefix(_RULES)), name)
    if home == f"{__package__}.rows":
        return getattr(fast_rows, name)
    return getattr(compiled_copy(home.removeprefix(f"{__package__}.")), name)
