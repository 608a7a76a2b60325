"""Copies everything from one store to another: SQLite to PostgreSQL, or back.

The source is read as it was at one moment, and servers may go on using it.  The target must be empty, and gets all rows
or none: what was written is read again and compared before it is committed.
"""

import hashlib
from collections.abc import AsyncIterator, Sequence
from types import ModuleType
from typing import Protocol

from .opening import RIGHT_ADDRESS, is_postgres, is_whole, postgres, shown
from .sql.tables import Table, Values
from .sqlite import copying
from .values import StoreError


class Side(Protocol):
    """The source, as it was at one moment, or the target, which is empty as long as nothing is committed."""

    async def tables(self) -> list[Table]:
        """The tables, those first that others refer to."""

    def rows(self, table: Table) -> AsyncIterator[list[Values]]:
        """All rows of a table, many at a time, ordered by all of its columns, the key first."""

    async def write(self, table: Table, rows: Sequence[Values]) -> None:
        """Write rows into the target."""


async def copy(source: str, target: str) -> dict[str, int]:
    """Copy everything; returns the number of rows by table.

    ``source``, ``target``: a file of SQLite or the address of a PostgreSQL database.  Raises StoreError, and has then
    changed nothing.
    """
    theirs, ours = _module_for("source", source), _module_for("target", target)
    async with theirs.reading(source) as known, ours.writing(target) as empty:
        return await _all(known, empty, shown(target))


def _module_for(which: str, address: str) -> ModuleType:
    if is_postgres(address) and not is_whole(address):
        raise StoreError(f"the {which} must be {RIGHT_ADDRESS}")
    return postgres("copying") if is_postgres(address) else copying


async def _all(source: Side, target: Side, name: str) -> dict[str, int]:
    """Copy all tables, and compare them."""
    counts = {}
    wanted, known = await source.tables(), {table.name: table for table in await target.tables()}
    for table in wanted:
        if table.name not in known or set(known[table.name].columns) != set(table.columns):
            raise StoreError(f"{name} and the source have different versions: use the same foretell for both")
        read, there = Digest(), Digest()
        async for rows in source.rows(table):
            read.add(rows)
            await target.write(table, rows)
        async for rows in target.rows(table):
            there.add(rows)
        if (read.count, read.hash) != (there.count, there.hash):
            raise StoreError(f"{name}: the rows written to its table {table.name} differ from those read")
        counts[table.name] = read.count
    return counts


class Digest:
    """The number of rows, and a SHA-256 over all of their values."""

    def __init__(self) -> None:
        self.count = 0
        self._hash = hashlib.sha256()

    def add(self, rows: Sequence[Values]) -> None:
        """Add rows; booleans count as numbers, which SQLite has in their place."""
        self.count += len(rows)
        for row in rows:
            for value in row:
                plain = int(value) if isinstance(value, bool) else value
                data = plain if isinstance(plain, bytes) else repr(plain).encode()
                self._hash.update(b"%d:%d:" % (isinstance(plain, bytes), len(data)) + data)

    @property
    def hash(self) -> str:
        """The SHA-256, in hexadecimal."""
        return self._hash.hexdigest()
