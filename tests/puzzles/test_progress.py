"""Rating, streak and what was tried."""

import json
from pathlib import Path

import pytest

from foretell.puzzles import Progress, PuzzleError
from foretell.puzzles.progress import LEAST_DEVIATION, Rating, read_progress

VECTORS = Path(__file__).parent.parent.parent / "web" / "tests" / "data" / "puzzle_ratings.json"
"""Ratings before and after puzzles; the page's tests compare theirs with the same."""


def test_ratings_are_the_same_here_and_in_the_page() -> None:
    rating = Rating()
    for puzzle, solved, points, deviation in json.loads(VECTORS.read_text(encoding="utf-8")):
        rating = rating.after(puzzle, solved=solved)
        assert (rating.points, rating.deviation) == pytest.approx((points, deviation), abs=1e-6)


def test_a_rating_settles_and_goes_on_following() -> None:
    rating = Rating()
    for number in range(300):
        rating = rating.after(1500, solved=number % 2 == 0)
    assert rating.points == pytest.approx(1500, abs=25)
    assert rating.deviation == LEAST_DEVIATION
    assert rating.after(1500, solved=True).points > rating.points + 3


def test_only_the_first_try_counts() -> None:
    once = Progress().after("w1", 1300, solved=False)
    assert once.after("w1", 1300, solved=True) is once
    twice = once.after("w2", 1300, solved=True).after("w3", 1300, solved=True)
    assert (twice.streak, twice.best, twice.solved, len(twice.tried)) == (2, 2, 2, 3)
    broken = twice.after("w4", 1300, solved=False)
    assert (broken.streak, broken.best) == (0, 2)


def test_progress_is_read_back() -> None:
    progress = Progress().after("w1", 1300, solved=True).after("x2", 900, solved=False)
    again = read_progress(progress.as_text())
    assert (again.streak, again.best, again.tried) == (progress.streak, progress.best, progress.tried)
    assert again.rating.points == pytest.approx(progress.rating.points, abs=0.01)


@pytest.mark.parametrize(
    "text",
    [
        *("", "[]", "{}", "null", "[" * 10_000),
        '{"format":"foretell-puzzle-progress/2","rating":1,"deviation":1,"streak":0,"best":0,"tried":{}}',
        '{"format":"foretell-puzzle-progress/1","rating":"1","deviation":1,"streak":0,"best":0,"tried":{}}',
        '{"format":"foretell-puzzle-progress/1","rating":1,"deviation":0,"streak":0,"best":0,"tried":{}}',
        '{"format":"foretell-puzzle-progress/1","rating":1,"deviation":1,"streak":-1,"best":0,"tried":{}}',
        '{"format":"foretell-puzzle-progress/1","rating":1,"deviation":1,"streak":0,"best":0,"tried":[]}',
        '{"format":"foretell-puzzle-progress/1","rating":NaN,"deviation":1,"streak":0,"best":0,"tried":{}}',
    ],
)
def test_anything_else_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(PuzzleError, match="this is no puzzle progress"):
        read_progress(text)
