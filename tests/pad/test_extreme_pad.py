"""Wizard Extreme on the pad: seals, the Magician, points and checks."""

from typing import Any

import pytest

from foretell.pad.state import State

from .scenes import agreed, end, extreme, found, on, only, state

PREDICTED = [
    on(1, "predict", "tobias", seals={"R": 2, "Y": 1}),
    on(1, "predict", "lotte", seals={"G": 3}),
    on(1, "take", "jan", seal="G", **{"from": "lotte"}),
    on(1, "done", "jan", done=True),
    on(1, "magician", "mira"),
]


def game(*steps: tuple[str, dict[str, Any]]) -> State:
    return state(*steps, game="extreme")


def test_b6_a_seal_from_another_player_brings_a_white_one() -> None:
    row = extreme(game(*PREDICTED))
    assert row.cells["lotte"].predicted == {"G": 2, "white": 1}
    assert row.cells["jan"].predicted == {"G": 1}
    assert row.pool == {"B": 3, "G": 0, "R": 3, "Y": 2, "P": 3, "white": 3, "black": 6}
    assert (row.phase, row.next, row.checks) == ("tricks", None, ())


def test_b9_b10_each_winner_returns_a_seal_or_takes_a_black_one() -> None:
    won = [
        *(on(1, "trick", "tobias", back="R"), on(1, "trick", "lotte", back="white")),
        *(on(1, "trick", "jan", back="G"), on(1, "trick", "jan", back="black"), on(1, "trick", "mira", back=None)),
    ]
    row = extreme(game(*PREDICTED, *won))
    assert [row.cells[player].held for player in ("tobias", "lotte", "jan", "mira")] == [
        {"R": 1, "Y": 1},
        {"G": 2},
        {"black": 1},
        {},
    ]
    assert (row.tricks, row.cells["jan"].tricks, row.checks) == (5, 2, ())


def test_b12_b13_the_example_of_the_rule_book() -> None:
    left = [
        *(on(1, "magician", "tobias"), on(1, "left", "mira", seals={"R": 1, "black": 1})),
        *(on(1, "left", "lotte", seals={"white": 1}), on(1, "left", "jan", seals={"black": 2}), end(1)),
    ]
    row = extreme(game(*left))
    assert {player: cell.points for player, cell in row.cells.items()} == {"mira": 5, "tobias": 1, "lotte": 4, "jan": 6}
    assert row.checks == ()


def test_seals_of_unknown_colour_cost_as_coloured_ones_and_a_table_can_have_its_own_prices() -> None:
    left = [on(1, "left", player, seals={"coloured": 2, "white": 1}) for player in ("mira", "tobias", "lotte", "jan")]
    assert game(*left, end(1)).totals["mira"] == 8
    assert game(agreed(coloured=1, white=0), *left, end(1)).totals["mira"] == 2


def test_b15_b16_the_magicians_base() -> None:
    def points(number: int, **options: object) -> int | None:
        left = [on(number, "left", player, seals={}) for player in ("mira", "tobias", "lotte")]
        earlier = [end(earlier) for earlier in range(1, number)]
        rows = game(agreed(**options), *left, on(number, "magician", "jan"), *earlier, end(number)).rounds
        return rows[number - 1].cells["jan"].points

    assert [points(1), points(1, magician=5), points(1, raise_magician=True)] == [4, 5, 4]
    assert [points(number, raise_magician=True) for number in (2, 3, 4)] == [4, 5, 5]


@pytest.mark.parametrize(
    ("steps", "checks"),
    [
        ([on(1, "predict", "tobias", seals={"R": 6})], ["seals-pool"]),
        ([on(1, "predict", "tobias", seals={"B": 3, "G": 3, "R": 5, "Y": 3, "P": 3})], ["seals-many"]),
        ([on(1, "take", "tobias", seal="B", **{"from": "mira"})], ["take-none", "take-early"]),
        ([on(1, "magician", "mira"), on(1, "predict", "mira", seals={"R": 1})], ["magician-seals"]),
        ([*PREDICTED, on(1, "trick", "lotte", back="black")], ["black-white"]),
        ([*PREDICTED, on(1, "trick", "tobias", back=None)], ["back-nothing"]),
        ([*PREDICTED, on(1, "trick", "tobias", back="P")], ["back-none"]),
        ([*PREDICTED, on(1, "left", "tobias", seals={"R": 3})], ["left-more"]),
        ([*PREDICTED, on(1, "left", "tobias", seals={"coloured": 4})], ["left-more"]),
        ([*PREDICTED, on(1, "left", "tobias", seals={"coloured": 3, "black": 2})], []),
        ([on(1, "trick", "tobias", back=None)] * 16, ["tricks-many"]),
    ],
)
def test_impossible_entries_are_reported(steps: list[tuple[str, dict[str, Any]]], checks: list[str]) -> None:
    assert found(game(*steps)) == checks


def test_b10_when_all_black_seals_are_gone_a_trick_costs_nothing() -> None:
    black = [on(1, "trick", "jan", back="G"), *[on(1, "trick", "jan", back="black")] * 6]
    assert found(game(*PREDICTED, *black, on(1, "trick", "jan", back=None))) == []
    assert only(game(*PREDICTED, *black[:-1], on(1, "trick", "jan", back=None))).values == {"trick": 7}


def test_the_next_player_to_be_asked() -> None:
    assert extreme(game()).next == "tobias"
    assert extreme(game(*PREDICTED[:2])).next == "jan"
    counted = extreme(game(*PREDICTED, on(1, "left", "tobias", seals={})))
    assert (counted.phase, counted.next) == ("tricks", "lotte")
    assert extreme(game(on(1, "predict", "tobias", seals={}), on(1, "trick", "tobias", back=None))).next == "lotte"


def test_an_ended_round_waits_for_the_seals_of_everybody() -> None:
    assert extreme(game(*PREDICTED[:2], end(1))).phase == "seals"
    assert extreme(game(*PREDICTED, end(1))).phase == "scored"
    assert game(*PREDICTED, end(1)).current == 2
