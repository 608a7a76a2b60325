"""How much of pads, tournaments, clubs and viewings is in memory: what does not fit is unloaded, and read again."""

import asyncio
import math
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from foretell.pad.document import Document
from foretell.pad.entries import read_entry
from foretell.server.eventlog import clock, engine
from foretell.server.eventlog.engine import Engine, Room
from foretell.server.net.reader import Reader
from foretell.server.ops.metrics import Metrics
from foretell.server.protocol.pads import Write
from foretell.server.protocol.tournaments import NewTournament
from foretell.server.tournaments.by_itself import LOOK_MS
from foretell.server.tournaments.host import TournamentHost
from foretell.server.viewings.hub import Viewings
from foretell.server.viewings.lines import log_of
from foretell.store import SqliteStore
from tests.server.clubs import game, typed
from tests.server.harness import people
from tests.server.kept import Desk, opened
from tests.server.pads import entry
from tests.server.test_memory import PLAYED
from tests.server.test_viewings import finished
from tests.server.test_waking_tournaments import gather
from tests.server.tournaments import PEOPLE, at, put, write
from tests.waiting import PATIENCE

DAY = "2027-01-15"
DOCUMENT = {"format": "foretell-tournament/1", "id": "cup", "entries": PLAYED}
LINES = 2 + len(PLAYED)


@pytest.fixture(autouse=True)
def _room_is_made_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "_MOST_NEW", 0)


@asynccontextmanager
async def with_tournaments(folder: Path, many: int) -> AsyncIterator[tuple[Desk, list[TournamentHost]]]:
    """Tournaments that were played."""
    async with opened(folder) as desk:
        for _ in range(many):
            await desk.tournaments.open(NewTournament(document=DOCUMENT), "ada")
        yield desk, desk.tournaments.in_memory


async def follow(host: TournamentHost, many: int) -> list[Reader]:
    """Readers of a tournament."""
    readers = [Reader(None, 99) for _ in range(many)]
    for reader in readers:
        await host.join(reader)
    return readers


async def test_what_is_held_is_more_than_lines(tmp_path: Path) -> None:
    async with with_tournaments(tmp_path, 1) as (desk, [tournament]):
        assert tournament.state.seq == LINES
        assert tournament.weight == LINES + 4 + 2, "four people at one table"
        await desk.open("club")
        club = await desk.club()
        before = club.weight - club.state.seq
        await desk.write(game("typed", name="g", day=DAY), typed("g", {"Ada": 9, "Ben": 5}, DAY))
        assert (before, club.weight - club.state.seq) == (0, 2), "two totals"
        record = finished()
        viewings = Viewings(desk.store, Metrics())
        viewing = await viewings.find((await viewings.open(record, "ada")).viewing)
        assert viewing is not None
        assert viewing.weight == 1 + sum(len(story["moves"]) for story in record["rounds"]) // 4 > 100


async def test_of_tournaments_that_are_followed_the_largest_for_each_reader_are_sent_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with with_tournaments(tmp_path, 5) as (desk, hosts):
        readers = [await follow(host, many) for host, many in zip(hosts, (3, 1, 2, 1, 1), strict=True)]
        await desk.tournaments.make_room(math.inf)
        assert desk.tournaments.in_memory == hosts, "there is room"
        monkeypatch.setattr(engine, "ROOM_LINES", 2 * hosts[0].weight / 4)
        await desk.tournaments.make_room(math.inf)
        await asyncio.sleep(0)
        assert desk.tournaments.in_memory == [hosts[0], hosts[2], hosts[4]], "the last one was used last"
        why = [{reader.let_go for reader in each} for each in readers]
        assert why == [{None}, {"restart"}, {None}, {"restart"}, {None}]
        monkeypatch.setattr(engine, "ROOM_LINES", math.inf)
        again, _ = await desk.tournaments.find(hosts[1].watch) or pytest.fail("it is gone")
        assert again.state.state.entries == hosts[1].state.state.entries


async def test_what_is_written_at_the_moment_is_not_sent_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with with_tournaments(tmp_path, 3) as (desk, hosts):
        [one], [two], _ = [await follow(host, 1) for host in hosts]
        monkeypatch.setattr(engine, "ROOM_LINES", 0)
        async with asyncio.timeout(PATIENCE), hosts[0].lock, hosts[1].running:
            await desk.tournaments.make_room(math.inf)
            assert desk.tournaments.in_memory == hosts
        await desk.tournaments.make_room(math.inf)
        await asyncio.sleep(0)
        assert (one.let_go, two.let_go, desk.tournaments.in_memory) == ("restart", "restart", hosts[2:])


