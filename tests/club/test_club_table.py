"""The season's table and statistics: players' examples, and a second computation that shares no code."""

from fractions import Fraction
from statistics import fmean
from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as effort
from hypothesis import strategies as st

from foretell.club.settings import PRESETS
from foretell.club.statistics import Best, Between, between, statistics
from foretell.club.table import table
from tests.effort import times

from .evenings import Evenings, rows

GAMES = ("Ada 60, Ben 40, Cem 20, Dora -10", "Ada 50, Ben 50, Gast 10, Dora 30", "Cem 70, Ben 20, (Tom) 30")


def lines(club: Evenings, season: str | None = None) -> list[str]:
    """The table as text."""
    return [f"{one.place or '-'} {one.member} {one.points} {one.games} {one.wins}" for one in table(club.state, season)]


def club_of(*games: str, **settings: object) -> Evenings:
    """A club of four that has played these games."""
    club = Evenings("Ada", "Ben", "Cem", "Dora", **settings)
    for game in games:
        club.play(game)
    return club


@pytest.mark.parametrize(
    ("settings", "wanted"),
    [
        ({"formula": "places"}, ["1 Ben 15/2 3 1", "1 Ada 15/2 2 2", "3 Cem 5 2 1", "4 Dora 3 2 0"]),
        ({"formula": "online"}, ["1 Ada 5/2 2 2", "2 Ben 2/3 3 1", "3 Cem 0 2 1", "4 Dora -2 2 0"]),
        ({"formula": "sum"}, ["1 Ada 110 2 2", "1 Ben 110 3 1", "3 Cem 90 2 1", "4 Dora 20 2 0"]),
        ({"formula": "mean"}, ["1 Ada 55 2 2", "2 Cem 45 2 1", "3 Ben 110/3 3 1", "4 Dora 10 2 0"]),
        ({"formula": "wins"}, ["1 Ada 1 2 2", "2 Cem 1/2 2 1", "3 Ben 1/3 3 1", "4 Dora 0 2 0"]),
        ({"formula": "sum", "count": 1}, ["1 Cem 70 2 1", "2 Ada 60 2 2", "3 Ben 50 3 1", "4 Dora 30 2 0"]),
        ({"formula": "mean", "least": 3}, ["1 Ben 110/3 3 1", "- Ada 55 2 2", "- Cem 45 2 1", "- Dora 10 2 0"]),
    ],
)
def test_each_formula_makes_the_table_that_a_club_expects(settings: dict[str, object], wanted: list[str]) -> None:
    assert sorted(lines(club_of(*GAMES, **settings))) == sorted(wanted)


def test_presets_are_formulas_of_clubs() -> None:
    assert lines(club_of(*GAMES, **PRESETS["league"]))[0] == "- Ada 5/2 2 2"
    assert {preset["formula"] for preset in PRESETS.values()} == {"places", "online", "sum"}


def test_in_wizard_extreme_the_fewest_points_lead() -> None:
    club = Evenings("Ada", "Ben", "Cem", game="extreme", formula="mean", count=1)
    for points in ("Ada 10, Ben 5, Cem 7", "Ada 2, Ben 9, Cem 7"):
        club.play(points, kind="extreme")
    assert lines(club) == ["1 Ada 2 2 1", "2 Ben 5 2 1", "3 Cem 7 2 0"]
    assert statistics(club.state, "Ada").mean_place == 2


def test_only_games_that_are_over_of_the_clubs_kind_and_of_two_people_count() -> None:
    club = club_of(GAMES[0])
    club.play("Dora 90, Ada 0", over=False)
    club.play("Dora 9, Ada 0", kind="extreme")
    club.play("Dora 90, (Tom) 0, (Tim) 0")
    club.write("drop", game=club.play("Dora 90, Ada 0"), dropped=True)
    assert lines(club) == ["1 Ada 4 1 1", "2 Ben 3 1 0", "3 Cem 2 1 0", "4 Dora 1 1 0"]


def test_the_last_result_of_a_part_counts_and_each_part_is_a_game() -> None:
    club = club_of()
    game = club.game()
    for part, points in (("round 1", 10), ("round 2", 30), ("round 1", 50)):
        club.result(game, [["Ada", None, points, None, None, False], ["Ben", None, 20, None, None, False]], part=part)
    assert lines(club) == ["1 Ada 4 2 2", "2 Ben 2 2 0"]
    club.write("undo", entry=club.state.entries[-1].id)
    assert lines(club) == ["1 Ada 3 2 1", "1 Ben 3 2 1"]


def test_a_season_that_has_ended_keeps_its_table() -> None:
    club = club_of(formula="sum", season={"name": "2025", "from": "2025-01-01", "to": "2025-12-31"})
    club.play("Ada 60, Ben 40", day="2025-12-31")
    old = lines(club)
    assert old == ["1 Ada 60 1 1", "2 Ben 40 1 0"]
    club.write("set", set={"formula": "wins", "season": {"name": "2026", "from": "2026-01-01", "to": None}})
    club.play("Ada 10, Ben 40", day="2026-01-01")
    assert lines(club) == ["1 Ben 1 1 1", "2 Ada 0 1 0"]
    assert lines(club, "2025") == old
    assert lines(club, "") == ["1 Ada 1/2 2 1", "1 Ben 1/2 2 1"]
    club.write("set", set={"season": {"name": "2025", "from": None, "to": "2025-12-31"}})
    assert lines(club) == old
    assert list(club.state.seasons) == ["2025", "2026"]
    club.write("set", set={"season": None, "count": 1})
    assert lines(club) == ["1 Ada 60 2 1", "2 Ben 40 2 1"]
    assert lines(club, "2026") == ["1 Ben 1 1 1", "2 Ada 0 1 0"]


