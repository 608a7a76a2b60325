"""One program at a time: what is read, changed and replaced in a folder is not changed by another one meanwhile."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Wait until no other program holds this file, and hold it.  A program that is killed lets go of it too.

    The file itself is replaced when it is written, so the lock is on its folder, or where folders can't be locked
    (Windows) on a file beside it.  Where there are no locks at all, on some drives of a network, nothing is held.
    """
    handle: int | None = None
    with suppress(OSError):  # whoever reads or writes next meets the same trouble, and says what it is
        handle = _opened(path)
        _lock(handle)
    try:
        yield
    finally:
        if handle is not None:
            os.close(handle)
            _tidy(path)


if sys.platform == "win32":
    import msvcrt

    def _beside(path: Path) -> Path:
        return path.with_name(f".{path.name}.lock")

    def _opened(path: Path) -> int:
        return os.open(_beside(path), os.O_RDWR | os.O_CREAT)

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_LOCK, 1)

    def _tidy(path: Path) -> None:
        """Take the file away, unless somebody else holds it by now."""
        with suppress(OSError):
            _beside(path).unlink()

else:
    import fcntl

    def _opened(path: Path) -> int:
        return os.open(path.parent, os.O_RDONLY)

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX)

    def _tidy(_: Path) -> None:
        """A folder stays."""
