"""One server for each data folder; a second one finds the address of the first."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from filelock import FileLock, Timeout

LOCK, ADDRESS = "foretell.lock", "foretell.address"


class Taken(Exception):
    """Another server holds the folder."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address
        """The address of that server; empty if it gave none."""


@contextmanager
def held(folder: Path, address: str) -> Iterator[None]:
    """Hold the folder, and write our address into it; raises Taken, and OSError that names the path.

    The system releases the lock of a process that is killed.
    """
    folder.mkdir(parents=True, exist_ok=True)
    lock = FileLock(folder / LOCK)
    try:
        lock.acquire(blocking=False)
    except Timeout:
        raise Taken(_address_in(folder)) from None
    try:
        _leave(folder / ADDRESS, address)
        yield
    finally:
        (folder / ADDRESS).unlink(missing_ok=True)
        lock.release()


def _leave(file: Path, address: str) -> None:
    """Write the address; raises OSError that names the file, on a full disk too."""
    try:
        file.write_text(f"{address}\n", encoding="utf-8")
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(file)) from None


def _address_in(folder: Path) -> str:
    """The address that the holder has written; empty if it has not written one yet."""
    with suppress(FileNotFoundError):
        return (folder / ADDRESS).read_text(encoding="utf-8").strip()
    return ""