def test_a_season_without_a_last_day_ends_where_the_next_begins() -> None:
    club = club_of(formula="sum", season={"name": "first", "from": None, "to": None})
    for day in ("0001-01-01", "2026-08-31", "2026-09-01", "2026-10-01", "9999-12-31"):
        club.play("Ada 10, Ben 0", day=day)
    assert lines(club) == ["1 Ada 50 5 5", "2 Ben 0 5 0"]
    club.write("set", set={"season": {"name": "third", "from": "2026-10-01", "to": None}})
    club.write("set", set={"season": {"name": "second", "from": "2026-09-01", "to": None}})
    assert [lines(club, name)[0] for name in club.state.seasons] == ["1 Ada 20 2 2", "1 Ada 20 2 2", "1 Ada 10 1 1"]
    assert lines(club) == lines(club, "second")
    club.write("set", set={"season": {"name": "first", "from": None, "to": "9999-12-31"}})
    assert lines(club)[0] == "1 Ada 50 5 5"


def test_members_who_left_keep_their_lines() -> None:
    club = club_of(GAMES[0])
    before = lines(club)
    club.write("leave", member="Ada", left=True)
    assert lines(club) == before


def test_statistics_of_a_member() -> None:
    club = club_of(formula="places")
    evening = club.write("evening", title="", day="2026-11-22", time=None, place="")
    for points in ("Ada 60 6/10, Ben 40", "Ada 10 2/10, Ben 40"):
        club.result(club.game(evening=evening), rows(points), day="2026-11-22")
    club.play("Ada 60, Ben 40, Cem 0", day="2026-11-20")
    found = statistics(club.state, "Ada")
    assert (found.games, found.wins, found.mean_place) == (3, 2, Fraction(4, 3))
    assert (found.met, found.bids) == (8, 20)
    assert found.best == Best("2026-11-20", None, Fraction(3))
    assert [own.played.result.day for own in found.last] == ["2026-11-22", "2026-11-22", "2026-11-20"]
    assert statistics(club.state, "Ben").best == Best("2026-11-22", evening, Fraction(3))
    nobody = statistics(club.state, "Dora")
    assert (nobody.games, nobody.mean_place, nobody.met, nobody.best, nobody.last) == (0, None, None, None, ())


def test_two_members_against_each_other() -> None:
    club = club_of(*GAMES)
    assert between(club.state, "Ada", "Ben") == Between(2, 1, 0, 1, Fraction(10))
    assert between(club.state, "Ben", "Ada") == Between(2, 0, 1, 1, Fraction(-10))
    assert between(club.state, "Ada", "Nobody") == Between(0, 0, 0, 0, None)


game = st.lists(
    st.tuples(st.sampled_from(["Ada", "Ben", "Cem", "Dora", "Gast", "(Tom)"]), st.integers(-3, 6)),
    min_size=1,
    max_size=6,
    unique_by=lambda one: one[0],
)
settings = st.fixed_dictionaries(
    {
        "formula": st.sampled_from(["places", "online", "sum", "mean", "wins"]),
        "game": st.sampled_from(["wizard", "extreme"]),
        "count": st.sampled_from([None, 1, 2, 3]),
        "least": st.sampled_from([0, 2]),
    }
)


@effort(max_examples=times(60), deadline=None)
@given(st.lists(game, max_size=7), settings)
def test_the_table_equals_a_second_computation(games: list[list[tuple[str, int]]], chosen: dict[str, Any]) -> None:
    club = Evenings("Ada", "Ben", "Cem", "Dora", **chosen)
    for one in games:
        club.play(", ".join(f"{name} {points}" for name, points in one), kind=chosen["game"])
    found = {line.member: (line.place, float(line.points), line.games, line.wins) for line in table(club.state)}
    wanted = second(games, chosen)
    assert found.keys() == wanted.keys()
    for member, line in found.items():
        assert line == pytest.approx(wanted[member])


def second(games: list[list[tuple[str, int]]], chosen: dict[str, Any]) -> dict[str, tuple[Any, ...]]:
    """The table, worked out from docs/clubs.md by plain counting."""
    fewest = chosen["game"] == "extreme"
    worth: dict[str, list[float]] = {}
    wins: dict[str, int] = {}
    for one in games:
        if sum(not name.startswith("(") for name, _ in one) < 2:
            continue
        for name, points in one:
            if name in ("Gast", "(Tom)"):
                continue
            rest = [(other, its) for other, its in one if other != name]
            below = [other for other, its in rest if (its > points if fewest else its < points)]
            above = [other for other, its in rest if (its < points if fewest else its > points)]
            equal = len(one) - len(below) - len(above)
            ranks = range(len(above), len(above) + equal)
            value = {
                "places": fmean(len(one) - rank for rank in ranks),
                "online": len([x for x in below if x[0] != "("]) - len([x for x in above if x[0] != "("]),
                "sum": points,
                "mean": points,
                "wins": 0 if above else 1,
            }[chosen["formula"]]
            worth.setdefault(name, []).append(value)
            wins[name] = wins.get(name, 0) + (not above)
    down = fewest and chosen["formula"] in ("sum", "mean")
    totals = {}
    for name, values in worth.items():
        best = sorted(values, reverse=not down)[: chosen["count"]]
        totals[name] = sum(best) if chosen["formula"] in ("places", "sum") else fmean(best)
    ranked = {name: total for name, total in totals.items() if len(worth[name]) >= chosen["least"]}
    places = {
        name: 1 + sum((its < total if down else its > total) and abs(its - total) > 1e-9 for its in ranked.values())
        for name, total in ranked.items()
    }
    return {name: (places.get(name), total, len(worth[name]), wins[name]) for name, total in totals.items()}
