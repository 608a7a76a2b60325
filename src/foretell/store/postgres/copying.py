"""A database of PostgreSQL as source or target of a copy."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from ..opening import shown
from ..sql.tables import BATCH, LEFT_OUT, PER_STORE, Table, Values, in_order, sql
from ..values import StoreError
from .connect import connected, prepare

_PATIENT = "SET LOCAL idle_in_transaction_session_timeout = 0"
_COLUMNS = (
    "SELECT c.table_name, c.column_name, c.data_type, k.ordinal_position AS key"
    " FROM information_schema.columns c LEFT JOIN (information_schema.key_column_usage k"
    " JOIN information_schema.table_constraints t ON t.constraint_name = k.constraint_name"
    " AND t.constraint_schema = k.constraint_schema AND t.constraint_type = 'PRIMARY KEY')"
    " ON k.table_schema = c.table_schema AND k.table_name = c.table_name AND k.column_name = c.column_name"
    " WHERE c.table_schema = current_schema() ORDER BY c.table_name, key NULLS LAST, c.column_name"
)
_IDENTITIES = (
    "SELECT table_name, column_name FROM information_schema.columns"
    " WHERE table_schema = current_schema() AND is_identity = 'YES' AND identity_generation = 'BY DEFAULT'"
)


@asynccontextmanager
async def reading(url: str) -> "AsyncIterator[Side]":
    """A database as it is now; servers may go on using it.  Raises StoreError."""
    async with connected(url) as connection, connection.transaction(isolation="repeatable_read", readonly=True):
        await connection.execute(_PATIENT)
        if await connection.fetchval("SELECT to_regclass('tables')") is None:
            raise StoreError(f"{shown(url)} has no tables of foretell")
        yield Side(connection)


@asynccontextmanager
async def writing(url: str) -> "AsyncIterator[Side]":
    """An empty database, whose missing tables are created; committed at the end.  Raises StoreError."""
    await prepare(url)
    async with connected(url) as connection, connection.transaction():
        await connection.execute(_PATIENT)
        side = Side(connection)
        await connection.execute("LOCK TABLE nodes, tables IN EXCLUSIVE MODE")
        for table in [*await side.tables(), Table("nodes", ("id",))]:
            if await connection.fetchval(sql("SELECT EXISTS (SELECT FROM", table.name, ")")):
                raise StoreError(f"{shown(url)} is not empty (its table {table.name}): choose another database")
        yield side
        for name, column in await connection.fetch(_IDENTITIES):
            sequence = f"pg_get_serial_sequence('{name}', '{column}')"
            following = sql(f"SELECT coalesce(max({column}), 0) + 1", "FROM", name)
            await connection.execute(sql("SELECT setval(", sequence, f", ({following}), false)"))


class Side:
    """A database in a transaction."""

    def __init__(self, connection: Any) -> None:
        self._connection = connection
        self._kinds: dict[str, dict[str, str]] = {}
        """By table: its columns, the key first, with their types."""

    async def tables(self) -> list[Table]:
        """The tables."""
        for table, column, kind, _ in await self._connection.fetch(_COLUMNS):
            if table not in LEFT_OUT and (table, column) not in PER_STORE:
                self._kinds.setdefault(table, {})[column] = kind
        return in_order([Table(name, tuple(kinds)) for name, kinds in self._kinds.items()])

    async def rows(self, table: Table) -> AsyncIterator[list[Values]]:
        """All rows, ordered by the bytes of their values."""
        kinds = self._kinds[table.name]
        order = ", ".join(f'{column} COLLATE "C"' if kinds[column] == "text" else column for column in table.columns)
        query = sql("SELECT", ", ".join(table.columns), "FROM", table.name, "ORDER BY", order)
        batch: list[Values] = []
        async for row in self._connection.cursor(query, prefetch=BATCH):
            batch.append(tuple(row))
            if len(batch) == BATCH:
                yield batch
                batch = []
        if batch:
            yield batch

    async def write(self, table: Table, rows: Sequence[Values]) -> None:
        """Write rows; SQLite has numbers for booleans."""
        booleans = [self._kinds[table.name][column] == "boolean" for column in table.columns]
        records = [tuple(bool(v) if is_bool else v for v, is_bool in zip(row, booleans, strict=True)) for row in rows]
        await self._connection.copy_records_to_table(table.name, records=records, columns=table.columns)
