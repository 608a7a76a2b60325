"""A player's rating, by Glicko (Glickman 1999): each puzzle that is tried is a game against its rating.

The browser computes the same (``web/src/pages/puzzles/rating.ts``).
"""

from dataclasses import dataclass
from math import log, pi, sqrt

FIRST_RATING, FIRST_DEVIATION = 1100.0, 180.0
LEAST_DEVIATION = 45.0
"""However many puzzles were tried, a rating goes on following its player."""
PUZZLE_DEVIATION = 60.0
"""How sure a puzzle's own rating is."""
_Q = log(10) / 400


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating, and how sure it is (a standard deviation)."""

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
