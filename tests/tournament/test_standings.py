"""The standings, by examples that can be checked by hand."""

from fractions import Fraction

import pytest

from foretell.tournament.standings import points_text, standings

from .hall import Hall

EIGHT = ("Ada", "Ben", "Cem", "Dora", "Eva", "Finn", "Gül", "Hugo")


def club(**settings: object) -> Hall:
    return Hall(EIGHT, **{"rank": ["points", "game_points", "wins", "best_game", "met"], **settings})


def line(hall: Hall, name: str) -> tuple[int, str, int, int, int]:
    one = next(one for one in standings(hall.state) if one.person == hall.id_of(name))
    return one.place, points_text(one.points), one.game_points, one.games, one.wins


def first_round(hall: Hall) -> None:
    hall.seat(EIGHT[:4], EIGHT[4:])
    hall.result(1, 200, 150, 100, 50)
    hall.result(2, 190, 190, 90, -20)
    hall.close()


def test_points_go_by_place_and_equal_places_share_them() -> None:
    hall = club()
    first_round(hall)
    assert hall.order() == [
        (1, "Ada"),
        (2, "Eva"),
        (2, "Finn"),
        (4, "Ben"),
        (5, "Cem"),
        (6, "Gül"),
        (7, "Dora"),
        (8, "Hugo"),
    ]
    assert line(hall, "Eva") == (2, "3.5", 190, 1, 1)


def test_only_closed_rounds_count() -> None:
    hall = club()
    hall.seat(EIGHT[:4], EIGHT[4:])
    hall.result(1, 200, 150, 100, 50)
    assert line(hall, "Ada") == (1, "0", 0, 0, 0)
    assert {place for place, _ in hall.order()} == {1}


def test_in_wizard_extreme_the_fewest_game_points_are_the_best() -> None:
    hall = club(game="extreme")
    first_round(hall)
    assert hall.order()[0] == (1, "Hugo")
    assert line(hall, "Ada") == (8, "1", 200, 1, 0)


def test_a_penalty_takes_game_points_off_and_with_them_the_place() -> None:
    hall = club()
    hall.seat(EIGHT[:4], EIGHT[4:])
    hall.result(1, 200, 195, 100, 50)
    hall.result(2, 190, 180, 90, -20)
    hall.write("penalty", round=1, person=hall.id_of("Ada"), points=10, why="a phone at the table")
    hall.close()
    assert line(hall, "Ben") == (1, "4", 195, 1, 1)
    assert line(hall, "Ada") == (3, "3", 190, 1, 0)
    assert next(one.penalty for one in standings(hall.state) if one.person == hall.id_of("Ada")) == 10


def test_in_wizard_extreme_a_penalty_adds_game_points() -> None:
    hall = club(game="extreme")
    hall.seat(EIGHT[:4], EIGHT[4:])
    hall.result(1, 20, 25, 40, 50)
    hall.result(2, 30, 31, 32, 33)
    hall.write("penalty", round=1, person=hall.id_of("Ada"), points=10, why="late")
    hall.close()
    assert line(hall, "Ada") == (3, "3", 30, 1, 0)


def test_who_did_not_play_has_no_game_and_the_others_share_fewer_points() -> None:
    hall = club()
    hall.seat(EIGHT[:4], EIGHT[4:])
    hall.result(1, 200, 150, 100, None)
    hall.result(2, 190, 180, 90, 80)
    hall.close()
    assert line(hall, "Ada") == (2, "3", 200, 1, 1)
    assert line(hall, "Dora") == (8, "0", 0, 0, 0)


@pytest.mark.parametrize(
    ("byes", "after_one", "after_two"),
    [("mean", ("2.5", 0), ("8", 300)), (2.5, ("2.5", 0), ("6.5", 150)), (0, ("0", 0), ("4", 150))],
)
def test_a_bye_gives_the_mean_of_own_games_or_a_number(
    byes: str | float, after_one: tuple[str, int], after_two: tuple[str, int]
) -> None:
    hall = Hall(("Ada", "Ben", "Cem", "Dora", "Eva"), byes=byes, rounds=2)
    hall.seat(("Ada", "Ben", "Cem", "Dora"), byes=("Eva",))
    hall.result(1, 100, 90, 80, 70)
    hall.close()
    assert line(hall, "Eva")[1:3] == after_one
    hall.seat(("Eva", "Ben", "Cem", "Dora"), byes=("Ada",))
    hall.result(1, 150, 90, 80, 70)
    hall.close()
    assert line(hall, "Eva")[1:3] == after_two


