"""A SQLite file as source or target of a copy."""

import asyncio
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path

from ..sql.tables import BATCH, LEFT_OUT, PER_STORE, Table, Values, in_order, sql
from ..values import StoreError
from .backup import back_up, new_file
from .faults import fault_of
from .migrations import migrate


@asynccontextmanager
async def reading(path: str) -> "AsyncIterator[Side]":
    """A database as it is now; servers may go on using it.  Raises StoreError."""
    with tempfile.TemporaryDirectory(prefix="foretell-") as folder:
        snapshot = Path(folder) / "snapshot.db"
        await asyncio.to_thread(back_up, Path(path), snapshot)
        with closing(sqlite3.connect(snapshot)) as connection:
            try:
                migrate(connection)
            except sqlite3.Error as error:
                raise fault_of(error, f"{path} cannot be read") from None
            yield Side(connection)


@asynccontextmanager
async def writing(path: str) -> "AsyncIterator[Side]":
    """A new database, which gets its name at the end.  Raises StoreError."""
    to = _new(path)
    try:
        with new_file(to) as draft, closing(sqlite3.connect(draft)) as connection:
            migrate(connection)
            yield Side(connection)
            connection.execute("UPDATE tables SET seq = (SELECT max(seq) FROM entries WHERE table_key = key)")
            connection.commit()
    except (sqlite3.Error, OSError) as error:
        raise fault_of(error, f"{to} cannot be written") from None


def _new(path: str) -> Path:
    to = Path(path)
    if to.exists():
        raise StoreError(f"{to} already exists: choose another name")
    return to


class Side:
    """A database that nobody else uses, in one transaction."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def tables(self) -> list[Table]:
        """The tables."""
        names = self._connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").fetchall()
        copied = [name for (name,) in names if name not in LEFT_OUT and not name.startswith("sqlite_")]
        return in_order([Table(name, self._columns(name)) for name in copied])

    async def rows(self, table: Table) -> AsyncIterator[list[Values]]:
        """All rows, ordered by the bytes of their values, as in every store."""
        columns = ", ".join(table.columns)
        found = self._connection.execute(sql("SELECT", columns, "FROM", table.name, "ORDER BY", columns))
        while rows := found.fetchmany(BATCH):
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
