"""Compiles the functions of search, and caches them on disk if a cache folder can be written.

Such a function contains rules, feature functions and others of its kind, and numba would not notice a change in one of
them.  So the folder is named after a hash of all their sources.
"""

import hashlib
import importlib
import platform
import sys
import tempfile
from collections.abc import Callable
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import numba
from llvmlite.binding import get_host_cpu_name
from platformdirs import user_cache_path

_SOURCES = Path(__file__).parents[2]
_MADE_OF = (
    *("rules/*.py", "rules/*/*.py", "engine/*.py", "engine/intrinsics/*.py", "bots/net/*/*.py", "bots/net/*.py"),
    *("bots/search/*/*.py", "bots/search/compiling.py", "bots/search/buffers.py"),
)
"""Sources that a compiled function may contain."""
_SHARED = ("playouts",)
"""Modules of Wizard whose text also serves Wizard Extreme, with the functions of its own ``game``."""


@cache
def cache_folder() -> Path | None:
    """The folder for code compiled from exactly these sources; None if it cannot be made."""
    digest = hashlib.sha256(f"{numba.__version__} {platform.python_version()} {get_host_cpu_name()}".encode())
    for pattern in _MADE_OF:
        for file in sorted(_SOURCES.glob(pattern)):
            digest.update(file.name.encode() + file.read_bytes())
    folder = user_cache_path("foretell") / "compiled" / f"search-{digest.hexdigest()[:16]}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError:
        return None
    return folder


def compiled(function: Callable[..., Any]) -> Any:
    """The function, compiled by numba on its first call."""
    folder, before = cache_folder(), numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(folder or before)
    try:
        return numba.njit(cache=folder is not None, error_model="numpy")(function)
    finally:
        numba.config.CACHE_DIR = before


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
