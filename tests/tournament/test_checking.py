"""What may be written now, what is refused with which fault, and what comes next."""

from pathlib import Path

import pytest

from foretell.tournament import draw
from foretell.tournament.checking import refuse
from foretell.tournament.document import Entry, loads
from foretell.tournament.drawing import by_other_methods, drawn, verify
from foretell.tournament.faults import WRITING, TournamentFault
from foretell.tournament.fold import apply, fold
from foretell.tournament.limits import MOST_ENTRIES, MOST_PEOPLE
from foretell.tournament.next import following, lot_needed
from foretell.tournament.standings import standings
from foretell.tournament.state import Person

from .hall import Hall

EIGHT = ("Ada", "Ben", "Cem", "Dora", "Eva", "Finn", "Gül", "Hugo")


def seated() -> Hall:
    """Eight people at two tables."""
    hall = Hall(EIGHT, rounds=1, knockout=[4])
    hall.seat(EIGHT[:4], EIGHT[4:])
    return hall


def played() -> Hall:
    hall = seated()
    hall.result(1, 200, 150, 100, 50)
    hall.result(2, 190, 140, 90, -20)
    return hall


def closed() -> Hall:
    hall = played()
    hall.close()
    return hall


def over() -> Hall:
    hall = Hall(EIGHT)
    hall.write("end")
    return hall


def equal() -> Hall:
    """A closed round, after which it is open who goes on."""
    hall = seated()
    hall.result(1, 200, 150, 100, 50)
    hall.result(2, 200, 150, 100, 50)
    hall.close()
    return hall


def next_values(hall: Hall) -> dict[str, object]:
    return drawn(hall.state, hall.seed())


HAND = {"from_": "table", "why": ""}
MOVE = {"round": 1, "why": "late"}


@pytest.mark.parametrize(
    ("hall", "do", "values", "fault"),
    [
        (over, "person", {"name": "Ida", "group": None}, "over"),
        (over, "undo", {"entry": "e2"}, "over"),
        (seated, "person", {"name": "ada", "group": None}, "same-name"),
        (seated, "rename", {"person": "e3", "name": "Ben"}, "same-name"),
        (seated, "leave", {"person": "nobody", "round": 1}, "no-person"),
        (seated, "penalty", {"round": 2, "person": "e3", "points": 10, "why": ""}, "no-round"),
        (seated, "move", {**MOVE, "person": "e3", "table": 4, "seat": 1}, "no-table"),
        (played, "move", {**MOVE, "person": "e3", "table": None, "seat": 1}, "has-result"),
        (closed, "move", {**MOVE, "person": "e3", "table": 2, "seat": 1}, "round-closed"),
        (seated, "swap", {**MOVE, "person": "e3", "other": "e3"}, "same-person"),
        (played, "swap", {**MOVE, "person": "e3", "other": "e7"}, "has-result"),
        (seated, "result", {**HAND, "round": 1, "table": 3, "points": {}}, "no-table"),
        (seated, "result", {**HAND, "round": 1, "table": 1, "points": {"e3": 1}}, "not-at-table"),
        (seated, "confirm", {"round": 1, "table": 1, "person": None}, "no-result"),
        (played, "confirm", {"round": 1, "table": 1, "person": "e9"}, "not-at-table"),
        (closed, "dispute", {"round": 1, "table": 1, "text": "no"}, "round-closed"),
        (seated, "close", {"round": 1}, "no-result"),
        (seated, "end", {}, "round-open"),
        (equal, "end", {}, "lot-missing"),
        (closed, "lot", {"round": 1, "seed": "0" * 64}, "lot-not-needed"),
        (equal, "lot", {"round": 1, "seed": "0" * 64}, "wrong-seed"),
        (seated, "undo", {"entry": "nothing"}, "no-entry"),
        (seated, "undo", {"entry": "e2"}, "stays"),
        (seated, "undo", {"entry": "e3"}, "round-drawn"),
        (played, "undo", {"entry": "e11"}, "has-result"),
        (closed, "undo", {"entry": "e12"}, "round-closed"),
    ],
)
def test_what_does_not_fit_is_refused(hall: object, do: str, values: dict[str, object], fault: str) -> None:
    assert callable(hall)
    now = hall()
    before = fold(now.document)
    with pytest.raises(TournamentFault) as found:
        now.write(do, **values)
    assert found.value.key == fault
    assert found.value.key in WRITING
    assert now.state == before


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"round": 3}, "not-next-round"),
        ({"stage": "knockout"}, "wrong-stage"),
        ({"people": ["e3", "e4", "e7"]}, "people-differ"),
        ({"byes": ["e3"]}, "seats-differ"),
        ({"seed": "0" * 64}, "wrong-seed"),
    ],
)
def test_a_draw_must_be_the_next_one(change: dict[str, object], fault: str) -> None:
    hall = closed()
    values = {**next_values(hall), **change}
    with pytest.raises(TournamentFault, match=fault):
        hall.write("draw", **values)


