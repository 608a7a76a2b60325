"""Clubs on the server: organisers, members, strangers, and games of all kinds."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from foretell.server.clubs import decide
from foretell.server.clubs.hub import Clubs
from foretell.server.net import door
from tests.server import online, pads
from tests.server import tournaments as halls
from tests.server.clubs import (
    ask,
    evening,
    finish_pad,
    game,
    join,
    look,
    member,
    played_pad,
    put,
    refused,
    statistics,
    table,
    totals,
    typed,
    write,
)
from tests.server.harness import people
from tests.server.pads import entry
from tests.server.test_hostile_tournaments import ODD_BODIES, near
from tests.waiting import happens

NAMES = ("Mira", "Tobias", "Lotte")


async def test_an_evening_of_a_club_with_a_pad(tmp_path: Path) -> None:
    async with people(tmp_path) as (ada, ben, cy):
        keys = await put(ada, *NAMES, formula="sum")
        await write(ada, keys.own, evening("friday"))
        assert await join(ben, keys, "  mira ") == "mira"
        await write(ben, keys.watch, entry("come", evening="friday", member="mira", comes=True))
        pad, watch = await pads.put(ben, rounds=1)
        added = game("pad", pad, name="first") | {"evening": "friday"}
        await write(ben, keys.watch, added)
        view = await look(cy, keys.watch)
        assert (view["organiser"], view["you"], view["closed"], view["log"]) == (False, None, False, [])
        assert [(one["name"], one["online"]) for one in view["members"]] == [
            ("Mira", True),
            ("Tobias", False),
            ("Lotte", False),
        ]
        assert (view["evenings"][0]["coming"], view["evenings"][0]["games"]) == (["mira"], ["first"])
        assert (view["games"][0]["key"], view["games"][0]["over"], view["games"][0]["results"]) == (watch, False, [])
        await finish_pad(ben, pad)
        view = await look(ben, keys.watch)
        assert view["you"] == "mira"
        assert totals(view) == [("Mira", "mira", 30, 1), ("Lotte", "lotte", 20, 2), ("Tobias", "tobias", -10, 3)]
        assert view["games"][0]["results"][0]["totals"][2]["bids"] == 1
        assert table(view) == [("mira", 1, "30", 1, 1), ("lotte", 2, "20", 1, 0), ("tobias", 3, "-10", 1, 0)]
        found = await statistics(cy, keys.watch, "mira", against="lotte")
        assert (found["met"], found["mean_place"], found["best"]["evening"]) == (1, "1", "friday")
        assert (found["against"]["ahead"], found["against"]["difference"]) == (1, "10")
        csv = (await cy.http.get(f"/clubs/{keys.watch}/table.csv")).text
        assert csv.splitlines()[:2] == ["place,name,points,games,wins", "1,Mira,30,1,1"]


async def test_a_corrected_pad_corrects_the_result_and_devices_go_before_names(tmp_path: Path) -> None:
    async with people(tmp_path) as (ada, ben, _):
        keys = await put(ada, *NAMES)
        here = await join(ben, keys)
        pad, _ = await pads.put(ben, rounds=1)
        await pads.take(ben, pad, pads.MIRA)
        await write(ada, keys.own, game("pad", pad))
        await finish_pad(ben, pad)
        assert totals(await look(ada, keys.own))[0] == ("Mira", here, 30, 1)
        before = (await look(ada, keys.own))["seq"]
        assert (await look(ada, keys.own))["seq"] == before
        await pads.write(ben, pad, pads.tricks(pads.TOBIAS, 1), pads.tricks(pads.MIRA, 0))
        view = await look(ada, keys.own)
        assert view["seq"] == before + 1
        assert [one[1:3] for one in totals(view)] == [("tobias", 30), ("lotte", 20), (here, -10)]


async def test_a_tournament_with_cards_belongs_to_a_club(tmp_path: Path) -> None:
    async with people(tmp_path) as (ada, ben, _):
        keys = await put(ada, *halls.PEOPLE)
        hall = await halls.put(ada, *halls.PEOPLE)
        await write(ada, keys.own, game("tournament", hall.own))
        assert (await look(ben, keys.watch))["games"][0]["key"] == hall.watch
        await halls.play_round(ada, hall, 1)
        view = await look(ben, keys.watch)
        [shown] = view["games"]
        assert ([one["part"] for one in shown["results"]], shown["over"]) == (
            ["round 1 table 1", "round 1 table 2"],
            False,
        )
        assert all(one["member"] for result in shown["results"] for one in result["totals"])
        await halls.play_round(ada, hall, 2)
        await halls.write(ada, hall, entry("end"))
        [shown] = (await look(ben, keys.watch))["games"]
        assert (len(shown["results"]), shown["over"]) == (4, True)


@pytest.mark.slow
async def test_a_table_belongs_to_a_club_from_its_opening(tmp_path: Path) -> None:
    async with people(tmp_path) as (ada, ben, cy):
        keys = await put(ada)
        here = await join(ben, keys, "Benjamin")
        opened = await ben.open(game={"game": "wizard", "round_sizes": [1]}, seats=3)
        assert await refused(cy, keys.watch, game("table", opened)) == "own-only"
        await write(ben, keys.watch, game("table", opened))
        await ben.must(opened, "sit", seat=0)
        for seat in (1, 2):
            await ben.must(opened, "seat-bot", seat=seat, bot="random")
        assert (await look(cy, keys.watch))["games"][0]["results"] == []
        await ben.must(opened, "start")
        await online.play_at(ben, opened)
        view = await look(cy, keys.watch)
        [result] = view["games"][0]["results"]
        assert sorted((one["member"], one["bot"]) for one in result["totals"] if one["member"]) == [(here, False)]
        assert sum(one["bot"] for one in result["totals"]) == 2
        assert (view["games"][0]["over"], result["totals"][0]["bids"], result["kind"]) == (True, 1, "wizard")


async def test_an_online_tournament_belongs_to_a_club(tmp_path: Path) -> None:
    async with people(tmp_path) as (ada, ben, cy):
        keys = await put(ada)
        players = {await join(person, keys, f"{person.name} of the club") for person in (ada, ben, cy)}
        hall = await online.entered((ada, ben, cy), rounds=1)
        await halls.must(ada, hall, "draw", round=1)
        [seated] = await online.opened(ada, hall, 1)
        await write(ben, keys.watch, game("tournament", hall.watch))
        await asyncio.gather(*(online.play_at(person, seated["game"]) for person in (ada, ben, cy)))
        await online.over(ada, hall, 1)
        view = await look(cy, keys.watch)
        assert {one[1] for one in totals(view)} == players


@pytest.mark.slow
async def test_results_are_read_as_soon_as_games_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(*_: object) -> None:
        """Do not look because somebody asks for the club."""

    monkeypatch.setattr(Clubs, "look_at_games", nothing)
    async with people(tmp_path) as (ada, ben, _):
        keys = await put(ada, *NAMES)
        pad, watch = await pads.put(ben, rounds=1)
        hall = await halls.put(ada, *halls.PEOPLE)
        opened = await ben.open(game={"game": "wizard", "round_sizes": [1]}, seats=3)
        added = [game("pad", watch), game("tournament", hall.watch), game("table", opened)]
        await write(ada, keys.own, *added)
        for someone in (ada, ben):  # another club has the same pad
            await write(someone, (await put(someone)).own, added[0])
        await ben.must(opened, "sit", seat=0)
        for seat in (1, 2):
            await ben.must(opened, "seat-bot", seat=seat, bot="random")
        await ben.must(opened, "start")
        await asyncio.gather(finish_pad(ben, pad), halls.play_round(ada, hall, 1), online.play_at(ben, opened))

        async def told() -> bool:
            return [len(one["results"]) for one in (await look(ada, keys.own))["games"]] == [1, 2, 1]

        await happens(told, "all results are there")


async def test_results_are_typed_and_names_given_by_organisers(tmp_path: Path) -> None:
    async with people(tmp_path) as (ada, ben, _):
        keys = await put(ada, *NAMES, formula="wins")
        await write(ada, keys.own, game("typed", name="g1"), typed("g1", {"Mira": 90, "T.": 120, "Guest": 10}))
        view = await look(ben, keys.watch)
        assert totals(view) == [("T.", None, 120, 1), ("Mira", "mira", 90, 2), ("Guest", None, 10, 3)]
        await write(ada, keys.own, entry("who", game="g1", part="", name="T.", member="tobias"))
        assert table(await look(ben, keys.watch))[0] == ("tobias", 1, "1", 1, 1)
        pad, _ = await played_pad(ada)
        await write(ada, keys.own, game("pad", pad, name="g2"))
        assert await refused(ada, keys.own, typed("g2", {"Mira": 1, "Tobias": 2})) == "not-typed"
        assert await refused(ada, keys.own, game("pad", pad)) == "same-game"
        assert await refused(ada, keys.own, game("pad", "nothing")) == "no-such-game"
        await write(ada, keys.own, entry("drop", game="g2", dropped=True))
        assert len((await look(ben, keys.watch))["table"]) == 2


async def test_seasons_have_tables_of_their_own(tmp_path: Path) -> None:
    async with people(tmp_path) as (ada, ben, _):
        keys = await put(ada, *NAMES, formula="sum", season={"name": "Spring", "from": None, "to": "2026-06-30"})
        await write(ada, keys.own, game("typed", name="g1", day="2026-03-01"))
        await write(ada, keys.own, typed("g1", {"Mira": 90, "Tobias": 20}, day="2026-03-01"))
        season = {"name": "Autumn", "from": "2026-07-01", "to": None}
        await write(ada, keys.own, entry("set", set={"season": season, "formula": "places"}))
        view = await look(ben, keys.watch)
        assert (view["seasons"], view["table"]) == (["Spring", "Autumn"], [])
        old = await look(ben, keys.watch, season="Spring")
        assert table(old)[0] == ("mira", 1, "90", 1, 1)
        assert [one["season"]["formula"] for one in (view, old)] == ["places", "sum"]
        assert (old["season"]["name"], old["season"]["last"], old["season"]["count"]) == ("Spring", "2026-06-30", None)
        assert (await statistics(ben, keys.watch, "mira"))["last"] == []
        [last] = (await statistics(ben, keys.watch, "mira", season="Spring"))["last"]
        assert (last["game"], last["points"], last["place"], last["people"]) == ("g1", 90, 1, 2)
        csv = await ben.http.get(f"/clubs/{keys.watch}/table.csv", params={"season": "Spring"})
        assert csv.text.splitlines()[1] == "1,Mira,90,1,1"


async def test_two_organisers_write_an_entry_once(tmp_path: Path) -> None:
    async with people(tmp_path) as (ada, ben, cy):
        keys = await put(ada, "Mira")
        await write(ada, keys.own, entry("role", member=await join(cy, keys), role="organiser"))
        new = evening("friday")
        seqs = await asyncio.gather(write(ada, keys.own, new), write(ben, keys.own, new), write(cy, keys.watch, new))
        assert len(set(seqs)) == 1
        assert len((await look(ada, keys.own))["evenings"]) == 1
        assert await refused(ben, keys.own, {**new, "title": "Else"}) == "same-id"
        assert await refused(ben, keys.own, member("Zoe"), member("Zoe") | {"id": "other"}) == "same-name"
        assert len((await look(ada, keys.own))["members"]) == 2


async def test_who_joins_claims_a_name_but_no_rights(tmp_path: Path) -> None:
    async with people(tmp_path) as (ada, ben, cy):
        keys = await put(ada, "Mira")
        await write(ada, keys.own, member("Tobias", "organiser"))
        assert [await join(ben, keys, "Mira") for _ in "12"] == ["mira", "mira"]
        for body, code in [
            ({"id": "j1", "name": "Mira"}, "same-name"),
            ({"id": "j2", "name": "Tobias"}, "same-name"),
            ({"id": "j2", "name": "M\u0456r\u00e1"}, "same-name"),
            ({"id": "j3", "name": "\u0007"}, "no-name"),
            ({"id": "j4", "name": "x" * 41}, "malformed"),
        ]:
            answer = await cy.http.post(f"/clubs/{keys.watch}/join", json=body)
            assert answer.json()["code"] == code, body
        rename = entry("rename", member="mira", name="T\u043ebias")
        assert await refused(ben, keys.watch, rename) == "same-name"
        assert await write(ben, keys.watch, rename | {"name": "M\u0456ra"}), "their own name may look the same"
        assert await write(ben, keys.watch, rename | {"id": "back", "name": "Mira"})
        assert await join(ada, keys, "Tobias") == "tobias"
        assert (await look(ada, keys.watch))["organiser"]
        again = await ben.http.post(f"/clubs/{keys.watch}/join", json={"id": "j5", "name": "Else"})
        assert again.json()["code"] == "joined"
        await write(ada, keys.watch, member("Lotte", "organiser"))
        by_key = await cy.http.post(f"/clubs/{keys.own}/join", json={"id": "j6", "name": "Lotte"})
        assert by_key.json()["member"] == "lotte"
        await write(ben, keys.watch, entry("leave", member="mira", left=True))
        assert (await look(ada, keys.own))["members"][0]["left"]
        assert await join(ben, keys, "Mira", "back") == "mira"
        await write(ada, keys.own, entry("set", set={"joining": False}))
        late = await ben.http.post(f"/clubs/{keys.watch}/join", json={"id": "j7", "name": "Cy"})
        assert (late.status_code, late.json()["code"]) == (409, "joining-closed")


async def test_members_write_about_themselves_only(tmp_path: Path) -> None:
    async with people(tmp_path) as (ada, ben, cy):
        keys = await put(ada, "Mira")
        await write(ada, keys.own, evening("friday"))
        here = await join(ben, keys)
        pad, _ = await pads.put(ben)
        watched = (await pads.put(cy))[1]
        for wrong, code in [
            (entry("come", evening="friday", member="mira", comes=True), "own-only"),
            (entry("rename", member="mira", name="X"), "own-only"),
            (entry("role", member=here, role="organiser"), "organisers-only"),
            (member("Zoe"), "organisers-only"),
            (entry("set", set={"name": "Mine"}), "organisers-only"),
            (entry("close", closed=True), "organisers-only"),
            (game("typed"), "organisers-only"),
            (game("pad", watched), "not-there"),
            (entry("undo", entry="friday"), "organisers-only"),
        ]:
            assert await refused(ben, keys.watch, wrong) == code, wrong
        await write(ben, keys.watch, game("pad", pad), entry("rename", member=here, name="Benny"))
        assert (await look(ben, keys.watch))["members"][1]["name"] == "Benny"
        assert (await ben.http.get(f"/clubs/{keys.watch}/document")).status_code == 403


async def test_a_stranger_changes_nothing(tmp_path: Path) -> None:
    async with people(tmp_path) as (ada, ben, _):
        keys = await put(ada, *NAMES)
        await write(ada, keys.own, evening("friday"))
        before = {**await look(ada, keys.own), "now": 0}
        pad = (await pads.put(ben))[0]
        come = entry("come", evening="friday", member="mira", comes=True)
        for wrong in (come, game("pad", pad), evening("else"), entry("leave", member="mira", left=True)):
            assert await refused(ben, keys.watch, wrong) in ("organisers-only", "own-only")
            answer = await ask(ben, "nothing", wrong)
            assert (answer.status_code, answer.json()["code"]) == (404, "no-such-club")
        nobody = await ben.http.post(f"/clubs/{keys.own}/commands", json={}, headers={"authorization": ""})
        assert nobody.status_code == 401
        assert (await ben.http.get(f"/clubs/{keys.watch}/document")).status_code == 403
        assert (await ben.http.get(f"/clubs/{keys.watch}/members/nobody")).status_code == 404
        assert {**await look(ada, keys.own), "now": 0} == before


async def test_a_closed_club_is_read_and_left_only(tmp_path: Path) -> None:
    async with people(tmp_path) as (ada, ben, _):
        keys = await put(ada, "Mira")
        here = await join(ben, keys)
        await write(ada, keys.own, entry("close", closed=True))
        assert await refused(ada, keys.own, evening("friday")) == "closed"
        await write(ben, keys.watch, entry("leave", member=here, left=True))
        assert (await look(ben, keys.watch))["closed"]
        await write(ada, keys.own, entry("close", closed=False), evening("friday"))


async def test_a_page_that_has_the_club_gets_no_second_copy(tmp_path: Path) -> None:
    async with people(tmp_path) as (ada, ben, _):
        keys = await put(ada, *NAMES)
        first = await ben.http.get(f"/clubs/{keys.watch}")
        known = {"if-none-match": first.headers["etag"]}
        again = await ben.http.get(f"/clubs/{keys.watch}", headers=known)
        assert (again.status_code, again.content) == (304, b"")
        assert (await ada.http.get(f"/clubs/{keys.own}", headers=known)).status_code == 200
        await write(ada, keys.own, evening("friday"))
        assert (await ben.http.get(f"/clubs/{keys.watch}", headers=known)).status_code == 200


async def test_a_file_goes_on_at_another_server(tmp_path: Path) -> None:
    async with people(tmp_path / "one") as (ada, _, _):
        keys = await put(ada, *NAMES, "=Zoe")
        pad, _ = await played_pad(ada)
        await write(ada, keys.own, game("pad", pad))
        before = await look(ada, keys.own)
        document = (await ada.http.get(f"/clubs/{keys.own}/document")).json()
        assert document["format"] == "foretell-club/1"
    async with people(tmp_path / "other") as (ben, _, _):
        keys = await put(ben, document=document)
        after = await look(ben, keys.own)
        same = ("id", "settings", "members", "games", "table")
        assert {name: after[name] for name in same} == {name: before[name] for name in same}


WRONG: list[tuple[list[object], str]] = [
    ([], "malformed"),
    ([7], "malformed"),
    ([entry("fly")], "unknown-entry"),
    ([entry("member", name="A")], "missing"),
    ([{**member("A"), "more": 1}], "unknown-key"),
    ([member("A"), member("A")], "same-id"),
    ([member("A"), entry("leave", member="else", left=True)], "no-member"),
    ([entry("set", set={"count": -1})], "bad-value"),
    ([evening("a", "2026-02-30")], "bad-value"),
    ([entry("undo", entry="nothing")], "no-entry"),
]


@pytest.mark.parametrize(("entries", "code"), WRONG)
async def test_damaged_entries_are_refused_and_change_nothing(tmp_path: Path, entries: list[Any], code: str) -> None:
    async with people(tmp_path) as (ada, _, _):
        keys = await put(ada)
        assert await refused(ada, keys.own, *entries) == code
        assert (await look(ada, keys.own))["seq"] == 2


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"settings": {"formula": "x"}}, "bad-value"),
        ({"settings": {"fly": 1}}, "unknown-key"),
        ({"more": 7}, "malformed"),
        ({"document": {"format": "foretell-club/9", "id": "a", "entries": []}}, "newer"),
        ({"document": {"format": "foretell-club/1", "id": "a", "entries": [7]}}, "not-object"),
    ],
)
async def test_damaged_files_are_refused(tmp_path: Path, body: dict[str, Any], code: str) -> None:
    async with people(tmp_path) as (ada, _, _):
        answer = await ada.http.post("/clubs", json=body)
        assert (answer.status_code, answer.json()["code"]) == (422, code)


async def test_nothing_but_the_right_keys_and_bodies_does_anything(tmp_path: Path) -> None:
    async with people(tmp_path) as (ada, eve, _):
        keys = await put(ada, "Mira")
        before = {**await look(ada, keys.own), "now": 0}
        for key in near(keys):
            answers = [await eve.http.get(f"/clubs/{key}{path}") for path in ("", "/document", "/members/mira")]
            answers.append(await eve.http.post(f"/clubs/{key}/join", json={"id": "j", "name": "Eve"}))
            answers.append(await ask(eve, key, member("Eve")))
            assert {answer.status_code for answer in answers} == {404}, key
        for path in ("/clubs", f"/clubs/{keys.own}/commands", f"/clubs/{keys.watch}/join"):
            for body in ODD_BODIES:
                answer = await eve.http.post(path, content=body, headers={"content-type": "application/json"})
                assert 400 <= answer.status_code < 500, (path, body[:80])
        odd = ("\x00", "a" * 3000, "pad:x", "")
        for key in odd:
            for source in ("pad", "tournament", "table"):
                assert await refused(ada, keys.own, game(source, key)) in ("bad-value", "no-such-game", "no-key")
        assert {**await look(ada, keys.own), "now": 0} == before


async def test_clubs_and_what_is_read_of_them_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decide, "MOST_OF_A_MEMBER", 3)
    monkeypatch.setattr(door, "_LINES_SECONDS", 20_000)  # 20 at once, and no more while the test runs
    slowly: Any = 0.001
    limits = {"clubs_per_hour": 1, "players_per_hour": 4, "club_bytes": 2000, "catch_up_lines_per_second": slowly}
    async with people(tmp_path, **limits) as (ada, ben, _):
        large = {"settings": {"name": "x" * 3000}}
        assert (await ada.http.post("/clubs", json=large)).status_code == 413
        keys = await put(ada)
        assert (await ada.http.post("/clubs", json={})).status_code == 429
        here = await join(ben, keys)
        joined = [await ben.http.post(f"/clubs/{keys.watch}/join", json={"id": f"j{n}", "name": "N"}) for n in range(4)]
        assert joined[-1].status_code == 429
        names = [entry("rename", member=here, name=f"Ben {number}") for number in range(3)]
        assert [await write(ben, keys.watch, one) for one in names[:2]] == [4, 5]
        assert await refused(ben, keys.watch, names[2]) == "full"
        read = [(await ben.http.get(f"/clubs/{keys.watch}")).status_code for _ in range(40)]
        assert (read[0], read[-1]) == (200, 429)


async def test_an_old_game_is_read_when_it_is_added(tmp_path: Path) -> None:
    async with people(tmp_path) as (ada, _, _):
        keys = await put(ada, *NAMES)
        pad, _ = await played_pad(ada)
        await write(ada, keys.own, game("pad", pad, day="2020-01-01"))
        view = await look(ada, keys.own)
        assert view["games"][0]["results"][0]["day"] == "2020-01-01"
