"""The time of the logs does not go back by hours, though the system's clock may be set."""

import os
from pathlib import Path

import pytest

from foretell.server.bots.pool import BotPool
from foretell.server.eventlog import clock
from foretell.server.eventlog.clock import REST_MS, Clock
from foretell.server.eventlog.engine import Engine
from foretell.server.ops.metrics import Metrics
from foretell.server.people import keeper
from foretell.server.people.retention import Pruned
from foretell.server.protocol.kinds import Clock as Speed
from foretell.server.protocol.kinds import Pace
from foretell.server.table.hub import Tables
from foretell.server.table.summary import index_of
from foretell.server.table.undo import Undo
from foretell.store import Row, SqliteStore
from tests.server.harness import serving, settings_for
from tests.server.tables import Desk
from tests.waiting import happens

SECOND, HOUR = 1_000, 3_600_000


class Times:
    """The system's clock and a steady one, in milliseconds."""

    def __init__(self) -> None:
        self.system, self.steady = 10**12, 5_000
        self.clock = Clock(lambda: self.system * 10**6, lambda: self.steady * 10**6)

    def after(self, passed: int, jump: int = 0) -> int:
        """The time after some milliseconds, in which the system's clock was set."""
        self.system += passed + jump
        self.steady += passed
        return self.clock.now_ms()


def test_it_follows_the_systems_clock_and_forward_jumps() -> None:
    times = Times()
    assert times.after(0) == 10**12
    assert times.after(7 * SECOND) == 10**12 + 7 * SECOND
    assert times.after(SECOND, jump=3 * HOUR) == 10**12 + 8 * SECOND + 3 * HOUR


def test_after_a_forward_jump_nothing_is_removed_for_a_day() -> None:
    times = Times()
    times.after(HOUR)
    times.after(HOUR, jump=100 * HOUR)
    assert times.clock.rests_until == 0, "the machine slept for days"
    now = times.after(SECOND, jump=365 * 24 * HOUR)
    assert times.clock.rests_until == now + REST_MS
    assert times.after(0, jump=-365 * 24 * HOUR) == times.system, "the mistake was mended"
    assert times.clock.rests_until == times.system + REST_MS


def test_at_a_start_it_goes_on_from_the_newest_time_that_is_known() -> None:
    times = Times()
    now = times.after(0)
    times.clock.begin(now + 2 * HOUR)
    assert times.after(10 * SECOND) == now + 2 * HOUR + 9 * SECOND, "the clock is hours behind"
    times.clock.begin(now - 30 * 24 * HOUR)
    assert times.after(0) == now + 10 * SECOND
    assert times.clock.rests_until == now + 10 * SECOND + REST_MS, (
        "the clock is years ahead, or nobody was here for long"
    )
    times.clock.begin(0)
    assert (times.after(0), times.clock.rests_until) == (now + 10 * SECOND, 0), "the store is new"
    times.clock.begin(now + 365 * 24 * HOUR)
    assert times.after(0) == now + 10 * SECOND, "the clock was years ahead once"


def test_set_back_it_goes_on_slower_until_both_agree() -> None:
    times = Times()
    before = times.after(SECOND)
    assert times.after(0, jump=-2 * HOUR) == before
    assert times.after(10 * SECOND) == before + 9 * SECOND, "who has 9 seconds left gets 10"
    seen = [times.after(HOUR) for _ in range(30)]
    assert seen == sorted(set(seen))
    assert seen[-1] == times.system, "two hours are made up in twenty"


def test_every_reading_counts_though_there_are_many() -> None:
    times = Times()
    before = times.after(0, jump=-HOUR)
    for _ in range(10_000):
        times.after(1)
    assert times.after(0) == before + 9 * SECOND


async def test_nothing_is_removed_before_a_store_that_is_slow_has_said_what_its_newest_time_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []

    class Slow(SqliteStore):
        async def newest(self) -> int:
            for _ in range(9):  # whoever asks the store meanwhile gets an answer
                await self.bans.all()
            told.append("newest")
            return await super().newest()

    async def pruned(*_: object) -> Pruned:
        told.append("pruned")
        return Pruned()

    monkeypatch.setattr(keeper, "prune", pruned)
    async with serving(settings_for(tmp_path), Slow):
        await happens(lambda: "pruned" in told, "what is too old is removed")
    assert told == ["newest", "pruned"]


async def test_what_was_not_used_for_weeks_is_not_removed_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rests = []
    for age in (0, 30 * 24 * HOUR):
        monkeypatch.setattr(clock, "CLOCK", Clock())
        path = tmp_path / f"{age}.db"
        await SqliteStore(path).close()
        at = clock.CLOCK.now_ms() / SECOND - age / SECOND
        os.utime(path, (at, at))
        store = SqliteStore(path)
        engine = Engine(store)
        await engine.start()
        rests.append(clock.CLOCK.rests_until > 0)
        await engine.close()
        await store.close()
    assert rests == [False, True]


@pytest.mark.slow
async def test_a_table_goes_on_after_the_clock_was_years_ahead(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk(pace=Pace(Speed.SECONDS, 1))
    desk.start()
    store, pool = SqliteStore(tmp_path / "a.db"), BotPool(1)
    await store.logs.create("a table", [Row(n, data) for n, data in enumerate(desk.log, 1)], index_of(desk.table))
    monkeypatch.setattr(clock, "now_ms", lambda: desk.now - 365 * 24 * HOUR)
    tables = Tables(store, pool, Metrics(), (0.0, 0.0))
    host = await tables.find("a table")
    assert host is not None
    await happens(lambda: host.table.seats[1].why == "away", "the time of the one whose turn it is is up")
    await tables.close()
    await pool.close()
    await store.close()


def test_a_question_to_take_a_move_back_lapses_after_the_clock_was_years_ahead() -> None:
    undo = Undo(0, asked_at=10**12)
    assert undo.is_asked(10**12)
    assert not undo.is_asked(10**12 - 365 * 24 * HOUR)
