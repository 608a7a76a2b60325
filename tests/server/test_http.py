"""HTTP: guests, tables, streams for programs, and answers without secrets."""

import asyncio
import json
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import cast

import pytest

from foretell.fair import Noted, check_deals
from foretell.server.cluster.peers import Peers
from foretell.server.eventlog.asking import Actor
from foretell.server.ops.settings import Limits
from foretell.server.protocol import commands
from foretell.server.protocol.actions import Created
from foretell.server.protocol.schema import schema
from foretell.server.table.host import TableHost
from foretell.server.table.rematch import Rematches
from tests.server.harness import Message, Person, http_client, people, serving, settings_for, told
from tests.server.tables import Desk
from tests.waiting import happens


async def test_a_program_plays_over_streams_and_its_deals_are_verified(tmp_path: Path) -> None:
    async with people(tmp_path, "Engine") as [engine]:
        table = await engine.open(game={"game": "wizard", "mode": "maximus"}, seats=6)
        first = await engine.http.get(f"/tables/{table}")
        await engine.must(table, "sit", seat=0, value="an engine's salt")
        for seat in range(1, 6):
            await engine.must(table, "seat-bot", seat=seat, bot="random")
        assert (await engine.http.get(f"/tables/{table}/record")).status_code == 409
        await engine.must(table, "start")
        heard = await play_by_stream(engine, table)
        assert [m["seq"] for m in heard if m["type"] == "line"] == list(range(2, heard[-1]["seq"] + 1))
        record = (await engine.http.get(f"/tables/{table}/record")).json()
        check_deals(record, Noted(first.json()["commitment"], table, "an engine's salt", 0))
        assert record["fair"]["contributions"][0] == {"from": "player", "value": "an engine's salt"}


async def play_by_stream(person: Person, table: str) -> list[Message]:
    """Answer each question with the first legal move."""
    heard: list[Message] = []
    async with person.http.stream("GET", f"/tables/{table}/stream?after=1") as stream:
        async for line in stream.aiter_lines():
            heard.append(json.loads(line))
            if heard[-1]["type"] == "asked":
                await person.must(table, "move", move=heard[-1]["legal"][0])
            if heard[-1]["type"] == "revealed":
                return heard
    raise AssertionError("the stream ended before the game")


async def test_a_stream_ends_when_the_server_does(tmp_path: Path) -> None:
    begun, ended = asyncio.Event(), asyncio.Event()

    async def listen(address: str, table: str) -> None:
        url = f"http://{address}/api/v1/tables/{table}/stream"
        async with http_client() as client, client.stream("GET", url) as stream:
            async for _ in stream.aiter_lines():
                begun.set()
        ended.set()

    async with serving(settings_for(tmp_path)) as address:
        async with Person(address, "Ada") as ada:
            listening = asyncio.create_task(listen(address, await ada.open(seats=3)))
        await begun.wait()
    await listening
    assert ended.is_set()


async def test_the_cookie_is_out_of_reach_of_scripts_and_of_other_sites(tmp_path: Path) -> None:
    settings = replace(settings_for(tmp_path), secure_cookies=True)
    async with serving(settings) as address, http_client(f"http://{address}/api/v1") as client:
        made = await client.post("/players", json={"name": "  Ada   Lovelace "})
        cookie = made.headers["set-cookie"].lower()
        assert all(word in cookie for word in ("httponly", "samesite=lax", "secure", "path=/"))
        token = made.json()["token"]
        shown = await client.get("/me", headers={"cookie": f"foretell_token={token}"})
        assert shown.json() == {"name": "Ada Lovelace", "program": False, "token": None}
        evil = await client.post("/players", json={}, headers={"origin": "https://evil.example"})
        assert (evil.status_code, evil.json()["code"]) == (403, "origin")


async def test_open_tables_are_listed_and_others_are_not(tmp_path: Path) -> None:
    async with people(tmp_path, "Ada") as [ada]:
        shown, _ = await ada.open(seats=4, listed=True), await ada.open(seats=4)
        await ada.must(shown, "sit", seat=2)
        [listing] = (await ada.http.get("/tables")).json()["tables"]
        assert (listing["table"], listing["names"], listing["free"]) == (shown, ["", "", "Ada", ""], 3)
        await ada.must(shown, "close")
        assert (await ada.http.get("/tables")).json() == {"tables": []}


