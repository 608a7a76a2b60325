"""Whoever has a log read from disk is charged for it before that, wherever they ask for it."""

import asyncio
import math
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from foretell.pad.document import read_document
from foretell.server.endpoints.api import ENDPOINTS
from foretell.server.endpoints.sockets import _SERVE
from foretell.server.eventlog.hub import LogHub
from foretell.server.net import door
from foretell.server.net.access import Access
from foretell.server.net.conduct import Conduct
from foretell.server.net.problem import Problem
from foretell.server.protocol.pads import Write
from foretell.server.protocol.tournaments import NewTournament
from foretell.server.table.host import TableHost
from foretell.server.tournaments import state
from foretell.server.tournaments.hub import Tournaments
from foretell.server.tournaments.pads_of_tables import PadsOfTables
from foretell.store import OwnedElsewhere, Row
from tests.server import clubs, pads, tournaments
from tests.server.clubs import DAY, game
from tests.server.harness import dial, people, serving, told
from tests.server.kept import ADA, Desk, opened
from tests.server.test_memory import PLAYED
from tests.server.test_strangers import dialled, limited
from tests.server.test_viewings import finished

DOCUMENT = {"format": "foretell-tournament/1", "id": "cup", "entries": PLAYED}
TOO_MUCH = Problem(429, "too-many", "too much")


def refuse(*_: object) -> None:
    raise TOO_MUCH


async def written(folder: Path, many: int) -> list[str]:
    """The keys of tournaments that are on disk alone."""
    async with opened(folder) as desk:
        return [(await desk.tournaments.open(NewTournament(document=DOCUMENT), "ada")).watch for _ in range(many)]


async def test_an_address_has_few_logs_read_and_others_are_not_charged_for_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = list[int]()

    def fold(self: Tournaments, rows: Sequence[Row]) -> state.Tournament:
        read.append(len(rows))
        return folded(self, rows)

    folded = Tournaments._fold
    monkeypatch.setattr(Tournaments, "_fold", fold)
    monkeypatch.setattr(door, "_LOGS_SHARE", 0.0)
    first, second, third = await written(tmp_path, 3)
    async with serving(limited(tmp_path, catch_up_lines_per_second=0.1)) as address:

        async def look(key: str, source: str) -> bytes:
            async with dialled(address, source) as (reader, writer):
                writer.write(f"GET /api/v1/tournaments/{key}/tables/X HTTP/1.1\r\nHost: x\r\n\r\n".encode())
                return (await reader.readline()).split()[1]

        assert [await look(key, "127.0.0.2") for key in (first, second, third, first)] == [
            b"404",
            b"429",
            b"429",
            b"404",
        ]
        assert len(read) == 1, "what is refused is not read; what is in memory costs nothing"
        assert [await look(second, source) for source in ("127.0.0.3", "127.0.0.2")] == [b"404", b"404"]


async def test_of_many_who_ask_for_a_log_at_once_one_is_charged(tmp_path: Path) -> None:
    async with opened(tmp_path) as desk:
        key = (await desk.tournaments.open(NewTournament(document=DOCUMENT), "ada")).watch
        await desk.tournaments.unload_idle(math.inf)
        charged = list[int]()
        found = await asyncio.gather(*[desk.tournaments.find(key, charged.append) for _ in range(9)])
        assert len({id(each[0]) for each in found if each is not None}) == 1
        size = sum(len(row.data) for row in await desk.store.logs.read(f"tournament:{key}"))
        assert [each for each in charged if each] == [size]


async def test_what_another_process_has_is_charged_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(tmp_path) as desk:
        key = (await desk.tournaments.open(NewTournament(document=DOCUMENT), "ada")).watch
        await desk.tournaments.unload_idle(math.inf)

        async def elsewhere(_: str) -> int:
            raise OwnedElsewhere("127.0.0.1:1")

        monkeypatch.setattr(desk.store.ownership, "size", elsewhere)
        monkeypatch.setattr(Tournaments, "_fold", refuse)
        with pytest.raises(Problem):
            await desk.tournaments.look(f"tournament:{key}", refuse)


def filled(path: str, names: Mapping[str, str]) -> str:
    """A path with names in place of its parameters."""
    for place, name in names.items():
        path = path.replace(place, name)
    return path