def test_who_has_left_gets_nothing_for_a_bye() -> None:
    hall = Hall(("Ada", "Ben", "Cem", "Dora", "Eva"), byes=2)
    hall.seat(("Ada", "Ben", "Cem", "Dora"), byes=("Eva",))
    hall.result(1, 100, 90, 80, 70)
    hall.write("leave", person=hall.id_of("Eva"), round=1)
    hall.close()
    assert line(hall, "Eva") == (5, "0", 0, 0, 0)
    assert next(one.out for one in standings(hall.state) if one.person == hall.id_of("Eva")) == "preliminary"


def test_equal_people_are_decided_by_their_games_against_each_other() -> None:
    hall = Hall(("Ada", "Ben", "Cem", "Dora", "Eva", "Finn"), rank=["points", "met"], rounds=2)
    hall.seat(("Ada", "Ben", "Cem"), ("Dora", "Eva", "Finn"))
    hall.result(1, 30, 20, 10)
    hall.result(2, 30, 20, 10)
    hall.close()
    hall.seat(("Eva", "Ada", "Cem"), ("Ben", "Dora", "Finn"))
    hall.result(1, 30, 20, 10)
    hall.result(2, 30, 20, 10)
    hall.close()
    # Ada, Ben, Dora and Eva have 5 points; Ada beat Ben, Eva beat Ada, Ben beat Dora, Dora beat Eva.
    assert [place for place, _ in hall.order()] == [1, 1, 1, 1, 5, 5]
    hall.result(2, 20, 30, 10, round_=2, why="the sheet was read wrongly")
    # Ben has 4 points now, Dora 6; of Ada and Eva, Eva was ahead.
    assert hall.order()[:4] == [(1, "Dora"), (2, "Eva"), (3, "Ada"), (4, "Ben")]


def test_a_lot_decides_between_people_who_are_equal_in_everything() -> None:
    hall = Hall(("Ada", "Ben", "Cem"), rounds=1)
    hall.seat(("Ada", "Ben", "Cem"))
    hall.result(1, 30, 30, 10)
    hall.close()
    assert [place for place, _ in hall.order()] == [1, 1, 3]
    hall.lot()
    assert [place for place, _ in hall.order()] == [1, 2, 3]
    assert [one.lot for one in standings(hall.state)] == [True, True, False]


def test_who_goes_on_is_ahead_of_all_others() -> None:
    hall = club(rounds=1, knockout=[4])
    first_round(hall)
    hall.seat(("Ada", "Eva", "Finn", "Ben"))
    assert hall.row.stage == "final"
    hall.result(1, 10, 20, 30, 40)
    assert [place for place, _ in hall.order()] == [1, 2, 2, 4, 5, 6, 7, 8]
    hall.close()
    assert hall.order()[:5] == [(1, "Ben"), (2, "Finn"), (3, "Eva"), (4, "Ada"), (5, "Cem")]
    assert [one.out for one in standings(hall.state)] == [None] * 4 + ["preliminary"] * 4
    assert [one.place for one in standings(hall.state, until=1)] == [1, 2, 2, 4, 5, 6, 7, 8]


@pytest.mark.parametrize(
    ("points", "text"),
    [
        ((7, 1), "7"),
        ((7, 2), "3.5"),
        ((22, 3), "7.33"),
        ((5, 3), "1.67"),
        ((0, 1), "0"),
        ((10, 1), "10"),
        ((1, 8), "0.13"),
    ],
)
def test_points_are_printed_with_two_decimals_at_most(points: tuple[int, int], text: str) -> None:
    assert points_text(Fraction(*points)) == text
