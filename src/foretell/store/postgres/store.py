"""The store in a database of PostgreSQL: its logs, how it finds them, and which process owns which."""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from typing import Any

from ..base import Directory, Logs, Ownership, Store, check_order
from ..values import Conflict, Damaged, Found, FoundDamaged, Index, Log, Observer, OwnedElsewhere, Row
from . import statements
from .database import Database
from .node import USUAL, Patience

_LEFT = "this process is being stopped"
_FAREWELL_SECONDS = 0.1
"""During this time clients are sent to another process, instead of being told that their last command has failed."""
_OWNER = "SELECT address FROM tables LEFT JOIN nodes ON nodes.id = owner AND nodes.id <> $1 WHERE name = $2"
_SECRET, _SECRET_BYTES = "nodes", 32


class PostgresOwnership(Ownership):
    """Ownership of logs in PostgreSQL."""

    is_shared = True

    def __init__(self, database: Database, logs: Logs) -> None:
        self._database, self._logs = database, logs
        self._writer, self._link, self._node = database.writer, database.link, database.node

    @property
    def is_sure(self) -> bool:
        return self._node.is_sure

    async def join(self, lost: Callable[[], None]) -> bytes:
        await self._database.join(lost)
        made = secrets.token_bytes(_SECRET_BYTES)
        await self._database.run("INSERT INTO secrets VALUES ($1, $2) ON CONFLICT DO NOTHING", _SECRET, made)
        [(secret,)] = await self._database.ask("SELECT value FROM secrets WHERE name = $1", _SECRET)
        return bytes(secret)

    async def leave(self) -> None:
        await self._database.leave()
        asyncio.get_running_loop().call_later(_FAREWELL_SECONDS, self._writer.refuse, _LEFT)

    async def claim(self, log: str) -> list[Row]:
        if not await self._is_there(log):  # writes nothing if there is nothing to claim
            return []
        return await self._logs.read(log) if await self._writer.claim(log) else []

    async def size(self, log: str) -> int:
        return await self._logs.size(log) if await self._is_there(log) else 0

    async def _is_there(self, log: str) -> bool:
        """Whether there is such a log; raises OwnedElsewhere."""
        known = await self._database.ask(_OWNER, self._link.node, log)
        if known and known[0]["address"] is not None:
            raise OwnedElsewhere(known[0]["address"])
        return bool(known)

    def release(self, log: str) -> "asyncio.Future[None]":
        async def work(connection: Any) -> None:
            owned = self._writer.logs.pop(log, None)
            if owned is not None:
                sql = "UPDATE tables SET owner = NULL WHERE key = $1 AND owner = $2"
                await connection.execute(sql, owned.key, self._link.node)

        if log in self._writer.logs and not self._database.is_closed:
            done = self._writer.do(work)
            done.add_done_callback(_ignore)
            return done
        nothing: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        nothing.set_result(None)
        return nothing

    async def missing(self, address: str) -> bool:
        return await self._node.missing(address)

    async def others(self) -> list[str]:
        rows = await self._database.ask("SELECT address FROM nodes WHERE id <> $1", self._link.node)
        return [row["address"] for row in rows]


def _ignore(done: "asyncio.Future[None]") -> None:
    """Let a fault pass if nobody awaits it: the log is free when this process has left."""
    if not done.cancelled():
        done.exception()


_CREATE = (
    "INSERT INTO tables (name, listed, wake, summary) VALUES ($1, $2, $3, $4)"
    " ON CONFLICT (name) DO NOTHING RETURNING key"
)
_READ = (
    "SELECT (SELECT max(seq) FROM entries WHERE table_key = key) AS last, seq, data FROM tables"
    " LEFT JOIN entries ON table_key = key WHERE name = $1 ORDER BY seq"
)
_SIZE = "SELECT coalesce(sum(octet_length(data)), 0) FROM tables JOIN entries ON table_key = key WHERE name = $1"


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

    async def size(self, log: str) -> int:
        [(size,)] = await self._database.ask(_SIZE, log)
        return int(size)

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


_FOUND = "SELECT name, summary, address FROM tables LEFT JOIN nodes ON nodes.id = owner AND nodes.id <> $1"
_LISTED = f"{_FOUND} WHERE listed ORDER BY key DESC LIMIT $2"
_SEATED = "SELECT table_key FROM seats WHERE player = $3 OR player IN (SELECT id FROM players WHERE account = $3)"
_OF_PLAYER = f"{_FOUND} WHERE key IN ({_SEATED}) ORDER BY key DESC LIMIT $2"
_DUE = (
    "SELECT name, wake FROM tables WHERE wake <= $3 AND NOT EXISTS (SELECT FROM nodes WHERE id = owner AND id <> $1)"
    " ORDER BY wake LIMIT $2"
)
_ALL = (
    "SELECT key, name, summary, $3 <> ''::bytea"
    " AND EXISTS (SELECT FROM entries WHERE table_key = key AND position($3 IN data) > 0)"
    " FROM tables WHERE key > $1 ORDER BY key LIMIT $2"
)


class PostgresDirectory(Directory):
    """Finds logs by the columns of their SQL table."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def listed(self, limit: int) -> list[Found]:
        return [Found(*row) for row in await self._database.ask(_LISTED, self._database.link.node, limit)]

    async def of_player(self, player: str, limit: int) -> list[Found]:
        return [Found(*row) for row in await self._database.ask(_OF_PLAYER, self._database.link.node, limit, player)]

    async def due(self, before: int, limit: int) -> list[tuple[str, int]]:
        return [tuple(row) for row in await self._database.ask(_DUE, self._database.link.node, limit, before)]

    async def all(self, after: int, limit: int, holding: bytes = b"") -> list[Log]:
        return [Log(*row) for row in await self._database.ask(_ALL, after, limit, holding)]


_NOW = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint"
_DAY_MS = 86_400_000


class PostgresStore(Store):
    """A store in a database whose schema ``connect.prepare`` has brought up to date."""

    def __init__(
        self, url: str, observer: Observer | None = None, address: str = "", patience: Patience = USUAL
    ) -> None:
        """``address``: where this process listens to others who use this store; empty: it does not."""
        database = self._database = Database(url, observer, address, patience)
        super().__init__(database)
        self.logs = PostgresLogs(database)
        self.directory = PostgresDirectory(database)
        self.ownership = PostgresOwnership(database, self.logs)
        self.damage = FoundDamaged()  # PostgreSQL finds damage by itself

    async def newest(self) -> int:
        """The database's clock tells the time of the last day."""
        day, [(now,)] = await super().newest(), await self._database.ask(_NOW)
        return max(day, min(now, day + _DAY_MS)) if day else 0

    async def check(self) -> None:
        await self._database.check()

    async def close(self) -> None:
        await self._database.close()
