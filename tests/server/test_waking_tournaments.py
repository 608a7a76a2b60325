"""Tournaments that are woken: what is refused is not tried without end, and nothing else waits for a draw."""

import asyncio
import math
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from foretell.server.eventlog import clock
from foretell.server.eventlog.asking import Actor, Refusal
from foretell.server.eventlog.engine import Engine
from foretell.server.eventlog.entries import Written
from foretell.server.protocol.pads import Write
from foretell.server.protocol.tournaments import DrawRound, JoinTournament, NewTournament
from foretell.server.table.server_actions import Opening
from foretell.server.tournaments import host
from foretell.server.tournaments.by_itself import LOOK_MS
from foretell.server.tournaments.drawing import drawn
from foretell.server.tournaments.shown import UNUSED_MS
from foretell.server.tournaments.state import Tournament
from foretell.store import StoreError
from foretell.tournament.document import Entry
from tests.server.kept import Desk, opened
from tests.server.pads import entry
from tests.server.test_online_rules import drawn_cup

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


async def imported(desk: Desk) -> str:
    """A tournament from a file whose only round is open at the tables of another server; its name."""
    lines = drawn_cup()
    entries = [line.entry for line in lines if isinstance(line, Written) and line.entry["do"] != "commit"]
    document = {"format": "foretell-tournament/1", "id": "x", "entries": entries}
    made = await desk.tournaments.open(NewTournament(document=document), "ada")
    found = await desk.tournaments.find(made.watch)
    assert found is not None
    await desk.tournaments.enter(found[0], JoinTournament("j1", "Zoe"), Actor("zoe", "Zoe"))
    return found[0].name


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


async def test_a_round_of_a_file_keeps_nothing_in_memory_and_is_removed_unused(tmp_path: Path, now: list[int]) -> None:
    async with opened(tmp_path) as desk:
        name = await imported(desk)
        await desk.tournaments.wake(name, now[0])
        last = desk.tournaments.in_memory[0].state.last_at
        await desk.tournaments.unload_idle(math.inf)
        assert desk.tournaments.in_memory == []
        assert await desk.store.directory.due(last + UNUSED_MS - 1, 9) == []
        now[0] = last + UNUSED_MS
        await desk.tournaments.wake(name, now[0])
        assert await desk.store.logs.read(name) == []


@pytest.mark.parametrize("auto", [True, False])
async def test_a_round_that_is_played_here_stays_in_memory_until_all_have_results(
    tmp_path: Path, now: list[int], *, auto: bool
) -> None:
    async with opened(tmp_path, "tournament") as desk:
        name = desk.name("tournament")
        await gather(desk, deals="same", auto=auto, pause=1440)
        await desk.tournaments.wake(name, now[0])
        found = await desk.tournament()
        await desk.tournaments.unload_idle(math.inf)
        assert desk.tournaments.in_memory == [found]
        assert (name, now[0] + LOOK_MS) in await desk.store.directory.due(now[0] + LOOK_MS, 9)
        [table] = found.state.state.rounds[0].tables
        points = dict.fromkeys(table.seats, 1)
        values = {"round": 1, "table": 1, "points": points, "from": "organiser", "why": ""}
        await desk.tournaments.do(found, Write("r", (entry("result", **values),)), "ada")
        await desk.tournaments.wake(name, now[0])
        assert found.state.state.rounds[0].closed == auto
        await desk.tournaments.unload_idle(math.inf)
        assert desk.tournaments.in_memory == []


async def test_a_tournament_that_goes_unused_in_a_round_is_removed(tmp_path: Path, now: list[int]) -> None:
    async with opened(tmp_path, "tournament") as desk:
        name = desk.name("tournament")
        await gather(desk)
        await desk.tournaments.wake(name, now[0])
        now[0] = (await desk.tournament()).state.last_at + UNUSED_MS
        await desk.tournaments.wake(name, now[0])
        assert await desk.store.logs.read(name) == []


async def test_what_is_due_stays_due_when_readers_have_left(tmp_path: Path, now: list[int]) -> None:
    async with opened(tmp_path, "tournament") as desk:
        found, begins = await desk.tournament(), now[0] + 1000
        await gather(desk, begins=begins)
        found.seen_at = now[0] + 500
        await desk.tournaments.unload_idle(math.inf)
        assert desk.tournaments.in_memory == []
        assert await desk.store.directory.due(begins, 9) == [(desk.name("tournament"), begins)]


def unsealing(faults: list[Exception | None]) -> tuple[list[str], Callable[[str], Awaitable[None]]]:
    """The tables whose cards are to be shown, and what shows them: each call takes the next of these faults."""
    shown = list[str]()

    async def unseal(table: str) -> None:
        shown.append(table)
        if (fault := faults.pop(0)) is not None:
            raise fault

    return shown, unseal


async def test_cards_that_could_not_be_shown_are_shown_at_the_next_try(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, now: list[int]
) -> None:
    faults: list[Exception | None] = [StoreError("another process is busy"), Refusal("again", "try once more"), None]
    shown, unseal = unsealing(faults)

    async with opened(tmp_path, "tournament") as desk:
        name, runner = desk.name("tournament"), desk.tournaments.runner
        await gather(desk, deals="same", pause=1440)
        await desk.tournaments.wake(name, now[0])
        found = await desk.tournament()
        monkeypatch.setattr(runner._tables, "unseal", unseal)
        [table] = found.state.state.rounds[0].tables
        values = {"round": 1, "table": 1, "points": dict.fromkeys(table.seats, 1), "from": "organiser", "why": ""}
        await found.write([entry("result", **values)], "ada")
        for _ in range(4):
            await runner.run(found)
        assert (shown, faults) == ([table.game] * 3, [])


async def test_cards_that_could_not_be_shown_are_shown_when_the_next_round_is_drawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, now: list[int]
) -> None:
    faults: list[Exception | None] = [StoreError("another process is away"), None]
    shown, unseal = unsealing(faults)

    async with opened(tmp_path, "tournament") as desk:
        name, runner = desk.name("tournament"), desk.tournaments.runner
        await gather(desk, deals="same", pause=0, rounds=2)
        await desk.tournaments.wake(name, now[0])
        found = await desk.tournament()
        monkeypatch.setattr(runner._tables, "unseal", unseal)
        [table] = found.state.state.rounds[0].tables
        values = {"round": 1, "table": 1, "points": dict.fromkeys(table.seats, 1), "from": "organiser", "why": ""}
        await found.write([entry("result", **values)], "ada")
        await runner.run(found)
        assert [row.closed for row in found.state.state.rounds] == [True, False]
        assert (shown, faults) == ([table.game] * 2, [])


async def test_a_draw_is_not_undone_while_its_tables_are_being_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, now: list[int]
) -> None:
    undone = list[asyncio.Task[int]]()

    async with opened(tmp_path, "tournament") as desk:
        name, runner = desk.name("tournament"), desk.tournaments.runner
        await gather(desk)
        found, open_table = await desk.tournament(), runner._tables.open_of_tournament

        async def slowly(opening: Opening) -> None:
            await open_table(opening)
            [draw] = [each.id for each in found.state.state.entries if each.do == "draw"]
            undo = desk.tournaments.do(found, Write("u1", (entry("undo", entry=draw),)), "ada")
            undone.append(asyncio.create_task(undo))
            for _ in range(1000):  # turns of the loop
                await asyncio.sleep(0)

        monkeypatch.setattr(runner._tables, "open_of_tournament", slowly)
        await desk.tournaments.wake(name, now[0])
        with pytest.raises(Refusal, match="seats-fixed"):
            await undone[0]