async def test_only_players_see_a_table_without_spectators(tmp_path: Path) -> None:
    async with people(tmp_path, "Ada", "Eve") as (ada, eve):
        table = await ada.open(seats=3, spectators=False)
        await ada.must(table, "sit", seat=0)
        assert (await eve.http.get(f"/tables/{table}")).status_code == 200
        await ada.start(table, 1, 2)
        for path in ("", "/stream", "/record"):
            assert (await eve.http.get(f"/tables/{table}{path}")).status_code == 403
        assert (await ada.http.get(f"/tables/{table}")).status_code == 200


async def played_together(ada: Person, ben: Person, portraits: tuple[str, str] = ("fox", "bear")) -> str:
    """A game of two people and a bot, played to its end; returns the table."""
    table = await ada.open(game={"game": "extreme", "rounds": 1}, seats=3)
    for seat, (person, portrait) in enumerate(zip((ada, ben), portraits, strict=True)):
        await person.must(table, "sit", seat=seat, portrait=portrait)
    await ada.start(table, 2)
    await asyncio.gather(play_by_stream(ada, table), play_by_stream(ben, table))
    return table


async def test_a_player_who_asks_for_a_rematch_is_seated_at_it(tmp_path: Path) -> None:
    async with people(tmp_path, "Ada", "Ben") as (ada, ben):
        table = await played_together(ada, ben, ("lynx", "owl"))
        assert (await ada.post(table, "ask-rematch", "twice")).json() == (
            await ada.post(table, "ask-rematch", "twice")
        ).json()
        await ben.must(table, "ask-rematch")
        old = (await ada.http.get(f"/tables/{table}")).json()
        seats = (await ada.http.get(f"/tables/{old['rematch']}")).json()["seats"]
        assert [seat["name"] for seat in seats] == [seat["name"] for seat in old["seats"]]
        assert [seat["bot"] for seat in seats] == [None, None, "random"]
        assert [seat["portrait"] for seat in seats] == ["lynx", "owl", None]


async def test_a_rematch_that_was_removed_is_opened_again_for_the_next_who_asks(tmp_path: Path) -> None:
    async with people(tmp_path, "Ada", "Ben") as (ada, ben):
        table = await played_together(ada, ben)
        await ada.must(table, "ask-rematch", drawn=True)
        removed = (await ben.http.get(f"/tables/{table}")).json()["rematch"]
        assert (await ada.http.post("/me/delete", json={"name": "Ada"})).status_code == 202

        async def is_removed() -> bool:
            return (await ben.http.get(f"/tables/{removed}")).status_code == 404

        await happens(is_removed, "the rematch is removed, as nobody else was there")
        await ben.must(table, "ask-rematch")
        other = (await ben.http.get(f"/tables/{table}")).json()["rematch"]
        seats = told(await ben.http.get(f"/tables/{other}"))["seats"]
        assert other != removed
        assert [seat["name"] for seat in seats][1] == "Ben"


async def test_a_rematch_that_takes_long_delays_none_of_another_table() -> None:
    asked, goes_on = asyncio.Event(), asyncio.Event()

    class Over(SimpleNamespace):
        """The host of a table whose game is over."""

        async def do(self, *_: object) -> int:
            """The number of the request's line."""
            return 7

    async def find(_table: str) -> TableHost | None:
        return None

    async def opens(created: Created, _by: str, _more: object) -> None:
        if created.rematch_of == "slow":
            asked.set()
            await goes_on.wait()

    async def ask(name: str) -> int:
        desk = Desk(name=name)
        desk.start()
        desk.play(Random(1))
        host = cast("TableHost", Over(name=name, table=desk.table))
        return await rematches.ask(host, Actor("p0", "Ada"), commands.AskRematch(), "c")

    rematches = Rematches(find, opens, Peers())
    slow = asyncio.create_task(ask("slow"))
    await asked.wait()
    again = asyncio.create_task(ask("slow"))
    assert await ask("quick") == 7
    assert not slow.done()
    goes_on.set()
    assert [await slow, await again] == [7, 7]


