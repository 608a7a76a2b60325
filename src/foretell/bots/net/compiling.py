"""The functions that see, compiled for whole batches of games (needs ``foretell[fast]``).

A module in restricted Python is loaded a second time, as the engine does with the rules: its functions are compiled,
and those that it takes from the rules are the rules' compiled ones.
"""

from functools import cache
from importlib.util import find_spec, module_from_spec
from types import FunctionType, ModuleType

import numba

from ...engine.loader import load

_RULES = "foretell.rules."


@cache
def compiled_copy(name: str) -> ModuleType:
    """A copy of a module of this package (``wizard.sight``) whose functions are compiled."""
    full = f"{__package__}.{name}"
    spec = find_spec(full)
    if spec is None:
        raise ImportError(f"there is no module {full}", name=full)
    module = module_from_spec(spec)
    if spec.loader is not None:
        spec.loader.exec_module(module)
    for key, value in list(vars(module).items()):
        if isinstance(value, FunctionType):
            setattr(module, key, _compiled(value, full))
    return module


def _compiled(function: FunctionType, module: str) -> object:
    """The function, or the one that it stands for, compiled."""
    home, name = function.__module__, function.__name__
    if home == module:
        # Not kept on disk: numba would not notice that a module which this one takes from has changed.
        return numba.njit(error_model="numpy", forceinline=True)(function)
    if home.startswith(_RULES):
        return getattr(load(home.removeprefix(_RULES)), name)
    return getattr(compiled_copy(home.removeprefix(f"{__package__}.")), name)
