"""What strangers try at tournaments: keys that are nearly right, odd codes and bodies, large files."""

import asyncio
import json
import threading
from collections.abc import AsyncIterator, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import Request

from foretell.server.endpoints import base, context
from foretell.server.eventlog.entries import Written
from foretell.server.net.access import body_of
from foretell.server.protocol.pads import Write
from foretell.server.protocol.tournament_views import RoundView
from foretell.server.protocol.tournaments import DrawRound, NewTournament
from foretell.server.tournaments import decide, state, view
from foretell.server.tournaments.by_itself import acts_at
from foretell.server.tournaments.host import cost_of
from foretell.server.tournaments.lines import AnyLine, Opened
from foretell.server.tournaments.state import Tournament
from foretell.server.tournaments.view import Views, round_view
from foretell.tournament import standings
from foretell.tournament.document import Entry
from foretell.tournament.state import Round, State
from foretell.tournament.tally import Tallies
from tests.server.harness import people
from tests.server.kept import opened
from tests.server.pads import entry
from tests.server.test_memory import PLAYED
from tests.server.tournaments import PEOPLE, Keys, at, codes, look, must, play_round, put, write
from tests.waiting import PATIENCE

NOW = 1_790_000_000_000
JSON = {"content-type": "application/json"}
DEEP = b"[" * 700 + b"]" * 700
ODD_BODIES = (
    b"",
    b"null",
    b"[" * 100_000,
    b'{"document":' + DEEP + b"}",
    b'{"document":{"format":"foretell-tournament/1","id":"x","entries":[{"id":"a","do":"set","set":' + DEEP + b"}]}}",
    b'{"settings":{"name":"\\ud800"}}',
    b'{"settings":{"options":{"rounds":1e999}}}',
    b'{"settings":{"points":{"4":[NaN,1,1,1]}}}',
    b'{"type":"write","id":"a","entries":' + DEEP + b"}",
    b'{"type":"write","id":"a","entries":[{"id":"q","do":"result","over":{"a":1}}]}',
    b'{"type":"write","id":"a","entries":[{"id":"q","do":["end"]}]}',
    b'{"type":"draw","id":"a","round":1e400}',
    b'{"type":"hand-in","id":"a","round":1,"points":{"\\ud800":1}}',
    b'{"type":"confirm","id":"a","result":"\\ud800"}',
    b'{"id":"a","name":"\\u202e\\u200b"}',
    b'{"id":"b","name":"\xff"}',
)


def near(keys: Keys) -> list[str]:
    """Keys that are nearly right, or could break what reads them."""
    own, watch = keys
    ways = (own[:-1], own + "A", own.swapcase(), own + "=", own + "%20", own + "%0a", watch[:-1], watch.swapcase())
    return [*ways, "tournament%3A" + watch, "%00", "%ff", "%ed%a0%80", "%2e%2e", "%F0%9F%92%A9", "a" * 5000]


async def test_nothing_but_the_right_keys_codes_and_bodies_does_anything(tmp_path: Path) -> None:
    async with people(tmp_path, "Ada", "Eve") as (ada, eve):
        keys = await put(ada, *PEOPLE)
        await must(ada, keys, "draw", round=1)
        before = {**await look(ada, keys.own), "now": 0}
        [code, *_] = codes(before)
        draw, join = {"type": "draw", "id": "d", "round": 2}, {"id": "j", "name": "Eve"}
        hand_in = {"type": "hand-in", "id": "h", "round": 1}
        reads = ("", "/document", "/standings.csv", "/games.csv", f"/tables/{code}")
        posts: Mapping[str, Any] = {"/commands": draw, "/join": join, f"/tables/{code}/commands": hand_in}
        for key in near(keys):
            answers = [await eve.http.get(f"/tournaments/{key}{path}") for path in reads]
            answers += [await eve.http.post(f"/tournaments/{key}{path}", json=body) for path, body in posts.items()]
            assert {answer.status_code for answer in answers} == {404}, key
        for wrong in (code[:-1], code + code, "%00", "%ff", "ß" * 3, "a" * 5000):
            assert (await eve.http.get(f"/tournaments/{keys.watch}/tables/{wrong}")).status_code == 404, wrong
        own, watch = f"/tournaments/{keys.own}", f"/tournaments/{keys.watch}"
        for path in ("/tournaments", f"{own}/commands", f"{watch}/join", f"{watch}/tables/{code}/commands"):
            for body in ODD_BODIES:
                answer = await eve.http.post(path, content=body, headers=JSON)
                assert 400 <= answer.status_code < 500, (path, body[:80])
        assert {**await look(ada, keys.own), "now": 0} == before


