"""What strangers and members try at clubs: foreign ids, games without end, names of guests, wrong roles, odd values."""

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

import pytest

from foretell.club.kinds import ENTRIES
from foretell.server.clubs import decide, results, state
from foretell.server.clubs.lines import AnyLine, Opened
from foretell.server.clubs.outcomes import Outcome, Row
from foretell.server.clubs.view import view
from foretell.server.eventlog.asking import Refusal
from foretell.server.eventlog.entries import Written, entry_id
from foretell.server.protocol.clubs import MOST_RESULTS_SHOWN
from tests.server.clubs import DAY, ask, evening, game, join, look, member, put, refused, totals, typed, write
from tests.server.harness import people
from tests.server.pads import entry

NOW = int(datetime(2026, 11, 26, tzinfo=UTC).timestamp() * 1000)
TODAY = "2026-11-26"
HALL = tuple(Outcome(f"round 1 table {n}", "wizard", (Row("Ada", "", n), Row("Zoe", "", 0))) for n in range(9))


def club(*entries: dict[str, Any], by: str = "ada") -> state.Club:
    """A club in which somebody has written these entries."""
    lines: list[AnyLine] = [Opened(NOW, "ada", document="friday")]
    return state.fold([*lines, *(Written(NOW, by, entry=one) for one in entries)])


def test_a_member_does_not_fill_the_log_with_games_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(results, "MOST_OF_MEMBERS", 5)
    hall = {**game("tournament", "hall", TODAY, "g"), "by": "ben"}
    for role, many in (("member", 5), ("organiser", 9)):
        here = club(member("Ben", role), hall)
        found = results.new_results(here, here.state.games["g"], HALL, {}, NOW)
        assert len(found) == many
        state.apply(here, found)
        assert len(results.new_results(here, here.state.games["g"], HALL, {}, NOW)) == 0


def test_nobody_takes_the_ids_of_the_servers_results() -> None:
    here = club(hall := game("tournament", "hall", TODAY, "g"))
    [first, *_] = results.new_results(here, here.state.games["g"], HALL, {}, NOW)
    taken = club(hall, {**member("Eve"), "id": first.entry["id"]})
    [other, *_] = results.new_results(taken, taken.state.games["g"], HALL, {}, NOW)
    assert other.entry["id"] != first.entry["id"]
    assert {**other.entry, "id": ""} == {**first.entry, "id": ""}


def test_games_of_another_year_are_not_looked_for() -> None:
    days = ("2020-01-01", "2026-11-01", TODAY, "2027-01-20", "2027-02-20", "9999-12-31")
    here = club(*(game("pad", f"k{number}", day) for number, day in enumerate(days)))
    assert [one.day for one in results.open_games(here.state, NOW)] == ["2027-01-20", TODAY, "2026-11-01"]


def test_a_view_has_room_for_a_thousand_results_and_reading_counts_them_all() -> None:
    here = club(*(game("typed", "", TODAY, f"g{n}") for n in range(3)))
    state.apply(here, [Written(NOW, "ada", entry=row) for row in rows(1_500)])
    shown = view(here, "watch", None, (), organiser=True).games
    assert [(one.id, len(one.results)) for one in shown] == [("g1", 500), ("g2", 500)]
    assert sum(len(one.results) for one in shown) == MOST_RESULTS_SHOWN
    assert here.rows == 3_000


def rows(many: int) -> Iterator[dict[str, Any]]:
    """Results of three games."""
    for number in range(many):
        yield typed(f"g{number // 500}", {"Ada": 1, "Ben": 2}, TODAY, f"p{number}")


def test_one_entry_is_undone_in_a_message() -> None:
    who = decide.Writer("ada", None, organiser=True)
    with pytest.raises(Refusal, match="undo one entry"):
        decide.read([entry("undo", entry="a"), entry("undo", entry="b")], who, NOW)


def test_members_cannot_take_names_that_nobody_can_read() -> None:
    who = decide.Writer("ben", "ben", organiser=False)
    here = club(member("Ben"))
    for name, shown in (("\u202ekram\u202c", ""), ("\u3164", ""), ("Zo\u200be", ""), ("Zoe\u0301", "Zo\u00e9")):
        [new] = decide.read([entry("rename", member="ben", name=name)], who, NOW)
        assert new.values["name"] == shown
        if not shown:
            with pytest.raises(Refusal, match="no-name"):
                decide.written(here, [new], who)