async def test_every_request_for_a_log_is_charged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with people(tmp_path, "Ada") as [ada]:
        names = {
            "{table}": await ada.open(seats=3),
            "{pad}": (await pads.put(ada))[0],
            "{tournament}": (await tournaments.put(ada)).own,
            "{club}": (await clubs.put(ada)).own,
            "{viewing}": told(await ada.http.post("/viewings", json=finished()), 201)["viewing"],
        }
        code = told(await ada.http.post(f"/tables/{names['{table}']}/code", json={}), 201)["code"]
        token = ada.token
    monkeypatch.setattr(Access, "_charge", refuse)
    monkeypatch.setattr(LogHub, "_read_once", refuse)
    async with people(tmp_path) as [person, *_]:
        person.http.headers["authorization"] = f"Bearer {token}"
        asked = 0
        for endpoint in ENDPOINTS:
            path = filled(endpoint.path, names)
            if path != endpoint.path:
                answer = await person.http.request(endpoint.method, path, json={})
                assert (answer.status_code, answer.json()["code"]) == (429, "too-many"), path
                asked += 1
        assert asked > 20
        assert (await person.http.post("/codes", json={"code": code})).status_code == 429
        for path in _SERVE:
            async with dial(f"ws://{person.address}/api/v1/{filled(path, names)}/socket") as socket:
                await socket.wait_closed()
                assert socket.close_code == 4429, path


async def club_of_pads(desk: Desk, many: int) -> None:
    """A club with the games of pads that are not in memory."""
    await desk.open("club")
    made = [(await desk.pads.open(read_document(pads.document()), "ada")).watch for _ in range(many)]
    await desk.write(*[game("pad", key, DAY, f"g{number}") for number, key in enumerate(made)])
    await desk.pads.unload_idle(math.inf)


async def test_for_a_reader_of_a_club_only_some_of_its_games_are_read(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(tmp_path) as desk:
        await club_of_pads(desk, 4)
        for read in (2, 4, 4):
            charged = list[int]()

            def charge(size: int, charged: list[int] = charged) -> None:
                if len(charged) == 2:
                    raise TOO_MUCH
                charged += [size] if size else []

            await desk.clubs.look_at_games(await desk.club(), charge)
            assert len(desk.pads.in_memory) == read, "the others the next time"
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


async def test_games_that_are_added_to_a_club_are_charged(tmp_path: Path) -> None:
    async with opened(tmp_path) as desk:
        await desk.open("club")
        pad = (await desk.pads.open(read_document(pads.document()), "ada")).watch
        await desk.pads.unload_idle(math.inf)
        with pytest.raises(Problem):
            await desk.clubs.write(await desk.club(), Write("w", (game("pad", pad, DAY),)), ADA, refuse, by_key=True)
        assert not desk.pads.in_memory


async def test_pads_of_a_round_are_not_prepared_each_time_a_tournament_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepared = list[bool]()

    async def prepare(*_: object, seat: bool) -> None:
        prepared.append(seat)

    monkeypatch.setattr(PadsOfTables, "_prepare", prepare)
    document = {**DOCUMENT, "entries": PLAYED[:-2]}
    async with opened(tmp_path) as desk:
        key = (await desk.tournaments.open(NewTournament(document=document), "ada")).watch
        for _ in range(3):
            assert await desk.tournaments.find(key)
            await desk.tournaments.unload_idle(math.inf)
        assert prepared == [False]


async def test_who_asks_for_a_move_back_is_charged_for_the_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with people(tmp_path, "Ada") as [ada]:
        table = await ada.open(seats=3)
        async with ada.at(table) as line:
            await line.until("welcome")
            monkeypatch.setattr(TableHost, "lines_to_read", lambda *_: 9)
            monkeypatch.setattr(Access, "allow_reading", lambda *given: refuse() if given[-1] else None)
            monkeypatch.setattr(Conduct, "may_read", lambda *_: False)
            for do, status, code in (("ask-undo", 429, "too-fast"), ("pause", 409, "no-seat")):
                assert (await ada.post(table, do)).status_code == status
                assert (await line.until("refused", id=await line.send(do)))["code"] == code
