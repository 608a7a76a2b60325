"""The benchmark of marked decisions: its ratio, and a game of it."""

from typing import Any

import pytest

from benchmarks.marked.__main__ import ratio
from benchmarks.marked.playing import game_of


def test_the_ratio_is_of_sums_and_its_interval_by_games() -> None:
    games: list[dict[str, Any]] = [
        {"marked": [{"stated": 4.0, "masters": 2.0}, {"stated": 2.0, "masters": 4.0}]},
        {"marked": []},
    ]
    assert ratio(games, "masters") == (1.0, 0.0)
    games.append({"marked": [{"stated": 6.0, "masters": 0.0}]})
    found, half = ratio(games, "masters")
    assert found == pytest.approx(0.5)
    assert half == pytest.approx(1.96 * (3 / 2 * (3.0**2 + 3.0**2)) ** 0.5 / 12)


def test_what_is_marked_is_played_on_from_the_deal_as_it_lay() -> None:
    told = game_of("Extreme", "apprentice", 7)
    assert told == game_of("Extreme", "apprentice", 7)
    assert 0 < len(told["marked"]) <= told["by_nets"] <= told["decisions"]
    for row in told["marked"]:
        assert row["stated"] > row["half"]
        assert row["realised"] >= 0
