"""Copies everything from one store to another: SQLite to PostgreSQL, or back.

Both have the same tables and columns.  The source is read as it was at one moment, also while servers use it; the
target must be empty, and gets everything or nothing: what was written is read again, and compared, before it counts.
"""

import asyncio
import hashlib
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from .backup import back_up, new_file
from .faults import fault_of
from .migrations import migrate
from .opening import is_postgres, postgres, shown
from .reading import sql
from .values import StoreError

LEFT_OUT = frozenset({"journal", "migrations", "nodes", "secrets"})
"""Tables that belong to one store alone."""
PER_STORE = {("tables", "seq"), ("tables", "owner")}
"""Columns too: SQLite keeps the number of a log's last row, PostgreSQL its owner."""
FIRST = ("tables", "players")
"""The tables to which others refer."""
_BATCH = 1000
Values = tuple[object, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """A table to be copied, with its columns in their order, the key first."""

    name: str
    columns: tuple[str, ...]


class Source(Protocol):
    """A store as it was at one moment."""

    async def tables(self) -> list[Table]:
        """The tables, those first to which others refer."""
        ...

    def rows(self, table: Table) -> AsyncIterator[list[Values]]:
        """All rows of a table, many at a time, ordered by all columns of its key."""
        ...


class Target(Source, Protocol):
    """An empty store, as long as nothing is committed."""

    async def write(self, table: Table, rows: Sequence[Values]) -> None:
        """Write rows."""
        ...


@dataclass(frozen=True, slots=True)
class Copied:
    """What was copied."""

    counts: Mapping[str, int]
    """By table: the number of rows."""


async def copy(source: str, target: str) -> Copied:
    """Copy everything; ``source``, ``target``: a file of SQLite or the address of a PostgreSQL database.

    Raises StoreError, and has then changed nothing.
    """
    with tempfile.TemporaryDirectory(prefix="foretell-") as folder:
        if is_postgres(source):
            async with postgres("copying").reading(source) as known:
                return await _into(target, known)
        snapshot = Path(folder) / "snapshot.db"
        await asyncio.to_thread(back_up, Path(source), snapshot)
        with closing(sqlite3.connect(snapshot)) as connection:
            return await _into(target, SqliteSide(connection))


async def _into(target: str, source: Source) -> Copied:
    if is_postgres(target):
        async with postgres("copying").writing(target) as empty:
            return await _all(source, empty, shown(target))
    path = _new(target)
    try:
        with new_file(path) as draft, closing(sqlite3.connect(draft)) as connection:
            migrate(connection)
            copied = await _all(source, SqliteSide(connection), target)
            connection.execute("UPDATE tables SET seq = (SELECT max(seq) FROM entries WHERE table_key = key)")
            connection.commit()
            return copied
    except (sqlite3.Error, OSError) as error:
        raise fault_of(error, f"{path} cannot be written") from None


def _new(target: str) -> Path:
    path = Path(target)
    if path.exists():
        raise StoreError(f"{path} is there already: name another file")
    return path


async def _all(source: Source, target: Target, name: str) -> Copied:
    """Copy all tables, and compare them."""
    counts = {}
    wanted, known = await source.tables(), {table.name: table for table in await target.tables()}
    for table in wanted:
        if table.name not in known or set(known[table.name].columns) != set(table.columns):
            raise StoreError(f"{name} has another version than what is to be copied: use the same foretell for both")
        read, there = Digest(), Digest()
        async for rows in source.rows(table):
            read.add(rows)
            await target.write(table, rows)
        async for rows in target.rows(table):
            there.add(rows)
        if (read.count, read.hash) != (there.count, there.hash):
            raise StoreError(f"{name}: what was written to its table {table.name} is not what was read")
        counts[table.name] = read.count
    return Copied(counts)


class Digest:
    """The number of rows, and a SHA-256 over all of their values."""

    def __init__(self) -> None:
        self.count = 0
        self._hash = hashlib.sha256()

    def add(self, rows: Sequence[Values]) -> None:
        """Count rows; truth values are the same as numbers."""
        self.count += len(rows)
        for row in rows:
            for value in row:
                data = value if isinstance(value, bytes) else repr(_plain(value)).encode()
                self._hash.update(b"%d:%d:" % (isinstance(value, bytes), len(data)) + data)

    @property
    def hash(self) -> str:
        """The SHA-256."""
        return self._hash.hexdigest()


def _plain(value: object) -> object:
    return int(value) if isinstance(value, bool) else value


def in_order(tables: Sequence[Table]) -> list[Table]:
    """The tables, those first to which others refer."""
    return sorted(tables, key=lambda table: (table.name not in FIRST, table.name))


class SqliteSide:
    """A database of SQLite that nobody else uses; one transaction."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def tables(self) -> list[Table]:
        """The tables."""
        names = self._connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").fetchall()
        return in_order([Table(name, self._columns(name)) for (name,) in names if self._is_copied(name)])

    async def rows(self, table: Table) -> AsyncIterator[list[Values]]:
        """All rows, ordered by the key."""
        for rows in _batches(self._connection.execute(select(table)).fetchmany):
            yield rows

    async def write(self, table: Table, rows: Sequence[Values]) -> None:
        """Write rows; the number of a log's last row is set at the end."""
        more = ("seq",) if table.name == "tables" else ()
        columns = ", ".join((*table.columns, *more))
        values = ", ".join(["?"] * len(table.columns) + ["0"] * len(more))
        self._connection.executemany(sql("INSERT INTO", table.name, f"({columns}) VALUES ({values})"), rows)

    def _columns(self, table: str) -> tuple[str, ...]:
        """The columns of a table, those of its key first."""
        found = self._connection.execute("SELECT name, pk FROM pragma_table_info(?) ORDER BY cid", (table,)).fetchall()
        keys = [name for name, pk in sorted(found, key=lambda column: column[1]) if pk]
        others = [name for name, pk in found if not pk and (table, name) not in PER_STORE]
        return (*keys, *sorted(others))

    @staticmethod
    def _is_copied(table: str) -> bool:
        return table not in LEFT_OUT and not table.startswith("sqlite_")


def select(table: Table) -> str:
    """The query for all rows of a table, in the order of their bytes, which is the same in every store."""
    columns = ", ".join(table.columns)
    return sql("SELECT", columns, "FROM", table.name, "ORDER BY", columns)


def _batches(fetch: Callable[[int], list[Values]]) -> Iterator[list[Values]]:
    while rows := fetch(_BATCH):
        yield rows
