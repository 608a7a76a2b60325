"""Closed sockets and unloaded tables are freed at once, not by the garbage collector, which rarely runs in a server."""

import asyncio
import gc
import math
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from weakref import ref

import pytest

from foretell.server.eventlog import engine, hub
from foretell.server.net.http import Http
from foretell.server.net.reader import Reader
from foretell.server.net.wire import Wire
from foretell.server.ops.configure import settings_of
from foretell.server.protocol import commands
from foretell.server.protocol.pads import Write
from foretell.server.protocol.tournaments import NewTournament
from foretell.server.table.host import TableHost
from foretell.server.tournaments.hub import Tournaments
from foretell.server.tournaments.state import Tournament
from foretell.store import Row
from foretell.tournament.state import State
from tests.server.harness import Person, serving
from tests.server.kept import opened
from tests.server.test_working_parts import ADA, KIND, give, open_hub
from tests.server.tournaments import PEOPLE as NAMES
from tests.waiting import happens

MANY = 5
PEOPLE = [*NAMES[:4]]


class Rows(list[Row]):
    """Rows of a log of which is seen when they are freed."""


@contextmanager
def no_collection() -> Iterator[None]:
    """Without garbage collection."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def count(kind: type) -> int:
    """How many objects of this kind there are."""
    return sum(type(thing) is kind for thing in gc.get_objects())


async def freed(kind: type, before: int) -> None:
    """Wait until there are no more objects of this kind than before; some of another test may be left."""
    # A bot that was asked to choose has to answer first.
    await happens(lambda: count(kind) <= before, f"each {kind.__name__} is freed")


async def test_closed_sockets_are_freed(tmp_path: Path) -> None:
    settings = settings_of({}, {"FORETELL_PORT": "0", "FORETELL_DATA": str(tmp_path)})
    async with serving(settings) as address, Person(address, "Ada") as ada:
        table = await ada.open()
        with no_collection():
            wires, requests = count(Wire), count(Http)
            for _ in range(MANY):
                async with ada.at(table) as line:
                    await line.until("welcome")
                    await line.send("sit", seat=0)
                    await line.until("ack")
                    await line.send("move", move="play B5")
                    await line.until("refused")
                    await line.send("leave")
                    await line.until("ack")
            await freed(Wire, wires)
            await freed(Http, requests)


@pytest.mark.slow
async def test_unloaded_tables_are_freed(tmp_path: Path) -> None:
    async with open_hub(tmp_path) as hub:
        with no_collection():
            hosts = count(TableHost)
            for _ in range(MANY):
                table = (await hub.open(KIND, ADA)).table
                seats = range(1, KIND.seats)
                await give(hub, table, ADA, commands.Sit(0), *[commands.SeatBot(n, "random") for n in seats])
                await give(hub, table, ADA, commands.Start(), commands.Leave(), commands.TakeBack(), commands.Pause())
            await hub.unload_idle(math.inf)
            await freed(TableHost, hosts)


PLAYED = [
    *({"id": name, "do": "person", "name": name, "group": None} for name in PEOPLE),
    {"id": "d", "do": "draw", "round": 1, "stage": "preliminary", "seed": 64 * "0", "word": "", "method": 1}
    | {"people": PEOPLE, "tables": [PEOPLE], "byes": []},
    {"id": "r", "do": "result", "round": 1, "table": 1, "points": dict.fromkeys(PEOPLE, 1), "from": "organiser"}
    | {"why": ""},
    {"id": "c", "do": "close", "round": 1},
]


@asynccontextmanager
async def with_tournaments(folder: Path) -> AsyncIterator[tuple[Tournaments, list[str]]]:
    """All tournaments, and the keys of some that are not in memory."""
    async with opened(folder) as desk:
        document = {"format": "foretell-tournament/1", "id": "cup", "entries": PLAYED}
        made = [await desk.tournaments.open(NewTournament(document=document), "ada") for _ in range(MANY)]
        await desk.tournaments.unload_idle(math.inf)
        yield desk.tournaments, [each.watch for each in made]


async def test_unloaded_tournaments_are_freed(tmp_path: Path) -> None:
    with no_collection():
        before = count(State)
        async with with_tournaments(tmp_path) as (tournaments, keys):
            for key in keys:
                host, _ = await tournaments.find(key) or pytest.fail("it is gone")
                async with host.reading():
                    assert host.view(organiser=False).standings
                del host
            await tournaments.unload_idle(math.inf)
            await freed(State, before)


async def test_nothing_is_sent_of_a_tournament_that_was_unloaded_soon_after_a_change(tmp_path: Path) -> None:
    async with with_tournaments(tmp_path) as (tournaments, keys):
        host, _ = await tournaments.find(keys[0]) or pytest.fail("it is gone")
        reader = Reader(None, room=9)
        await host.join(reader)
        await tournaments.do(host, Write("w", ({"id": "l", "do": "leave", "person": PEOPLE[0], "round": 2},)), "ada")
        publishers = host._publishers.values()
        host.leave(reader)
        await tournaments.unload_idle(math.inf)
        del host
        for publisher in publishers:
            publisher._send_later()


async def test_large_logs_wait_for_their_turn_on_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "_LARGE", 0)
    async with with_tournaments(tmp_path) as (tournaments, keys):
        claim = tournaments._ownership.claim
        claimed = list["ref[Rows]"]()

        async def noted(name: str) -> Rows:
            rows = Rows(await claim(name))
            if rows:  # not under the key for writing, which is tried first
                claimed.append(ref(rows))
            return rows

        monkeypatch.setattr(tournaments._ownership, "claim", noted)
        async with tournaments._large:
            found = [asyncio.create_task(tournaments.find(key)) for key in keys]
            await happens(lambda: len(claimed) == MANY and not any(rows() for rows in claimed), "no rows are held")
            assert tournaments.in_memory == []
        assert [one and one[0].watch for one in await asyncio.gather(*found)] == keys


async def test_of_large_logs_that_nobody_uses_few_stay_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "_LARGE", 2 + len(PLAYED))  # they have as many lines, but these are long
    monkeypatch.setattr(engine, "_MOST_NEW", 2 + len(PLAYED))
    async with with_tournaments(tmp_path) as (tournaments, keys):
        fold = tournaments._fold
        is_alone = list[bool]()

        def noted(rows: Sequence[Row]) -> Tournament:
            is_alone.append(tournaments._large.locked())
            return fold(rows)

        monkeypatch.setattr(tournaments, "_fold", noted)
        for lines, left in ((0, 1), (2 * (2 + len(PLAYED)), 2)):
            monkeypatch.setattr(engine, "ROOM_LINES", lines)
            for key in keys:
                assert await tournaments.find(key)
            assert [host.watch for host in tournaments.in_memory] == keys[-left:]
            await tournaments.make_room(math.inf)
            assert [host.watch for host in tournaments.in_memory] == keys[-left:]
            await tournaments.unload_idle(math.inf)
        assert len(is_alone) == 2 * MANY
        assert all(is_alone)