async def test_a_large_file_counts_as_several_tournaments(tmp_path: Path) -> None:
    async with people(tmp_path, "Eve", tournaments_per_hour=4) as [eve]:
        text = json.dumps({"document": {"format": "foretell-tournament/1", "id": "x", "entries": []}}) + 1_300_000 * " "
        sent = [await eve.http.post("/tournaments", content=text, headers=JSON) for _ in "12"]
        assert [answer.status_code for answer in sent] == [201, 429]


async def test_an_address_sends_few_files_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each is in memory until it is whole, and may be sent slowly."""
    is_read, is_refused = asyncio.Event(), asyncio.Event()

    async def read(request: Request, longest: int) -> bytes:
        is_read.set()
        return await body_of(request, longest)

    async def slowly() -> AsyncIterator[bytes]:
        yield b"[]"
        await asyncio.wait_for(is_refused.wait(), PATIENCE)

    monkeypatch.setattr(context, "_FILES", 1)
    monkeypatch.setattr(base, "body_of", read)
    async with people(tmp_path, "Eve") as [eve]:
        is_read.clear()
        first = asyncio.create_task(eve.http.post("/tournaments", content=slowly(), headers=JSON))
        await asyncio.wait_for(is_read.wait(), PATIENCE)
        second = await eve.http.post("/tournaments", content=b"[]", headers=JSON)
        assert (second.status_code, second.json()["code"]) == (429, "too-many")
        is_refused.set()
        assert (await first).status_code == 422
        assert (await eve.http.post("/tournaments", content=b"[]", headers=JSON)).status_code == 422


async def test_no_file_brings_more_people_than_a_tournament_may_have(tmp_path: Path) -> None:
    entries = [{"id": f"p{n}", "do": "person", "name": f"{n}", "group": None} for n in range(1_001)]
    async with people(tmp_path, "Eve") as [eve]:
        for many, status in ((1_000, 201), (1_001, 422)):
            document = {"format": "foretell-tournament/1", "id": "x", "entries": entries[:many]}
            answer = await eve.http.post("/tournaments", json={"document": document})
            assert answer.status_code == status, answer.text


@pytest.mark.parametrize("many", [2, 50])
def test_a_message_of_many_entries_does_not_go_through_the_log_for_each(many: int) -> None:
    read = list[int]()

    class Noted(list[Entry]):
        def __iter__(self) -> Iterator[Entry]:
            read.append(1)
            return super().__iter__()

    person = Entry("p", "person", {"name": "p", "group": None})
    tournament = state.fold([Opened(NOW, "a", document="d", secret=""), Written(NOW, "a", entry=person.to_json())])
    tournament.state.entries = Noted(tournament.state.entries)
    given = [{"id": f"g{number}", "do": "group", "person": "p", "group": None} for number in range(many)]
    assert len(decide.written(tournament, decide.read(given, NOW))) == many
    assert len(read) <= 1, "to copy it"


def test_the_order_of_many_people_is_worked_out_once_and_changes_of_it_count(monkeypatch: pytest.MonkeyPatch) -> None:
    lines: list[AnyLine] = [Opened(NOW, "ada", document="cup", secret="5a" * 32)]
    people = [f"p{n}" for n in range(12)]
    draw = {"round": 1, "stage": "preliminary", "seed": "0" * 64, "word": "", "people": people, "byes": [], "method": 1}
    tables = [people[n : n + 4] for n in range(0, 12, 4)]
    results = [
        {"round": 1, "table": number, "points": dict.fromkeys(table, number), "from": "organiser", "why": ""}
        for number, table in enumerate(tables, start=1)
    ]
    entries = [
        *(Entry(name, "person", {"name": name, "group": None}) for name in people),
        Entry("draw", "draw", {**draw, "tables": tables}),
        *(Entry(f"r{number}", "result", values) for number, values in enumerate(results)),
    ]
    tournament = state.fold([*lines, *(Written(NOW, "ada", entry=entry.to_json()) for entry in entries)])
    leave = Write("c", ({"do": "leave"},))
    assert cost_of(tournament, leave) == 0, "nothing is ranked yet"
    worked: list[int] = []

    def noted(of: State) -> Tallies:
        worked.append(len(of.entries))
        return Tallies(of)

    monkeypatch.setattr(standings, "Tallies", noted)
    for change in (
        Entry("close", "close", {"round": 1}),
        Entry("name", "rename", {"person": "p1", "name": "Zoe"}),
        Entry("leave", "leave", {"person": "p1", "round": 2}),
    ):
        state.apply(tournament, [Written(NOW, "ada", entry=change.to_json())])
        for organiser in (True, False):
            Views("watch").of(tournament, {}, NOW, organiser=organiser)
    assert len(worked) == 2, "at the end of the round, and when somebody has left"
    assert cost_of(tournament, leave) == 1 + len(tournament.state.entries) // 8
    assert cost_of(tournament, Write("c", ({"do": "rename"},))) == 0


def test_what_the_server_does_next_is_found_without_going_through_the_log() -> None:
    read = list[Entry]()

    class Noted(list[Entry]):
        def __iter__(self) -> Iterator[Entry]:
            read.extend(self)
            return super().__iter__()

        def __reversed__(self) -> Iterator[Entry]:
            for one in super().__reversed__():
                read.append(one)
                yield one

    for online in (False, True):
        settings: dict[str, Any] = {
            "id": "s",
            "do": "set",
            "set": {"where": "online", "auto": True} if online else {"name": "Cup"},
        }
        for played in (PLAYED[:-1], PLAYED):
            entries: list[Any] = [settings, *played]
            lines = [Written(NOW, "a", entry=each) for each in entries]
            tournament = state.fold([Opened(NOW, "a", document="d", secret="5a" * 32), *lines])
            tournament.state.entries = Noted(tournament.state.entries)
            read.clear()
            acts_at(tournament)
            assert len(read) <= 2 * online, "the end of the round, twice"


async def test_nothing_waits_while_the_order_and_all_rounds_are_worked_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ranked, shown = list[threading.Thread](), list[threading.Thread]()

    def ranks(of: State) -> Tallies:
        ranked.append(threading.current_thread())
        return Tallies(of)

    def shows(tournament: Tournament, row: Round, progress: view.Progress, *, organiser: bool) -> RoundView:
        shown.append(threading.current_thread())
        return round_view(tournament, row, progress, organiser=organiser)

    async with people(tmp_path, "Ada", "Eve") as (ada, eve):
        first = await put(ada, *PEOPLE)
        await play_round(ada, first, 1)
        document = (await ada.http.get(f"/tournaments/{first.own}/document")).json()
        monkeypatch.setattr(standings, "Tallies", ranks)
        monkeypatch.setattr(view, "round_view", shows)
        keys = await put(ada, document=document, rounds=3)
        assert (len(ranked), len(shown)) == (1, 0)
        await look(ada, keys.own)
        assert (len(ranked), len(shown)) == (1, 2), "for both kinds of readers"
        assert threading.main_thread() not in shown
        async with at(eve, keys.watch) as line:
            await line.until("tournament")
            await play_round(ada, keys, 2)
            await write(ada, keys, entry("leave", person="mira", round=3))
            await look(eve, keys.watch)
    assert threading.main_thread() not in ranked
    assert len(ranked) > 3


async def test_what_follows_from_a_draw_is_ranked_before_it_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ranked = list[threading.Thread]()

    def ranks(of: State) -> Tallies:
        ranked.append(threading.current_thread())
        return Tallies(of)

    async with opened(tmp_path) as desk:
        document = {"format": "foretell-tournament/1", "id": "cup", "entries": PLAYED}
        await desk.tournaments.open(NewTournament(document=document), "ada")
        [host] = desk.tournaments.in_memory
        monkeypatch.setattr(standings, "Tallies", ranks)
        await desk.tournaments.do(host, DrawRound("draw", 2), "ada")
        assert host.view(organiser=False).rounds[-1].number == 2
    assert ranked
    assert threading.main_thread() not in ranked
