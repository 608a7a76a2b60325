"""What is kept of the puzzles that a player has tried: rating, streak, and which were solved."""

import json
from dataclasses import dataclass, field
from math import isfinite, log, pi, sqrt
from typing import Any

from .puzzle import PuzzleError

FIRST_RATING, FIRST_DEVIATION = 1100.0, 180.0
LEAST_DEVIATION = 45.0
"""However many puzzles were tried, a rating goes on following its player."""
PUZZLE_DEVIATION = 60.0
"""How sure a puzzle's own rating is."""
_Q = log(10) / 400


@dataclass(frozen=True, slots=True)
class Rating:
    """A player's rating by Glicko (Glickman 1999), and how sure it is (a standard deviation).

    Each puzzle that is tried is a game against its rating.  The browser computes the same (``rating.ts``).
    """

    points: float = FIRST_RATING
    deviation: float = FIRST_DEVIATION

    def after(self, puzzle: float, *, solved: bool) -> "Rating":
        """The rating after a puzzle of this rating."""
        weight = 1 / sqrt(1 + 3 * (_Q * PUZZLE_DEVIATION / pi) ** 2)
        expected = 1 / (1 + 10 ** (-weight * (self.points - puzzle) / 400))
        information = (_Q * weight) ** 2 * expected * (1 - expected)
        variance = 1 / (1 / self.deviation**2 + information)
        points = self.points + _Q * variance * weight * (float(solved) - expected)
        return Rating(points, max(sqrt(variance), LEAST_DEVIATION))


FORMAT = "foretell-puzzle-progress/1"
_MOST_PUZZLES = 100_000


@dataclass(frozen=True, slots=True)
class Progress:
    """A player's progress; it changes by ``after`` alone."""

    rating: Rating = field(default_factory=Rating)
    streak: int = 0
    """How many puzzles were solved at the first try, one after the other."""
    best: int = 0
    """The longest streak so far."""
    tried: dict[str, bool] = field(default_factory=dict)
    """By id, whether the puzzle was solved at the first try."""

    @property
    def solved(self) -> int:
        """How many puzzles were solved at the first try."""
        return sum(self.tried.values())

    def after(self, puzzle: str, rating: float, *, solved: bool) -> "Progress":
        """The progress after the first try at a puzzle; a puzzle that was tried before changes nothing."""
        if puzzle in self.tried:
            return self
        streak = self.streak + 1 if solved else 0
        tried = {**self.tried, puzzle: solved}
        return Progress(self.rating.after(rating, solved=solved), streak, max(self.best, streak), tried)

    def as_text(self) -> str:
        """The progress as JSON."""
        data = {
            "format": FORMAT,
            "rating": round(self.rating.points, 2),
            "deviation": round(self.rating.deviation, 2),
            "streak": self.streak,
            "best": self.best,
            "tried": {name: int(solved) for name, solved in self.tried.items()},
        }
        return json.dumps(data, separators=(",", ":"))


def read_progress(text: str) -> Progress:
    """Progress from its JSON; raises PuzzleError if it is something else."""
    try:
        return _progress(json.loads(text))
    except (KeyError, TypeError, ValueError, AttributeError, OverflowError, RecursionError):
        raise PuzzleError(
            f"this is no puzzle progress: {FORMAT} with its rating, streak and puzzles is expected"
        ) from None


def _progress(data: dict[str, Any]) -> Progress:
    rating = Rating(_number(data["rating"]), _number(data["deviation"]))
    tried: dict[str, Any] = data["tried"]
    if data["format"] != FORMAT or len(tried) > _MOST_PUZZLES or rating.deviation <= 0:
        raise ValueError
    return Progress(rating, _count(data["streak"]), _count(data["best"]), {k: bool(v) for k, v in tried.items()})


def _number(value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not isfinite(value):
        raise ValueError
    return float(value)


def _count(value: object) -> int:
    if type(value) is not int or value < 0:
        raise ValueError
    return value
