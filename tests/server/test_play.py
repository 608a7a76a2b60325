"""A game against bots in two requests, names, old lines, a player's own tables, and reasons for illegal moves."""

import re
from pathlib import Path
from typing import Any

import pytest

from foretell.bots import levels
from foretell.bots.cast import CAST, VISITORS
from foretell.bots.levels import BOT_NAMES, RATINGS, missing_extra, usual_bots
from foretell.server.endpoints import tables
from foretell.server.eventlog.asking import Actor, Refusal
from foretell.server.protocol import commands
from foretell.server.protocol.names import is_alike
from foretell.server.table import seating
from foretell.server.table.decide import Circumstances, decide
from foretell.server.table.seating import bot_name
from tests.bots.lacking import without_library
from tests.server.harness import http_client, people, serving, settings_for
from tests.server.tables import Desk, everything

AGAINST_BOTS = {
    "kind": {"game": {"game": "wizard"}, "seats": 4},
    "seat": 1,
    "bots": ["thumb", "random", "thumb"],
}


async def test_a_game_starts_in_two_requests(tmp_path: Path) -> None:
    async with people(tmp_path, "Ada") as [ada]:
        made = await ada.http.post("/play", json=AGAINST_BOTS)
        assert made.status_code == 201, made.text
        view = (await ada.http.get(f"/tables/{made.json()['table']}")).json()
        assert (view["status"], view["game"], view["commitment"]) == ("waiting", None, made.json()["commitment"])
        await ada.must(made.json()["table"], "start", value="my salt")
        view = (await ada.http.get(f"/tables/{made.json()['table']}")).json()
        assert (view["you"], view["owner"], view["status"]) == (1, True, "playing")
        assert [seat["bot"] for seat in view["seats"]] == ["thumb", None, "random", "thumb"]
        assert view["seats"][1]["value"] == "my salt"
        assert (view["commitment"], view["game"]["round"]) == (made.json()["commitment"], 1)
        async with ada.at(made.json()["table"]) as line:
            if not (await line.until("welcome"))["table"]["legal"]:
                assert (await line.until("asked"))["legal"]


WRONG_PLAY: list[tuple[dict[str, Any], str]] = [
    ({"bots": ["thumb", "thumb"]}, "bots"),
    ({"bots": ["thumb", "thumb", "deep thought"]}, "no-such-bot"),
    ({"seat": 4}, "no-such-seat"),
    ({"seat": 7}, "malformed"),
    ({"bots": []}, "malformed"),
    ({"value": "said too early"}, "malformed"),
    ({"kind": {"game": {"game": "extreme"}, "seats": 6}, "bots": ["thumb"] * 5}, "options"),
]


async def test_an_impossible_game_leaves_no_table_behind(tmp_path: Path) -> None:
    async with people(tmp_path, "Ada") as [ada]:
        for change, code in WRONG_PLAY:
            refused = await ada.http.post("/play", json={**AGAINST_BOTS, **change})
            assert (refused.status_code, refused.json()["code"]) == (422, code)
        assert (await ada.http.get("/me/tables")).json() == {"tables": []}


async def test_the_bots_are_listed(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path)) as address, http_client(f"http://{address}/api/v1") as client:
        listed = (await client.get("/bots")).json()
        assert [level["bot"] for level in listed["bots"]] == list(BOT_NAMES)
        assert [level["needs"] for level in listed["bots"]] == [missing_extra(name) for name in BOT_NAMES]
        assert all(level["available"] == (level["needs"] is None) for level in listed["bots"])
        assert [level["ratings"]["extreme"] for level in listed["bots"]] == list(RATINGS["extreme"].values())
        assert listed["usual"] == list(usual_bots(5))


