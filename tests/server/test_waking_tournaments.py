"""Tournaments that are woken: what is refused is not tried without end, and nothing else waits for a draw."""

from pathlib import Path

import pytest

from foretell.server.eventlog import clock
from foretell.server.eventlog.asking import Actor
from foretell.server.eventlog.engine import Engine
from foretell.server.protocol.tournaments import DrawRound, JoinTournament
from foretell.server.tournaments import host
from foretell.server.tournaments.by_itself import LOOK_MS
from foretell.server.tournaments.drawing import drawn
from foretell.server.tournaments.shown import UNUSED_MS
from foretell.server.tournaments.state import Tournament
from foretell.tournament.entries import Entry
from tests.server.kept import Desk, opened
from tests.server.tournaments import entry

ONLINE = {"where": "online", "size": 3, "begins": 1, "options": {"rounds": 1}}


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The time."""
    now = [1_000_000_000]
    monkeypatch.setattr(clock, "now_ms", lambda: now[0])
    return now


def counted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of all draws that are tried."""
    tried = list[str]()

    def noted(tournament: Tournament, asked: DrawRound, name: str, at: int) -> list[Entry]:
        tried.append(name)
        return drawn(tournament, asked, name, at)

    monkeypatch.setattr(host, "drawn", noted)
    return tried


async def gather(desk: Desk, **settings: object) -> None:
    """Two more enter themselves in a tournament with these settings."""
    found = await desk.tournament()
    await found.write([entry("set", set={**ONLINE, **settings})], "ada")
    for number in range(2):
        asked = JoinTournament("j1", f"Guest {number}")
        await desk.tournaments.enter(found, asked, Actor(f"guest-{number}", asked.name))


async def test_a_draw_that_is_refused_is_tried_again_when_something_was_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, now: list[int]
) -> None:
    async with opened(tmp_path, "tournament") as desk:
        tried, name = counted(monkeypatch), desk.name("tournament")
        await gather(desk, game="extreme", options={"rounds": 99})
        for _ in range(3):
            await desk.tournaments.wake(name, now[0])
            now[0] += LOOK_MS
        assert len(tried) == 1
        last = (await desk.tournament()).state.last_at
        assert await desk.store.directory.due(last + UNUSED_MS - 1, 9) == []
        await (await desk.tournament()).write([entry("set", set={"options": {"rounds": 1}})], "ada")
        await desk.tournaments.wake(name, now[0])
        [row] = (await desk.tournament()).state.state.rounds
        assert (len(tried), row.online) == (2, True)


async def test_a_start_does_not_wait_for_tournaments(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(tmp_path, "tournament") as desk:
        await gather(desk)
        engine, order = Engine(desk.store, desk.tournaments), list[str]()
        wake = desk.tournaments.wake

        async def noted(name: str, due: int) -> None:
            order.append("woken")
            await wake(name, due)

        monkeypatch.setattr(desk.tournaments, "wake", noted)
        await engine.start()
        order.append("started")
        await engine._soon.ended()
        assert order == ["started", "woken"]
        assert (await desk.tournament()).state.state.rounds
        await engine._stop_rounds()