@pytest.mark.parametrize("drawn", [False, True])
async def test_an_evening_is_a_chain_of_tables_with_seats_kept_or_drawn(tmp_path: Path, *, drawn: bool) -> None:
    """Who asks first decides; all get other seats by one draw, so no two want the same."""
    async with people(tmp_path, "Ada", "Ben") as (ada, ben):
        table = await played_together(ada, ben)
        await ada.must(table, "ask-rematch", drawn=drawn)
        await ben.must(table, "ask-rematch", drawn=not drawn)
        old = (await ada.http.get(f"/tables/{table}")).json()
        seats = (await ada.http.get(f"/tables/{old['rematch']}")).json()["seats"]
        names = [seat["name"] for seat in old["seats"]]
        order = sorted(range(3), key=lambda seat: sha256(f"{old['rematch']} {seat}".encode()).digest())
        expected = [names[order.index(seat)] for seat in range(3)] if drawn else names
        assert [seat["name"] for seat in seats] == expected
        own = (await ben.http.get("/me/tables")).json()["tables"]
        assert {each["table"]: each["rematch_of"] for each in own} == {old["rematch"]: table, table: None}


WRONG = [
    ("GET", "/nowhere", None, 404),
    ("DELETE", "/tables", None, 405),
    ("GET", "/me", None, 401),
    ("GET", "/tables/nowhere", None, 404),
    ("GET", "/tables/..%2f..%2fetc", None, 404),
    ("POST", "/players", {"name": ""}, 422),
    ("POST", "/players", {"name": "x" * 25}, 422),
    ("POST", "/players", {"name": "\x00"}, 422),
    ("POST", "/players", {"name": "Ada", "admin": True}, 422),
    ("POST", "/players", {"name": "x" * 5000}, 413),
]


async def test_answers_to_wrong_requests_give_nothing_away(tmp_path: Path) -> None:
    async with (
        serving(settings_for(tmp_path)) as address,
        http_client(f"http://{address}/api/v1") as client,
    ):
        for method, path, body, status in WRONG:
            answer = await client.request(method, path, json=body)
            assert (path, answer.status_code) == (path, status)
            assert set(answer.json()) == {"code", "message", "rule", "where"}
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert "default-src 'none'" in answer.headers["content-security-policy"]
            assert not any(word in answer.text for word in ("Traceback", ".py", str(tmp_path)))
        plain = await client.post("/players", content="name=Ada")
        assert plain.status_code == 415


async def test_impossible_tables_are_refused(tmp_path: Path) -> None:
    async with people(tmp_path, "Ada") as [ada]:
        for game in (
            {"game": "wizard", "specials": ["dragon"]},
            {"game": "chess"},
            {"game": "wizard", "specials": ["x"]},
        ):
            answer = await ada.http.post("/tables", json={"game": game})
            assert answer.status_code == 422
        answer = await ada.http.post("/tables", json={"game": {"game": "extreme"}, "seats": 6})
        assert answer.json()["code"] == "options"


async def test_the_server_reports_whether_it_is_alive_and_can_write(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path)) as address, http_client(f"http://{address}") as client:
        for path in ("/health", "/ready"):
            answer = await client.get(path)
            assert (answer.status_code, answer.json()) == (200, {"status": "ok"})
        assert "foretell_entries" not in (await client.get("/metrics")).text


async def test_an_address_that_asks_too_often_is_refused(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    few = replace(settings.limits, requests_per_second=1.0)
    async with (
        serving(replace(settings, limits=few)) as address,
        http_client(f"http://{address}") as client,
    ):
        answers = [(await client.get("/health")).status_code for _ in range(30)]
        assert answers[0] == 200
        assert 429 in answers


async def test_a_household_can_fetch_the_page_at_once(tmp_path: Path) -> None:
    settings = replace(settings_for(tmp_path), limits=Limits())
    async with serving(settings) as address, http_client(f"http://{address}") as client:
        answers = [(await client.get("/assets/none.js")).status_code for _ in range(500)]
        assert {*answers} == {404}


def test_the_schema_describes_every_message() -> None:
    described = schema()["$defs"]
    assert {"Do", "Sit", "Line", "Moved", "RoundDealt", "Welcome", "FromClient", "ToClient", "TableKind"} <= set(
        described
    )
    assert len(described["FromClient"]["anyOf"]) == 4
