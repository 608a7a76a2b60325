"""A table that is woken while the server writes to it, as in the first moments after a start."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

from foretell.fair import commitment_of
from foretell.server.bots.pool import BotPool
from foretell.server.ops.metrics import Metrics
from foretell.server.protocol import commands
from foretell.server.table.hub import Tables
from foretell.server.table.state import Status
from foretell.server.table.summary import index_of
from foretell.store import Index, Row, SqliteStore
from foretell.store.sqlite.database import Database
from foretell.store.sqlite.logs import SqliteLogs
from tests.server.tables import Desk

PATIENCE_SECONDS = 60.0
TURNS = 20
"""Turns of the event loop: more than enough to find a table that is in memory."""


class Gated(SqliteLogs):
    """Logs whose next write is held up."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self.writes, self.may_write = asyncio.Event(), asyncio.Event()

    def append(self, log: str, rows: Sequence[Row], index: Index | None) -> "asyncio.Future[None]":
        """Wait until this may write."""

        async def write() -> None:
            self.writes.set()
            await self.may_write.wait()
            await super(Gated, self).append(log, rows, index)

        return asyncio.ensure_future(write())


async def test_a_table_that_is_woken_during_a_write_is_not_read_again(tmp_path: Path) -> None:
    desk = Desk()
    for seat in range(3):
        desk.give(f"p{seat}", commands.Sit(seat, commitment=commitment_of("a table", seat, "sugar")))
    desk.give("p0", commands.Start())
    assert desk.table.is_locked
    store, pool = SqliteStore(tmp_path / "a.db"), BotPool(1)
    gated = store.logs = Gated(store._database)
    await store.logs.create("a table", [Row(n, data) for n, data in enumerate(desk.log, 1)], index_of(desk.table))
    tables = Tables(store, pool, Metrics(), (0.0, 0.0))
    async with asyncio.timeout(PATIENCE_SECONDS):
        waking = asyncio.create_task(tables.wake("a table", 0))  # nobody is connected, so the game begins at once
        await gated.writes.wait()
        for _ in range(TURNS):
            await asyncio.sleep(0)
        gated.may_write.set()
        await waking
        [host] = tables.in_memory
        async with host.lock:
            assert (host.broken, host.table.status) == (False, Status.PLAYING)
        assert await tables.find("a table") is host
    await tables.close()
    await pool.close()
    await store.close()
