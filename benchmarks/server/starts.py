"""Measures the time from a server's start to its first answer."""

import importlib.util
import os
import statistics
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractAsyncContextManager
from pathlib import Path

from . import boardgame_server, foretell_server
from .processes import Server

_WARM_STARTS = 7
_COLD_STARTS = 3


async def measure() -> None:
    """Print start-up times: with all files in the system's cache, and with our files only on disk."""
    print("\nSeconds from the start of the process to the first answer (/health): median (least to most)")
    cold = [await _start(foretell_server.serve, forget=True) for _ in range(_COLD_STARTS)]
    warm = [await _start(foretell_server.serve) for _ in range(_WARM_STARTS)]
    _print("foretell, files on disk alone", cold)
    _print("foretell, files in the system's memory", warm, "; goal: 0.5")
    if boardgame_server.is_installed():
        _print(
            "boardgame.io, the same",
            [await _start(boardgame_server.Storage(files=False).serve) for _ in range(_WARM_STARTS)],
        )


def _print(name: str, seconds: list[float], goal: str = "") -> None:
    print(f"  {name:<46}{statistics.median(seconds):>6.2f}   ({min(seconds):.2f} to {max(seconds):.2f}{goal})")


async def _start(serve: Callable[[Path], AbstractAsyncContextManager[Server]], *, forget: bool = False) -> float:
    if forget:
        for file in _files():
            _forget(file)
    with tempfile.TemporaryDirectory() as folder:
        async with serve(Path(folder)) as server:
            return server.start_seconds


def _files() -> Iterator[Path]:
    """The files of foretell and of all packages that are installed next to those it needs."""
    for package in ("foretell", "uvicorn"):
        spec = importlib.util.find_spec(package)
        if spec is not None and spec.origin is not None:
            yield from (path for path in Path(spec.origin).parent.parent.rglob("*") if path.is_file())


def _forget(file: Path) -> None:
    """Let the system drop the file from its cache."""
    handle = os.open(file, os.O_RDONLY)
    try:
        os.posix_fadvise(handle, 0, 0, os.POSIX_FADV_DONTNEED)
    finally:
        os.close(handle)