def test_a_draw_needs_a_closed_round_enough_people_and_rounds_that_are_left() -> None:
    with pytest.raises(TournamentFault, match="people-few"):
        next_values(Hall(EIGHT[:2]))
    with pytest.raises(TournamentFault, match="round-open"):
        next_values(played())
    with pytest.raises(TournamentFault, match="lot-missing"):
        next_values(equal())
    with pytest.raises(TournamentFault, match="over"):
        next_values(over())
    hall = closed()
    hall.write("set", set={"knockout": []})
    with pytest.raises(TournamentFault, match="rounds-done"):
        next_values(hall)


def test_a_draw_needs_a_commitment() -> None:
    hall = Hall(EIGHT)
    values = next_values(hall)
    hall.state.chain = ""
    with pytest.raises(TournamentFault, match="no-commitment"):
        hall.write("draw", **values)


def test_limits_and_ids() -> None:
    hall = Hall(EIGHT)
    with pytest.raises(TournamentFault, match="same-id"):
        refuse(hall.state, hall.document.entries[0])
    hall.state.people = {str(n): Person(str(n), str(n), None, 1) for n in range(MOST_PEOPLE)}
    with pytest.raises(TournamentFault, match="people-many"):
        hall.write("person", name="Ida", group=None)
    hall.state.entries *= MOST_ENTRIES
    with pytest.raises(TournamentFault, match="too-many"):
        refuse(hall.state, Entry("new", "end"))


def test_a_clock_needs_a_time_and_shows_what_is_left() -> None:
    hall = seated()
    with pytest.raises(TournamentFault, match="no-time"):
        refuse(hall.state, Entry("x", "clock", {"round": 1, "run": True}))
    start, stop = "2026-11-21T18:00:00Z", "2026-11-21T18:10:00.5Z"
    for number, (at, run) in enumerate([(start, True), (start, True), (stop, False), (stop, True)]):
        apply(hall.state, Entry(f"c{number}", "clock", {"round": 1, "run": run}, at))
    clock = hall.row.clock
    assert (clock.running, clock.used) == (True, 600_500)
    assert clock.left(clock.since + 60_000, 45) == 45 * 60_000 - 660_500
    apply(hall.state, Entry("c9", "clock", {"round": 1, "run": False}))
    assert hall.state.skipped == ["c9"]


def test_somebody_comes_late_and_somebody_goes_home() -> None:
    hall = seated()
    hall.write("person", name="Ida", group=None)
    ida, hugo = hall.id_of("Ida"), hall.id_of("Hugo")
    hall.write("move", round=1, person=ida, table=2, seat=1, why="late")
    assert [hall.name_of(one) for one in hall.row.tables[1].seats] == ["Ida", *EIGHT[4:]]
    hall.write("move", round=1, person=hugo, table=None, seat=1, why="sick")
    assert hall.row.byes == (hugo,)
    hall.write("swap", round=1, person=hugo, other=ida, why="the other way round")
    assert hall.row.byes == (ida,)
    hall.write("leave", person=ida, round=1)
    with pytest.raises(TournamentFault, match="not-taking-part"):
        hall.write("move", round=1, person=ida, table=1, seat=1, why="")
    hall.write("person", name="Jan", group=None)
    with pytest.raises(TournamentFault, match="not-seated"):
        hall.write("swap", round=1, person=ida, other=hall.id_of("Jan"), why="")
    for table, seat in ((3, 1), (1, 9)):
        hall.write("move", round=1, person=hall.id_of("Jan"), table=table, seat=seat, why="a new table")
    assert [len(table.seats) for table in hall.row.tables] == [5, 4, 0]
    for name in ("Kim", "Lea"):
        hall.write("person", name=name, group=None)
    hall.write("move", round=1, person=hall.id_of("Kim"), table=1, seat=1, why="")
    with pytest.raises(TournamentFault, match="table-full"):
        hall.write("move", round=1, person=hall.id_of("Lea"), table=1, seat=1, why="")


