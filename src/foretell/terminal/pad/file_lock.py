"""A lock on a file that several programs read, change and replace."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from filelock import FileLock

_POLL = 0.01
"""Seconds between two attempts."""


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Wait until no other program holds the file, then hold it.

    The lock is a hidden file beside it, since the file itself is replaced when it is written. The system releases the
    lock of a program that is killed. Where no lock can be made (in a folder that is read-only or does not exist) none
    is held: the caller's own reading or writing meets the same fault and reports it.
    """
    lock = FileLock(path.with_name(f".{path.name}.lock"), poll_interval=_POLL)
    if path.parent.is_dir():
        with suppress(OSError):
            lock.acquire()
    try:
        yield
    finally:
        if lock.is_locked:
            with suppress(OSError):  # Windows deletes the file on release
                Path(lock.lock_file).unlink()
            lock.release()