async def test_the_list_of_bots_tells_who_plays_without_the_compiled_half(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    without_library(monkeypatch)
    monkeypatch.setattr(tables, "missing_extra", levels.missing_extra)
    async with people(tmp_path, "Ada") as [ada]:
        *others, last = (await ada.http.get("/bots")).json()["bots"]
        assert all(level["available"] and level["instead"] is None for level in others)
        assert (last["bot"], last["needs"], last["instead"]) == ("grandmaster", "native", "master")


async def test_a_table_without_named_bots_gets_the_usual_ones(tmp_path: Path) -> None:
    async with people(tmp_path, "Ada") as [ada]:
        wanted = {"kind": {"game": {"game": "extreme"}, "seats": 5}, "seat": 1}
        made = await ada.http.post("/play", json=wanted)
        view = (await ada.http.get(f"/tables/{made.json()['table']}")).json()
        bots = [seat["bot"] for seat in view["seats"]]
        assert [*bots[:1], *bots[2:]] == list(usual_bots(4))


def test_a_level_that_cannot_play_here_is_refused_with_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    sentence = "the bot 'master' cannot play here: there is no native library"
    monkeypatch.setattr(seating, "why_missing", {"master": sentence}.get)
    desk = Desk()
    desk.give("p0", commands.Sit(0))
    with pytest.raises(Refusal, match=f"cannot play here: {re.escape(sentence)}$") as caught:
        desk.give("p0", commands.SeatBot(1, "master"))
    assert caught.value.code == "bot-missing"
    desk.give("p0", commands.SeatBot(1, "thumb"))


@pytest.mark.parametrize("bot", BOT_NAMES)
def test_all_bots_at_a_table_are_different_people_of_their_level(bot: str) -> None:
    taken: list[str] = []
    for seat in range(5):
        taken.append(bot_name(bot, "a table", seat, taken))
    assert sorted(taken) == sorted(CAST[bot])
    assert bot_name(bot, "a table", 0, [taken[0].upper()]) != taken[0]
    assert bot_name(bot, "a table", 5, taken) in {name for names in CAST.values() for name in names} - {*taken}


def test_a_bot_from_outside_has_no_name_of_the_cast() -> None:
    assert {bot_name("some:bot", "a table", seat, ()) for seat in range(6)} <= {*VISITORS}


def test_no_two_people_of_the_guild_have_names_that_look_alike() -> None:
    names = [name for each in (*CAST.values(), VISITORS) for name in each]
    assert tuple(CAST) == BOT_NAMES
    assert all(len(name) <= 6 and not is_alike(name, [other for other in names if other != name]) for name in names)
    assert len({*names}) == len(names) == 36


def test_a_bot_makes_way_for_a_person_of_its_name() -> None:
    desk = Desk()
    desk.give("p0", commands.Sit(0))
    desk.give("p0", commands.SeatBot(1, "random"))
    name = desk.table.seats[1].name
    decided = decide(desk.table, commands.Sit(2), Actor("p2", name.upper()), Circumstances(0, ""))
    for action in decided.actions:
        desk.write(action)
    assert desk.table.seats[2].name == name.upper()
    assert desk.table.seats[1].bot == "random"
    assert desk.table.seats[1].name.casefold() not in ("", name.casefold())
    assert everything(desk.rebuilt()) == everything(desk.table)


async def test_a_player_takes_another_name(tmp_path: Path) -> None:
    async with people(tmp_path, "Ada") as [ada]:
        before, after = await ada.open(), await ada.open()
        await ada.must(before, "sit", seat=0)
        renamed = await ada.http.patch("/me", json={"name": " Augusta  Ada "})
        assert renamed.json() == {"name": "Augusta Ada", "program": False, "token": None}
        await ada.must(after, "sit", seat=0)
        names = [(await ada.http.get(f"/tables/{table}")).json()["seats"][0]["name"] for table in (before, after)]
        assert names == ["Ada", "Augusta Ada"]
        assert (await ada.http.get("/me")).json()["name"] == "Augusta Ada"
        for wrong in ("", "  ", "x" * 25, "\u202e"):
            assert (await ada.http.patch("/me", json={"name": wrong})).status_code == 422


async def test_a_player_finds_their_own_tables(tmp_path: Path) -> None:
    async with people(tmp_path, "Ada", "Eve") as (ada, eve):
        left, waiting = await ada.open(), await ada.open(seats=3)
        for table in (left, waiting):
            await ada.must(table, "sit", seat=2)
        await ada.must(left, "leave")
        playing = await ada.begin(**AGAINST_BOTS)
        async with ada.at(playing) as line:
            if not (await line.until("welcome"))["table"]["legal"]:
                await line.until("asked")
        own = (await ada.http.get("/me/tables")).json()["tables"]
        assert [table["table"] for table in own] == [playing, waiting]
        shown = {key: own[0][key] for key in ("status", "seat", "your_turn", "round", "rounds", "free", "totals")}
        assert shown == {
            "status": "playing",
            "seat": 1,
            "your_turn": True,
            "round": 1,
            "rounds": 15,
            "free": 0,
            "totals": [],
        }
        assert (own[1]["status"], own[1]["round"], own[1]["names"]) == ("waiting", None, ["", "", "Ada"])
        assert own[0]["at"] >= own[1]["at"] > 0
        assert (await eve.http.get("/me/tables")).json() == {"tables": []}


async def test_old_lines_are_read_in_pages(tmp_path: Path) -> None:
    async with people(tmp_path, "Ada") as [ada]:
        table = await ada.open(seats=3)
        async with ada.at(table, after=0) as line:
            await ada.must(table, "sit", seat=0)
            await ada.must(table, "say", text="hello")
            live = [await line.until("line") for _ in range(3)]
        read = (await ada.http.get(f"/tables/{table}/lines")).json()["lines"]
        assert read == live
        assert (await ada.http.get(f"/tables/{table}/lines?after=1&limit=1")).json()["lines"] == live[1:2]
        assert (await ada.http.get(f"/tables/{table}/lines?after=99")).json() == {"lines": []}
        for wrong in ("after=-1", "after=x", "limit=0", "limit=501", "after=99999999999", "limit="):
            assert (await ada.http.get(f"/tables/{table}/lines?{wrong}")).status_code == 422


async def test_the_reason_for_an_illegal_move(tmp_path: Path) -> None:
    async with people(tmp_path, "Ada", "Eve") as (ada, eve):
        table = await ada.open(seats=3)
        assert (await ada.http.get(f"/tables/{table}/why", params={"move": "bid 0"})).json()["code"] == "no-seat"
        await ada.must(table, "sit", seat=1)
        early = await ada.http.get(f"/tables/{table}/why", params={"move": "bid 0"})
        assert (early.status_code, early.json()["code"]) == (409, "not-playing")
        await ada.start(table, 0, 2)
        async with ada.at(table) as line:
            if not (await line.until("welcome"))["table"]["legal"]:
                await line.until("asked")
            await line.socket.send('{"type": "why", "id": "x1", "move": "bid 9"}')
            reason = await line.until("reason")
            right = {"id": "x1", "move": "bid 9", "allowed": False, "key": "bid-too-high", "rule": "A6"}
            assert reason == {"type": "reason", **right, "args": {"most": 1}}
            await line.socket.send('{"type": "why", "id": "x2", "move": "bid 0"}')
            assert (await line.until("reason", id="x2"))["allowed"] is True
            await line.socket.send('{"type": "why", "id": "x3", "move": "win"}')
            assert (await line.until("refused"))["code"] == "notation"
        asked = await ada.http.get(f"/tables/{table}/why", params={"move": "play B5"})
        assert (asked.json()["key"], asked.json()["args"]) == ("wrong-question", {"question": "bid"})
        assert (await ada.http.get(f"/tables/{table}/why?move=x")).status_code == 422
        assert (await eve.http.get(f"/tables/{table}/why?move=bid%200")).json()["code"] == "no-seat"


@pytest.mark.parametrize("seat", [0, 1])
async def test_everybody_learns_who_is_connected(tmp_path: Path, seat: int) -> None:
    async with people(tmp_path, "Ada", "Eve") as (ada, eve):
        table = await ada.open(seats=3)
        await ada.must(table, "sit", seat=seat)
        async with ada.at(table) as line:
            welcome = (await line.until("welcome"))["table"]
            assert (welcome["present"], welcome["watchers"]) == ([seat], 0)
            async with eve.at(table, after=1) as other:
                await other.until("presence", seats=[seat], watchers=1)
                await line.until("presence", seats=[seat], watchers=1)
                async with ada.at(table):
                    await eve.must(table, "sit", seat=2)
                    await line.until("presence", seats=[seat, 2], watchers=0)
            await line.until("presence", seats=[seat], watchers=0)
        view = (await ada.http.get(f"/tables/{table}")).json()
        assert (view["present"], view["watchers"]) == ([], 0)