@pytest.mark.parametrize("followed", [False, True])
async def test_all_kinds_share_the_room_and_the_largest_goes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, followed: bool
) -> None:
    names = [
        read_entry({"id": name, "do": "join", "name": name, "round": 1, "start": 0}, "wizard", 0) for name in "abc"
    ]
    async with opened(tmp_path) as desk:
        await desk.pads.open(Document("pad", "wizard", tuple(names)), "ada")
        await desk.tournaments.open(NewTournament(document=DOCUMENT), "ada")
        await desk.open("club")
        [pad], [large] = desk.pads.in_memory, desk.tournaments.in_memory
        readers = [Reader(None, 99) for _ in range(2)] if followed else []
        if readers:
            await pad.join(readers[0])
            await large.join(readers[1])
        together = Engine(desk.store, desk.pads, desk.tournaments, desk.clubs)
        for missing, left in ((0, [large]), (1, [])):
            monkeypatch.setattr(engine, "ROOM_LINES", (pad.weight + large.weight - missing) / (4 if followed else 1))
            await together.unload_idle(-math.inf)
            assert (desk.pads.in_memory, desk.tournaments.in_memory, len(desk.clubs.in_memory)) == ([pad], left, 1)
        await asyncio.sleep(0)
        assert [reader.let_go for reader in readers] == [None, "restart"][: len(readers)]


async def test_a_small_log_stays_when_a_large_one_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(tmp_path) as desk:
        made = [
            (await desk.tournaments.open(NewTournament(document=document), "ada")).watch
            for document in (None, DOCUMENT, DOCUMENT)
        ]
        small, large, _ = desk.tournaments.in_memory
        monkeypatch.setattr(engine, "ROOM_LINES", large.weight - 1)
        assert small.weight < large.weight
        await desk.tournaments.make_room(math.inf)
        assert [host.watch for host in desk.tournaments.in_memory] == [made[0], made[2]]


async def test_a_round_that_is_played_here_goes_on_though_there_is_no_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [1_000_000_000]
    monkeypatch.setattr(clock, "now_ms", lambda: now[0])
    async with opened(tmp_path, "tournament") as desk:
        name = desk.name("tournament")
        await gather(desk, auto=True, pause=1440)
        await desk.tournaments.wake(name, now[0])
        found = await desk.tournament()
        assert found.is_awaited
        monkeypatch.setattr(engine, "ROOM_LINES", 0)
        await desk.tournaments.open(NewTournament(), "ada")
        assert found not in desk.tournaments.in_memory
        now[0] += LOOK_MS
        assert (name, now[0]) in await desk.store.directory.due(now[0], 9)
        await desk.tournaments.wake(name, now[0])
        again = await desk.tournament()
        assert again.is_awaited
        [table] = again.state.state.rounds[0].tables
        values = {"round": 1, "table": 1, "points": dict.fromkeys(table.seats, 1), "from": "organiser", "why": ""}
        await desk.tournaments.do(again, Write("r", (entry("result", **values),)), "ada")
        await desk.tournaments.wake(name, now[0])
        assert (await desk.tournament()).state.state.rounds[0].closed


async def test_room_is_made_at_once_for_many_small_logs_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with with_tournaments(tmp_path, 4) as (desk, hosts):
        await desk.tournaments.unload_idle(math.inf)
        monkeypatch.setattr(engine, "_MOST_NEW", 4 * hosts[0].weight - 1)
        monkeypatch.setattr(engine, "ROOM_LINES", hosts[0].weight)
        for host, many in zip([*hosts, hosts[0]], (1, 2, 3, 2, 3), strict=True):
            assert await desk.tournaments.find(host.watch)
            assert len(desk.tournaments.in_memory) == many


async def test_of_viewings_not_all_stay_either(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "ROOM_LINES", 0)
    store = SqliteStore(tmp_path / "viewings.sqlite")
    viewings = Viewings(store, Metrics())
    Room(viewings)
    made = [(await viewings.open(finished(), "ada")).viewing for _ in range(3)]
    assert [host.name for host in viewings.in_memory] == [log_of(made[-1])]
    await store.close()


async def test_who_is_sent_away_comes_back_to_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with people(tmp_path, "Ada", "Ben") as (ada, ben):
        small, large = await put(ada, "Mira"), await put(ada, *PEOPLE)
        async with at(ada, small.own) as stays, at(ben, large.watch) as goes:
            await stays.until("tournament")
            await goes.until("tournament")
            await write(ada, large, entry("rename", person="mira", name="Mirabelle"))
            await write(ada, small, entry("rename", person="mira", name="Mirabelle"))
            with monkeypatch.context() as without_room:
                without_room.setattr(engine, "ROOM_LINES", 2)
                await put(ada)
                assert await goes.ended() == 1012
            async with at(ben, large.watch) as again:
                view = (await again.until("tournament"))["tournament"]
                assert [one["name"] for one in view["people"]] == ["Mirabelle", *PEOPLE[1:]]
            await stays.until("changed", seq=await write(ada, small, entry("rename", person="mira", name="Mira")))
