"""One server for each database; a second one finds the address of the first."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from filelock import FileLock, Timeout

from ..files import naming


class Taken(Exception):
    """Another server holds the database."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address
        """The address of that server; empty if it gave none."""


@contextmanager
def held(database: Path, address: str) -> Iterator[None]:
    """Hold the database, and write our address beside it; raises Taken, and OSError that names the path.

    Both files are where the database really is: several folders may have links to it.  The system releases the lock of
    a process that is killed.
    """
    database.parent.mkdir(parents=True, exist_ok=True)
    place = database.resolve()
    lock, note = FileLock(place.with_suffix(".lock")), place.with_suffix(".address")
    try:
        lock.acquire(blocking=False)
    except Timeout:
        raise Taken(_address_in(note)) from None
    try:
        with naming(note):
            note.write_text(f"{address}\n", encoding="utf-8")
        yield
    finally:
        note.unlink(missing_ok=True)
        lock.release()


def _address_in(note: Path) -> str:
    """The address that the holder has written; empty if it has not written one yet."""
    with suppress(FileNotFoundError):
        return note.read_text(encoding="utf-8").strip()
    return ""
