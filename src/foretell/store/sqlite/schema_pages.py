"""Makes what is left of a database readable, if its file was truncated or a page of its schema is damaged."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from .backup import opened

_PAGE_SIZE, _PAGES = slice(16, 18), slice(28, 32)
_KIND, _COUNT, _LAST = 100, slice(103, 105), slice(108, 112)
"""On the first page, behind the file's own head: the kind of page, the number of cells, and the last page below it."""
_CELLS = 112
_INTERIOR = 5


def copy_without_damaged_schema(database: Path, to: Path) -> bool:
    """Copy all that is left of a database, also of a truncated file; returns whether the copy can be read.

    One damaged page of the schema is left out if that makes it readable.

    ``to``: a new file, which is removed if it cannot.  Raises sqlite3.Error.
    """
    try:
        with closing(opened(database, "ro")) as source, closing(sqlite3.connect(to)) as copy:
            source.execute("PRAGMA writable_schema = ON")  # else SQLite does not open a file that was cut short
            source.backup(copy)
        first = _first_page(to)
        first = first[: _PAGES.start] + (to.stat().st_size // len(first)).to_bytes(4) + first[_PAGES.stop :]
        for less in (first, *_with_one_page_less(first)):
            with to.open("r+b") as file:
                file.write(less)
            if _is_readable(to):
                return True
    except sqlite3.DatabaseError:
        pass
    to.unlink(missing_ok=True)
    return False


def _first_page(file: Path) -> bytes:
    with file.open("rb") as read:
        size = int.from_bytes(read.read(_PAGE_SIZE.stop)[_PAGE_SIZE])
        read.seek(0)
        return read.read(size)


def _with_one_page_less(page: bytes) -> Iterator[bytes]:
    """The schema's first page without one of the pages below it, for each of these, the last one first."""
    if len(page) < _CELLS or page[_KIND] != _INTERIOR:
        return
    places = range(_CELLS, _CELLS + 2 * int.from_bytes(page[_COUNT]), 2)
    cells = [int.from_bytes(page[at : at + 2]) for at in places]
    below = [page[at : at + 4] for at in cells] + [page[_LAST]]
    for left_out in reversed(range(len(below))):
        kept = [number for number in range(len(below)) if number != left_out]
        if not kept:
            return
        made = bytearray(page)
        made[_COUNT] = (len(kept) - 1).to_bytes(2)
        made[_LAST] = below[kept[-1]]
        for at, number in zip(places, kept[:-1], strict=False):
            made[at : at + 2] = cells[number].to_bytes(2)
        yield bytes(made)


def _is_readable(file: Path) -> bool:
    with closing(sqlite3.connect(file)) as connection:
        try:
            connection.execute("PRAGMA journal_mode = DELETE")
            return bool(connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0])
        except sqlite3.DatabaseError:
            return False