async def test_no_file_brings_more_members_than_a_club_may_have(tmp_path: Path) -> None:
    entries = [{"id": f"m{n}", "do": "member", "name": f"{n}", "role": "member"} for n in range(501)]
    async with people(tmp_path) as (ada, _, _):
        for many, status in ((500, 201), (501, 422)):
            document = {"format": "foretell-club/1", "id": "friday", "entries": entries[:many]}
            answer = await ada.http.post("/clubs", json={"settings": {}, "document": document})
            assert answer.status_code == status, answer.text


ODD: tuple[Any, ...] = (
    *(None, True, 0, -1, 1e308, 10**30, "", " ", "x" * 41, "\u202e", "mira", "ada", "friday", "g1", DAY),
    *([], {}, [[]], {"a": 1}, [["Mira", "mira", 1, None, None, False]], {"name": "Mine"}, {"joining": False}),
)


async def test_odd_entries_of_all_kinds_are_refused(tmp_path: Path) -> None:
    """A stranger changes nothing, a member nothing of others, and nobody makes the server fail."""
    chance = Random(5)
    async with people(tmp_path) as (ada, ben, cy):
        keys = await put(ada, "Mira", "Tobias")
        await write(ada, keys.own, evening("friday"), game("typed", name="g1"), typed("g1", {"Mira": 9, "Anna": 5}))
        here = await join(ben, keys)
        before = {**await look(ada, keys.own), "now": 0}
        for do, values in sorted(ENTRIES.items()):
            for _ in range(4):
                odd = entry(do, None, **{key: chance.choice(ODD) for key in values})
                answers = [await ask(someone, keys.watch, odd) for someone in (cy, ben)]
                assert all(400 <= answer.status_code < 500 for answer in answers), odd
        assert {**await look(ada, keys.own), "now": 0} == before
        foreign = entry_id((await cy.http.get("/me/data")).json()["player"]["id"], "join")
        await write(ben, keys.watch, {**entry("come", evening="friday", member=here, comes=True), "id": foreign})
        answer = await cy.http.post(f"/clubs/{keys.watch}/join", json={"id": "join", "name": "Cy"})
        assert (answer.status_code, answer.json()["code"]) == (409, "same-id")
        await write(ben, keys.watch, entry("rename", member=here, name="Anna"))
        assert [one[1] for one in totals(await look(ada, keys.own))] == ["mira", None]
        await write(ada, keys.own, entry("who", game="g1", part=None, name="Anna", member=here))
        assert [one[1] for one in totals(await look(ada, keys.own))] == ["mira", here]
        await write(ada, keys.own, entry("role", member=here, role="organiser"))
        await write(ada, keys.own, entry("role", member=here, role="member"))
        assert await refused(ben, keys.watch, entry("set", set={"name": "Mine"})) == "organisers-only"


async def test_only_an_organiser_lets_an_organiser_return_who_was_removed(tmp_path: Path) -> None:
    async with people(tmp_path) as (ada, ben, _):
        keys = await put(ada)
        here = await join(ben, keys)
        await write(ada, keys.own, entry("role", member=here, role="organiser"))
        leave, back = [entry("leave", member=here, left=left) for left in (True, False)]
        await write(ben, keys.watch, leave)
        assert await join(ben, keys, message="own-will") == here
        await write(ada, keys.own, entry("leave", member=here, left=True))
        await write(ben, keys.watch, entry("leave", member=here, left=True))
        again = await ben.http.post(f"/clubs/{keys.watch}/join", json={"id": "again", "name": "Ben"})
        assert again.json()["code"] == await refused(ben, keys.watch, back) == "organisers-only"
        assert not (await look(ben, keys.watch))["organiser"]
        await write(ada, keys.own, back)
        assert (await look(ben, keys.watch))["organiser"]
        await write(ada, keys.own, entry("leave", member=here, left=True), entry("role", member=here, role="member"))
        assert await join(ben, keys, message="member") == here
        assert not (await look(ben, keys.watch))["organiser"]