def test_a_result_is_handed_in_disputed_corrected_and_closed() -> None:
    hall = seated()
    seats = hall.row.tables[0].seats
    first = dict(zip(seats, (10, 20, 30, 40), strict=True))
    hall.write("result", round=1, table=1, points=first, from_="pad", why="")
    assert hall.row.tables[0].status == "handed-in"
    hall.write("dispute", round=1, table=1, text="30 was 50")
    assert hall.row.tables[0].status == "disputed"
    hall.result(2, 4, 3, 2, 1)
    with pytest.raises(TournamentFault, match="disputed"):
        hall.close()
    correction = hall.result(1, 10, 20, 50, 40, why="30 was 50")
    assert hall.row.tables[0].status == "confirmed"
    hall.write("undo", entry=correction)
    assert hall.row.tables[0].status == "disputed"
    with pytest.raises(TournamentFault, match="already-undone"):
        hall.write("undo", entry=correction)
    hall.write("confirm", round=1, table=1, person=seats[1])
    assert hall.row.tables[0].status == "confirmed"
    assert following(hall.state).do == "close"
    hall.close()
    assert following(hall.state).do == "draw"
    with pytest.raises(TournamentFault, match="round-closed"):
        hall.write("result", round=1, table=1, points=first, from_="table", why="")


def test_a_close_is_undone_until_the_next_draw() -> None:
    hall = closed()
    close = hall.state.entries[-1].id
    hall.write("undo", entry=close)
    hall.close()
    again = hall.state.entries[-1].id
    hall.write("draw", **next_values(hall))
    with pytest.raises(TournamentFault, match="later-rounds"):
        hall.write("undo", entry=again)


def test_an_undone_draw_uses_up_its_seed() -> None:
    hall = Hall(EIGHT)
    hall.write("draw", **next_values(hall))
    first = hall.row.seed
    hall.write("undo", entry=hall.state.entries[-1].id)
    assert hall.state.rounds == []
    assert hall.seed() != first
    hall.write("draw", **next_values(hall))
    assert list(verify(hall.document)) == []


def test_what_comes_next() -> None:
    assert following(Hall(EIGHT[:2]).state).do == "people"
    assert following(Hall(EIGHT).state).do == "draw"
    assert following(seated().state).do == "play"
    assert following(played().state).do == "close"
    assert (following(equal().state).do, following(equal().state).why) == ("draw", "lot-missing")
    assert following(over().state).do == "over"
    hall = closed()
    hall.write("draw", **next_values(hall))
    hall.result(1, 4, 3, 2, 1)
    hall.close()
    assert following(hall.state).do == "end"


def test_without_a_lot_in_the_rules_it_is_drawn_only_for_who_goes_on() -> None:
    hall = equal()
    hall.write("set", set={"rank": ["points"], "knockout": [4]})
    assert not lot_needed(hall.state)
    hall.write("set", set={"knockout": [3]})
    assert lot_needed(hall.state)
    hall.lot()
    assert len(_going_on(hall)) == 3


def test_in_the_knockout_the_first_of_each_table_go_on_and_the_next_for_who_left() -> None:
    hall = Hall([*EIGHT, "Ida"], rounds=1, knockout=[8, 4], size=4, rank=["points", "game_points"])
    hall.seat(EIGHT[:3], EIGHT[3:6], ("Gül", "Hugo", "Ida"))
    for table in (1, 2, 3):
        hall.result(table, 30 - table, 20 - table, 10 - table)
    hall.close()
    hall.seat(("Ada", "Ben", "Cem", "Dora"), ("Eva", "Finn", "Gül", "Hugo"))
    hall.result(1, 100, 90, 80, 70)
    hall.result(2, 40, 30, 20, 10)
    hall.close()
    assert {hall.name_of(one) for one in hall.state.people if one in _going_on(hall)} == {"Ada", "Ben", "Eva", "Finn"}
    hall.write("leave", person=hall.id_of("Eva"), round=3)
    assert {hall.name_of(one) for one in _going_on(hall)} == {"Ada", "Ben", "Finn", "Gül"}


def _going_on(hall: Hall) -> list[str]:
    people = next_values(hall)["people"]
    assert isinstance(people, list)
    return people


def test_the_chain_has_its_seeds_in_order() -> None:
    secret = draw.new_secret()
    known = draw.chain(secret)
    for number in (1, 2, 3):
        seed = draw.seed_of(secret, number)
        assert draw.follows(seed, known)
        assert draw.seed_after(secret, known) == seed
        known = seed
    assert draw.seed_after(secret, "0" * 64) is None
    assert draw.seed_after(secret, draw.seed_of(secret, draw.LENGTH)) == secret.hex()
    with pytest.raises(ValueError, match="none of number"):
        draw.seed_of(secret, draw.LENGTH + 1)


def test_a_document_of_an_earlier_version_is_read_and_checked_but_for_its_draws() -> None:
    """Commit 1ba28360 seated people in another way."""
    text = (Path(__file__).parents[1] / "data" / "tournament_1ba28360.json").read_text(encoding="utf-8")
    document = loads(text)
    assert [*verify(document)] == []
    assert by_other_methods(document) == [1, 2, 3]
    best = [(each.person, each.place, each.game_points) for each in standings(fold(document))[:3]]
    assert best == [("e14", 1, 790), ("e6", 2, 370), ("e3", 3, 380)]
