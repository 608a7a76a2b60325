"""Logs in PostgreSQL."""

import asyncio
from collections.abc import Sequence
from typing import Any

from ..base import Logs, check_order
from ..values import Conflict, Damaged, Index, Row
from . import statements
from .database import Database

_CREATE = (
    "INSERT INTO tables (name, listed, wake, summary) VALUES ($1, $2, $3, $4)"
    " ON CONFLICT (name) DO NOTHING RETURNING key"
)
_READ = (
    "SELECT (SELECT max(seq) FROM entries WHERE table_key = key) AS last, seq, data FROM tables"
    " LEFT JOIN entries ON table_key = key WHERE name = $1 ORDER BY seq"
)


class PostgresLogs(Logs):
    """Logs in PostgreSQL."""

    def __init__(self, database: Database) -> None:
        self._database, self._writer, self._link = database, database.writer, database.link

    async def create(self, log: str, rows: Sequence[Row], index: Index) -> None:
        check_order(rows, 1)

        async def work(connection: Any) -> None:
            key = await connection.fetchval(_CREATE, log, index.listed, index.wake, index.summary)
            if key is None:
                raise Conflict("the log exists")
            await statements.append(connection, self._link, [(key, rows, None)])
            await statements.seat(connection, key, index.players)

        await self._writer.do(work)

    def append(self, log: str, rows: Sequence[Row], index: Index | None) -> "asyncio.Future[None]":
        check_order(rows, rows[0].seq if rows else 1)
        return self._writer.append(log, rows, index)

    async def read(self, log: str) -> list[Row]:
        found = await self._database.ask(_READ, log)
        rows = [Row(seq, data) for _, seq, data in found if seq is not None]
        last = (found[0]["last"] or 0) if found else 0
        if [row.seq for row in rows] != list(range(1, last + 1)):
            raise Damaged("rows of this log are missing")
        return rows

    async def rewrite(self, log: str, rows: Sequence[Row], index: Index) -> None:
        async def work(connection: Any) -> None:
            owned = await statements.claim(connection, self._link.node, log)
            if owned is None or any(not 0 < row.seq <= owned[1] for row in rows):
                raise Conflict("the log has no such rows")
            sql = "UPDATE entries SET data = $1 WHERE table_key = $2 AND seq = $3"
            await connection.executemany(sql, [(row.data, owned[0], row.seq) for row in rows])
            await statements.reindex(connection, owned[0], index)

        await self._writer.do(work)

    async def reindex(self, log: str, index: Index) -> None:
        async def work(connection: Any) -> None:
            owned = await statements.claim(connection, self._link.node, log)
            if owned is not None:
                await statements.reindex(connection, owned[0], index)

        await self._writer.do(work)

    async def wake_at(self, log: str, wake: int | None) -> None:
        await self._database.run("UPDATE tables SET wake = $2 WHERE name = $1", log, wake)

    async def remove(self, log: str) -> None:
        async def work(connection: Any) -> None:
            owned = await statements.claim(connection, self._link.node, log)
            self._writer.logs.pop(log, None)
            if owned is not None:
                await connection.execute("DELETE FROM entries WHERE table_key = $1", owned[0])
                await connection.execute("DELETE FROM seats WHERE table_key = $1", owned[0])
                await connection.execute("DELETE FROM tables WHERE key = $1", owned[0])

        await self._writer.do(work)
