"""Tournaments on the server: organisers, readers, tables and their pads."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from foretell.server.eventlog import engine
from tests.server import pads
from tests.server.harness import Person, people
from tests.server.pads import entry
from tests.server.tournaments import (
    PEOPLE,
    ask,
    ask_table,
    at,
    codes,
    look,
    must,
    person,
    play_round,
    put,
    result,
    seated,
    tell,
    write,
)


async def test_a_tournament_is_played_from_the_first_draw_to_the_end(tmp_path: Path) -> None:
    async with people(tmp_path) as (ada, ben, _):
        keys = await put(ada, *PEOPLE)
        view = await look(ada, keys.own)
        assert (view["organiser"], view["watch"], len(view["people"]), view["rounds"]) == (True, keys.watch, 8, [])
        assert (view["next"]["do"], view["next"]["round"], len(view["codes"])) == ("draw", 1, 3)
        await play_round(ada, keys, 1)
        await play_round(ada, keys, 2)
        view = await look(ben, keys.watch)
        assert [row["closed"] for row in view["rounds"]] == [True, True]
        assert [len(table["seats"]) for row in view["rounds"] for table in row["tables"]] == [4] * 4
        assert {one["games"] for one in view["standings"]} == {2}
        assert view["standings"][0]["place"] == 1
        await write(ada, keys, entry("end"))
        assert (await look(ben, keys.watch))["over"]
        refused = await ask(ada, keys.own, "write", entries=[person("Late")])
        assert (refused.status_code, refused.json()["code"]) == (409, "over")


async def test_readers_get_neither_codes_nor_keys_nor_the_log(tmp_path: Path) -> None:
    async with people(tmp_path) as (ada, ben, _):
        keys = await put(ada, *PEOPLE)
        await must(ada, keys, "draw", round=1)
        own, other = await look(ada, keys.own), await look(ben, keys.watch)
        assert (other["organiser"], other["codes"], other["log"]) == (False, [], [])
        mine, theirs = own["rounds"][0]["tables"][0], other["rounds"][0]["tables"][0]
        assert (mine["code"], theirs["code"]) == (own["codes"][0], None)
        assert mine["pad"] != theirs["pad"]
        assert (await pads.look(ben, theirs["pad"]))["writes"] is False
        assert (await pads.look(ben, mine["pad"]))["writes"] is True
        assert not any(code in json.dumps(other) for code in codes(own))
        assert [one["do"] for one in own["log"]] == ["set", "commit"] + ["person"] * 8 + ["draw"]


async def test_everybody_sees_changes_and_only_what_is_different(tmp_path: Path) -> None:
    async with people(tmp_path) as (ada, ben, _):
        keys = await put(ada, *PEOPLE)
        async with at(ada, keys.own) as organiser, at(ben, keys.watch) as reader:
            for line in (organiser, reader):
                await line.until("tournament")
            sent = await tell(organiser, "draw", round=1, word="owl")
            assert (await organiser.until("ack", id=sent))["seq"] == 12
            changed = await reader.until("changed")
            assert set(changed) & {"settings", "people", "codes"} == set()
            assert (changed["rounds"][0]["word"], changed["next"]["do"], changed["log"]) == ("owl", "play", [])
            assert [one["do"] for one in (await organiser.until("changed"))["log"]] == ["draw"]
            await tell(organiser, "write", entries=[entry("undo", entry=(await look(ada, keys.own))["log"][-1]["id"])])
            assert (await reader.until("changed"))["gone"] == [1]
            await tell(organiser, "write", entries=[person("Late")])
            late = await reader.until("changed")
            assert (late["people"][-1]["name"], late["rounds"], "standings" in late) == ("Late", [], True)


async def test_readers_see_how_far_the_tables_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "_ROUND_SECONDS", 0.01)
    async with people(tmp_path) as (ada, ben, _):
        keys = await put(ada, *PEOPLE)
        await must(ada, keys, "draw", round=1)
        table = (await look(ada, keys.own))["rounds"][0]["tables"][1]
        assert (table["round"], table["rounds"]) == (0, 1)
        async with at(ben, keys.watch) as reader:
            await reader.until("tournament")
            await score(ada, table["pad"], table["seats"])
            changed = await reader.until("changed")
            assert [one["round"] for one in changed["rounds"][0]["tables"]] == [0, 1]


async def test_many_changes_are_few_messages(tmp_path: Path) -> None:
    async with people(tmp_path) as (ada, ben, _):
        keys = await put(ada)
        async with at(ben, keys.watch) as reader:
            await reader.until("tournament")
            await asyncio.gather(*[write(ada, keys, person(f"Guest{number}")) for number in range(30)])
            while True:
                changed = await reader.until("changed")
                if len(changed["people"]) == 30:
                    break
            assert len([message for message in reader.heard if message["type"] == "changed"]) < 10


async def test_of_two_organisers_the_second_must_look_again(tmp_path: Path) -> None:
    async with people(tmp_path) as (ada, ben, _):
        keys = await put(ada, *PEOPLE)
        await must(ada, keys, "draw", round=1)
        table = (await look(ada, keys.own))["rounds"][0]["tables"][0]
        first, second = result(1, table, 1, 2, 3, 4), result(1, table, 4, 3, 2, 1)
        await write(ada, keys, first)
        refused = await ask(ben, keys.own, "write", entries=[second])
        assert (refused.status_code, refused.json()["code"]) == (409, "newer")
        await write(ben, keys, {**second, "over": first["id"]})
        table = (await look(ada, keys.own))["rounds"][0]["tables"][0]
        assert (table["points"], table["status"]) == ([4, 3, 2, 1], "confirmed")
        drawn = [ask(someone, keys.own, "draw", round=2) for someone in (ada, ben)]
        assert {answer.json()["code"] for answer in await asyncio.gather(*drawn)} == {"round-open"}


async def test_two_organisers_draw_a_round_once(tmp_path: Path) -> None:
    async with people(tmp_path) as (ada, ben, _):
        keys = await put(ada, *PEOPLE)
        answers = await asyncio.gather(*[ask(someone, keys.own, "draw", round=1) for someone in (ada, ben)])
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        assert len((await look(ada, keys.own))["rounds"]) == 1


async def test_a_repeated_command_is_carried_out_once(tmp_path: Path) -> None:
    async with people(tmp_path) as (ada, ben, _):
        keys = await put(ada, *PEOPLE)
        mira = person("Nora")
        assert await write(ada, keys, mira) == await write(ada, keys, mira)
        other = await ask(ben, keys.own, "write", entries=[{**mira, "name": "Else"}])
        assert (other.json()["code"], other.json()["where"]) == ("same-id", "entry 1")
        draw = {"type": "draw", "id": "d", "round": 1}
        path = f"/tournaments/{keys.own}/commands"
        assert [(await ada.http.post(path, json=draw)).json()["seq"] for _ in range(2)] == [13, 13]
        joined = [await ben.http.post(f"/tournaments/{keys.watch}/join", json={"id": "j", "name": "Ben"}) for _ in "12"]
        assert joined[0].json() == joined[1].json()


async def test_an_address_does_not_fill_a_tournament(tmp_path: Path) -> None:
    async with people(tmp_path, players_per_hour=3) as (ada, ben, _):
        keys = await put(ada)
        path = f"/tournaments/{keys.watch}/join"
        joined = [await ben.http.post(path, json={"id": f"j{n}", "name": f"Guest {n}"}) for n in range(4)]
        assert [answer.status_code for answer in joined] == [201, 201, 201, 429]


async def test_people_join_by_the_link_if_they_may(tmp_path: Path) -> None:
    async with people(tmp_path) as (ada, ben, _):
        keys = await put(ada)
        path = f"/tournaments/{keys.watch}/join"
        joined = (await ben.http.post(path, json={"id": "j1", "name": "  Ben  "})).json()
        view = await look(ben, keys.watch)
        assert [(one["id"], one["name"]) for one in view["people"]] == [(joined["person"], "Ben")]
        for body, status, code in [
            ({"id": "j2", "name": "ben"}, 409, "same-name"),
            ({"id": "j2", "name": "B\u0435n"}, 409, "same-name"),
            ({"id": "j3", "name": "\u0007"}, 422, "bad-value"),
            ({"id": "j4", "name": "x" * 41}, 422, "malformed"),
            ({"id": "j5", "name": "Zoë", "group": "x"}, 422, "malformed"),
        ]:
            refused = await ben.http.post(path, json=body)
            assert (refused.status_code, refused.json()["code"]) == (status, code), body
        await write(ada, keys, entry("set", set={"joining": False}))
        assert (await ben.http.post(path, json={"id": "j6", "name": "Zoë"})).json()["code"] == "no-joining"


async def test_a_table_hands_its_pad_in_and_another_device_confirms(tmp_path: Path) -> None:
    async with people(tmp_path) as (ada, ben, cy):
        keys = await put(ada, *PEOPLE)
        code = next(codes(await look(ada, keys.own)))
        waiting = await seated(ben, keys, code)
        assert (waiting["table"], waiting["round"], waiting["seated"], waiting["may"]) == (1, 0, None, [])
        await must(ada, keys, "draw", round=1)
        table = await seated(ben, keys, code.lower())
        assert (table["tournament"], table["round"], table["may"]) == ("Friday", 1, ["hand-in"])
        assert [one["id"] for one in table["people"]] == table["seated"]["seats"]
        early = await ask_table(ben, keys, code, "hand-in", round=1)
        assert (early.status_code, early.json()["code"]) == (409, "no-pad")
        await score(ben, table["pad"], table["seated"]["seats"])
        assert (await ask_table(ben, keys, code, "hand-in", round=1)).status_code == 200
        table = await seated(ben, keys, code)
        assert (table["seated"]["points"], table["seated"]["status"]) == ([30, 20, 20, 20], "handed-in")
        assert (table["may"], (await seated(cy, keys, code))["may"][1]) == (["hand-in", "dispute"], "confirm")
        right = table["seated"]["result"]
        own = await ask_table(ben, keys, code, "confirm", result=right)
        assert own.json()["code"] == "same-device"
        assert (await ask_table(cy, keys, code, "confirm", result="e0")).json()["code"] == "newer"
        assert (await ask_table(cy, keys, code, "confirm", result=right)).status_code == 200
        assert (await seated(ben, keys, code))["seated"]["status"] == "confirmed"
        late = await ask_table(ben, keys, code, "hand-in", round=1)
        assert late.json()["code"] == "confirmed"


async def score(someone: Person, pad: str, seats: list[str]) -> None:
    """Play the only round: the first wins the trick and has bid it, the others have bid none."""
    bids = [entry("bid", round=1, player=seat, bid=int(seat == seats[0])) for seat in [*seats[1:], seats[0]]]
    tricks = [entry("tricks", round=1, player=seat, tricks=int(seat == seats[0])) for seat in seats]
    await pads.write(someone, pad, *bids, *tricks, entry("end", round=1, done=True))


async def test_a_table_types_its_points_and_disputes_them(tmp_path: Path) -> None:
    async with people(tmp_path) as (ada, ben, cy):
        keys = await put(ada, *PEOPLE)
        await must(ada, keys, "draw", round=1)
        [code, *_] = codes(await look(ada, keys.own))
        seats = (await seated(ben, keys, code))["seated"]["seats"]
        points: dict[str, int | None] = dict.fromkeys(seats, 20)
        wrong = await ask_table(ben, keys, code, "hand-in", round=1, points={**points, "else": 5})
        assert wrong.json()["code"] == "not-at-table"
        assert (await ask_table(ben, keys, code, "hand-in", round=2, points=points)).json()["code"] == "round-closed"
        assert (await ask_table(ben, keys, code, "hand-in", round=1, points=points)).status_code == 200
        assert (await ask_table(cy, keys, code, "dispute", round=1, text="I had 30")).status_code == 200
        table = (await look(ada, keys.own))["rounds"][0]["tables"][0]
        assert (table["status"], table["dispute"]) == ("disputed", "I had 30")
        refused = await ask(ada, keys.own, "close", round=1)
        assert refused.json()["code"] in ("disputed", "no-result")
        for _ in range(18):
            await ask_table(cy, keys, code, "dispute", round=1)
        assert (await ask_table(cy, keys, code, "dispute", round=1)).json()["code"] == "full"


async def test_pads_follow_a_changed_seating(tmp_path: Path) -> None:
    async with people(tmp_path) as (ada, ben, _):
        keys = await put(ada, *PEOPLE, "Quinn")
        await must(ada, keys, "draw", round=1)
        one, other = (await look(ada, keys.own))["rounds"][0]["tables"][:2]
        swap = entry("swap", round=1, person=one["seats"][0], other=other["seats"][0], why="late")
        await write(ada, keys, swap)
        table = (await look(ada, keys.own))["rounds"][0]["tables"][0]
        assert table["seats"][0] == other["seats"][0]
        await score(ben, table["pad"], table["seats"])
        [code, *_] = codes(await look(ada, keys.own))
        assert (await ask_table(ben, keys, code, "hand-in", round=1)).status_code == 200
        assert (await seated(ben, keys, code))["seated"]["points"] == [30, 20, 20]


async def test_a_round_that_is_drawn_again_has_new_pads(tmp_path: Path) -> None:
    async with people(tmp_path) as (ada, ben, _):
        keys = await put(ada, *PEOPLE)
        await must(ada, keys, "draw", round=1)
        view = await look(ada, keys.own)
        await pads.write(ben, view["rounds"][0]["tables"][0]["pad"], entry("title", text="Begun too early"))
        await write(ada, keys, entry("undo", entry=view["log"][-1]["id"]))
        await must(ada, keys, "draw", round=1)
        table = (await look(ada, keys.own))["rounds"][0]["tables"][0]
        assert (await pads.look(ben, table["pad"]))["entries"][0]["text"] == "Friday"


async def test_a_stranger_changes_nothing(tmp_path: Path) -> None:
    async with people(tmp_path) as (ada, ben, _):
        keys = await put(ada, *PEOPLE, joining=False)
        await must(ada, keys, "draw", round=1)
        before = {**await look(ada, keys.own), "now": 0}
        table = before["rounds"][0]["tables"][0]
        commands: list[tuple[str, dict[str, Any]]] = [
            ("write", {"entries": [person("Mallory")]}),
            ("write", {"entries": [result(1, table, 1, 2, 3, 4)]}),
            ("write", {"entries": [entry("end")]}),
            ("draw", {"round": 2}),
            ("close", {"round": 1}),
        ]
        async with at(ben, keys.watch) as line:
            for kind, values in commands:
                refused = await ask(ben, keys.watch, kind, **values)
                assert (refused.status_code, refused.json()["code"]) == (403, "watching")
                assert (await ask(ben, "nothing", kind, **values)).json()["code"] == "no-such-tournament"
                sent = await tell(line, kind, **values)
                assert (await line.until("refused", id=sent))["code"] == "watching"
        for kind in ("hand-in", "dispute"):
            assert (await ask_table(ben, keys, "BBBBBB", kind, round=1)).json()["code"] == "no-code"
        assert (await ben.http.get(f"/tournaments/{keys.watch}/document")).status_code == 403
        assert (
            await ben.http.post(f"/tournaments/{keys.watch}/join", json={"id": "j", "name": "M"})
        ).status_code == 409
        nobody = await ben.http.post(
            f"/tournaments/{keys.own}/commands",
            json={"type": "close", "id": "c", "round": 1},
            headers={"authorization": ""},
        )
        assert nobody.status_code == 401
        assert {**await look(ada, keys.own), "now": 0} == before


async def test_codes_cannot_be_searched(tmp_path: Path) -> None:
    async with people(tmp_path) as (ada, ben, _):
        keys = await put(ada, *PEOPLE)
        right = next(codes(await look(ada, keys.own)))
        for _ in range(10):
            assert (await ask_table(ben, keys, "ZZZZZZ", "dispute", round=1)).status_code == 404
        assert (await ben.http.get(f"/tournaments/{keys.watch}/tables/{right}")).status_code == 429


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"entries": []}, "malformed"),
    ({"entries": 7}, "malformed"),
    ({"entries": [7]}, "malformed"),
    ({"entries": [entry("fly")]}, "unknown-entry"),
    ({"entries": [entry("draw")]}, "missing"),
    ({"entries": [{"do": "end"}]}, "missing"),
    ({"entries": [{**person("A"), "more": 1}]}, "unknown-key"),
    ({"entries": [person("A"), person("A")]}, "same-id"),
    ({"entries": [entry("set", set={"size": 99})]}, "bad-value"),
    ({"entries": [entry("set", set={"options": {"bidding": 7}})]}, "bad-value"),
    ({"entries": [entry("commit", chain="0" * 64)]}, "not-by-hand"),
    ({"entries": [entry("close", round=1)]}, "not-by-hand"),
    ({"entries": [entry("undo", entry="nothing")]}, "no-entry"),
    ({"entries": [person("New"), entry("leave", person="else", round=1)]}, "no-person"),
]


@pytest.mark.parametrize(("values", "code"), WRONG)
async def test_damaged_entries_are_refused_and_change_nothing(
    tmp_path: Path, values: dict[str, Any], code: str
) -> None:
    async with people(tmp_path) as (ada, _, _):
        keys = await put(ada)
        refused = await ask(ada, keys.own, "write", **values)
        assert refused.status_code in (409, 422)
        assert refused.json()["code"] == code, refused.text
        assert (await look(ada, keys.own))["seq"] == 3


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"settings": {"size": "x"}}, "bad-value"),
        ({"settings": {"fly": 1}}, "unknown-key"),
        ({"settings": 7}, "malformed"),
        ({"more": 7}, "malformed"),
        ({"document": {"format": "foretell-tournament/9", "id": "a", "entries": []}}, "newer"),
        ({"document": {"format": "foretell-tournament/1", "id": "a", "entries": [7]}}, "not-object"),
    ],
)
async def test_damaged_files_are_refused(tmp_path: Path, body: dict[str, Any], code: str) -> None:
    async with people(tmp_path) as (ada, _, _):
        refused = await ada.http.post("/tournaments", json=body)
        assert (refused.status_code, refused.json()["code"]) == (422, code)


async def test_a_file_goes_on_at_another_server(tmp_path: Path) -> None:
    async with people(tmp_path / "one") as (ada, _, _):
        keys = await put(ada, *PEOPLE)
        await play_round(ada, keys, 1)
        await write(ada, keys, entry("rename", person="mira", name="=1+1"))
        before = await look(ada, keys.own)
        document = (await ada.http.get(f"/tournaments/{keys.own}/document")).json()
        standings = (await ada.http.get(f"/tournaments/{keys.watch}/standings.csv")).text.splitlines()
        assert standings[0] == "place,name,points,game_points,games,wins,penalty,out,lot"
        assert sum("'=1+1" in line for line in standings) == 1
        assert len((await ada.http.get(f"/tournaments/{keys.watch}/games.csv")).text.splitlines()) == 9
    async with people(tmp_path / "other") as (ben, _, _):
        keys = await put(ben, document=document)
        after = await look(ben, keys.own)
        same = ("people", "standings", "settings", "id")
        assert {name: after[name] for name in same} == {name: before[name] for name in same}
        assert after["chain"] != before["chain"]
        await play_round(ben, keys, 2)
        assert len((await look(ben, keys.watch))["rounds"]) == 2


async def test_the_pads_of_a_new_round_are_opened_again_when_they_are_missing(tmp_path: Path) -> None:
    async with people(tmp_path) as (ada, _, _):
        keys = await put(ada, *PEOPLE)
        await must(ada, keys, "draw", round=1)
        pad = (await look(ada, keys.own))["rounds"][0]["tables"][0]["pad"]
        before = await pads.look(ada, pad)
    async with people(tmp_path) as (_, ben, _):
        assert len((await look(ben, keys.own))["rounds"]) == 1
        assert (await pads.look(ben, pad))["entries"] == before["entries"]


async def test_sockets_and_tournaments_are_limited(tmp_path: Path) -> None:
    async with people(tmp_path, tournament_readers=1, tournaments_per_hour=1) as (ada, ben, _):
        keys = await put(ada)
        assert (await ada.http.post("/tournaments", json={})).status_code == 429
        async with at(ada, keys.own) as line:
            await line.until("tournament")
            async with at(ben, keys.watch) as other:
                assert await other.ended() == 4429
