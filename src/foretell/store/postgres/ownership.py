"""Ownership of logs in PostgreSQL: each log names the node that owns it."""

import asyncio
import secrets
from collections.abc import Callable
from typing import Any

from ..base import Logs, Ownership
from ..values import OwnedElsewhere, Row
from .database import Database

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
        known = await self._database.ask(_OWNER, self._link.node, log)  # writes nothing if there is nothing to claim
        if not known:
            return []
        if known[0]["address"] is not None:
            raise OwnedElsewhere(known[0]["address"])
        return await self._logs.read(log) if await self._writer.claim(log) else []

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
