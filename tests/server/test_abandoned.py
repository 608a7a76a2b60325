"""The server closes abandoned tables that are waiting for players; games go on."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from foretell.server.bots.pool import BotPool
from foretell.server.eventlog import clock as clock_module
from foretell.server.eventlog.asking import Actor, Refusal
from foretell.server.eventlog.engine import Engine
from foretell.server.net.reader import Reader
from foretell.server.ops.metrics import Metrics
from foretell.server.protocol import commands
from foretell.server.protocol.actions import Closed
from foretell.server.protocol.answers import Play
from foretell.server.protocol.kinds import ExtremeGame, TableKind
from foretell.server.table.host import TableHost
from foretell.server.table.hub import Tables
from foretell.server.table.log import from_bytes
from foretell.server.table.state import Status
from foretell.server.table.summary import ABANDONED_MS
from foretell.store import SqliteStore

ADA = Actor("ada", "Ada")
KIND = TableKind(ExtremeGame(rounds=1), 3, listed=True)
MINUTE = 60_000


class Clock:
    """A clock that tests set."""

    def __init__(self) -> None:
        self.now = 1_000_000_000

    def __call__(self) -> int:
        """The time."""
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(clock_module, "now_ms", clock)
    return clock


@asynccontextmanager
async def open_hub(folder: Path) -> AsyncIterator[Tables]:
    """Tables; the engine's rounds are made by hand."""
    store, pool = SqliteStore(folder / "a.db"), BotPool(1)
    hub = Tables(store, pool, Metrics(), (0.0, 0.0))
    yield hub
    await hub.close()
    await pool.close()
    await store.close()


async def found(hub: Tables, table: str) -> TableHost:
    host = await hub.find(table)
    assert host is not None
    return host


async def after(hub: Tables, clock: Clock, milliseconds: int) -> None:
    """Time passes, and the engine makes a round: all idle tables are unloaded."""
    clock.now += milliseconds
    engine = Engine(hub._store, hub)
    await engine.wake(clock.now)
    await engine.unload_idle(float("inf"))


async def test_a_table_without_readers_for_an_hour_is_closed(tmp_path: Path, clock: Clock) -> None:
    async with open_hub(tmp_path) as hub:
        table = (await hub.open(KIND, ADA)).table
        await after(hub, clock, ABANDONED_MS - 1)
        assert [listing.table for listing in await hub.listings()] == [table]
        await after(hub, clock, 1)
        closed = (await found(hub, table)).table
        assert closed.status is Status.CLOSED
        last = from_bytes((await hub._store.logs.read(table))[-1].data)
        assert (last.action, last.by) == (Closed(), None)
        assert await hub.listings() == ()
        assert await hub._store.directory.due(2**60, 9) == []
        with pytest.raises(Refusal, match="closed"):
            await hub.do(await found(hub, table), commands.Sit(0), ADA, "late")


async def test_a_table_against_bots_whose_player_vanished_before_the_start_is_closed_too(
    tmp_path: Path, clock: Clock
) -> None:
    async with open_hub(tmp_path) as hub:
        table = (await hub.play(Play(KIND, ("random", "random")), ADA)).table
        assert all(not seat.free for seat in (await found(hub, table)).table.seats)
        await after(hub, clock, ABANDONED_MS - 1)
        assert (await found(hub, table)).table.status is Status.WAITING
        await after(hub, clock, 1)
        assert (await found(hub, table)).table.status is Status.CLOSED


async def test_a_connected_reader_keeps_it_open_also_after_it_was_unloaded(tmp_path: Path, clock: Clock) -> None:
    async with open_hub(tmp_path) as hub:
        table = (await hub.open(KIND, ADA)).table
        host, reader = await found(hub, table), Reader("ada", room=99)
        await host.join(reader)
        await after(hub, clock, 3 * ABANDONED_MS)
        assert await found(hub, table) is host
        host.leave(reader)
        await after(hub, clock, MINUTE)
        assert await found(hub, table) is not host
        await after(hub, clock, ABANDONED_MS - MINUTE - 1)
        assert (await found(hub, table)).table.status is Status.WAITING
        await after(hub, clock, 1)
        assert (await found(hub, table)).table.status is Status.CLOSED


async def test_a_line_keeps_it_open_for_another_hour(tmp_path: Path, clock: Clock) -> None:
    async with open_hub(tmp_path) as hub:
        table = (await hub.open(KIND, ADA)).table
        await after(hub, clock, ABANDONED_MS - 1)
        await hub.do(await found(hub, table), commands.Sit(0), ADA, "sit")
        await after(hub, clock, ABANDONED_MS - 1)
        assert (await found(hub, table)).table.status is Status.WAITING
        await after(hub, clock, 1)
        assert (await found(hub, table)).table.status is Status.CLOSED


async def test_a_server_that_was_away_gives_people_time_to_come_back(tmp_path: Path, clock: Clock) -> None:
    async with open_hub(tmp_path) as hub:
        table = (await hub.open(KIND, ADA)).table
    clock.now += 5 * ABANDONED_MS
    async with open_hub(tmp_path) as hub:
        engine = Engine(hub._store, hub)
        await engine.start()
        await after(hub, clock, ABANDONED_MS - 1)
        assert (await found(hub, table)).table.status is Status.WAITING
        await after(hub, clock, 1)
        assert (await found(hub, table)).table.status is Status.CLOSED
        await engine.close()


async def test_a_game_is_never_closed(tmp_path: Path, clock: Clock) -> None:
    async with open_hub(tmp_path) as hub:
        table = (await hub.open(KIND, ADA)).table
        for seat, player in enumerate((ADA, Actor("ben", "Ben"), Actor("cy", "Cy"))):
            await hub.do(await found(hub, table), commands.Sit(seat), player, "sit")
        await hub.do(await found(hub, table), commands.Start(), ADA, "start")
        await after(hub, clock, 100 * ABANDONED_MS)
        assert (await found(hub, table)).table.status is Status.PLAYING
        assert await hub._store.directory.due(2**60, 9) == []
