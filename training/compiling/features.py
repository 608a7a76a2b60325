"""The feature functions, compiled for whole batches of games by numba.

As the engine does with the rules, a module in restricted Python is loaded a second time and its functions are compiled;
functions imported from the rules become the compiled ones.
"""

from functools import cache
from importlib.util import find_spec, module_from_spec
from types import FunctionType, ModuleType

import numba

from .loader import load

_PACKAGE, _NETS, _RULES = "foretell.", "foretell.bots.net.", "foretell.rules."


@cache
def compiled_copy(name: str) -> ModuleType:
    """A copy of a module of ``foretell.bots.net`` (such as ``wizard.features``) with compiled functions."""
    full = f"{_NETS}{name}"
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
    return getattr(compiled_copy(home.removeprefix(_NETS)), name)
