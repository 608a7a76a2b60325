"""The compiled modules of search, by game."""

import importlib
import sys
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

_SHARED = ("playouts",)
"""Modules of Wizard whose text also serves Wizard Extreme, with the functions of its own ``game``."""


@cache
def kernels(game: str, module: str) -> ModuleType:
    """A module of a game's folder; if it is in ``_SHARED``, Wizard's text loaded anew for the other game."""
    name = f"{__package__}.{game}.{module}"
    if game == "wizard" or module not in _SHARED:
        return importlib.import_module(name)
    spec = spec_from_file_location(name, Path(__file__).parent / "wizard" / f"{module}.py")
    if spec is None or spec.loader is None:
        raise ImportError(f"there is no module {name}", name=name)
    copy = sys.modules[name] = module_from_spec(spec)
    spec.loader.exec_module(copy)
    return copy
