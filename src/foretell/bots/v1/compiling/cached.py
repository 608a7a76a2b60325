"""Compiles functions by numba, and caches them on disk if a cache folder can be written.

A compiled function contains others, and numba would not notice a change in one of them.  So the folder is named after a
hash of all sources.
"""

import hashlib
import platform
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numba
from llvmlite.binding import get_host_cpu_name
from platformdirs import user_cache_path

_FROZEN = Path(__file__).parents[1]
_RULES = _FROZEN.parents[1] / "rules"


@cache
def cache_folder() -> Path | None:
    """The folder for code compiled from exactly these sources; None if it cannot be made."""
    digest = hashlib.sha256(f"{numba.__version__} {platform.python_version()} {get_host_cpu_name()}".encode())
    for file in [*sorted(_RULES.rglob("*.py")), *sorted(_FROZEN.rglob("*.py"))]:
        digest.update(file.name.encode() + file.read_bytes())
    folder = user_cache_path("foretell") / "compiled" / f"v1-{digest.hexdigest()[:16]}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError:
        return None
    return folder


def compiled(function: Callable[..., Any], **flags: bool) -> Any:
    """The function, compiled by numba on its first call.

    Division by zero is not checked, since no divisor can be zero.
    """
    folder, before = cache_folder(), numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(folder or before)
    try:
        return numba.njit(cache=folder is not None, error_model="numpy", **flags)(function)
    finally:
        numba.config.CACHE_DIR = before
