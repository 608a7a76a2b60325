"""Means with 95 % intervals, from independent samples.

In the arena a sample is a deal with all of its games.  The games of one deal share their cards (a good hand that one
bot holds in one game is held by another bot in the next), so they are not independent; deals are.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import atan, cos, fsum, pi, sin, sqrt
from statistics import NormalDist

LEVEL = 0.95
_MANY = 1000
"""Above this number of degrees of freedom, the expansion around the normal distribution is exact to nine digits."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and half the width of its 95 % interval; ``half`` is None for a single sample."""

    mean: float
    half: float | None
    samples: int
    """Number of deals."""

    @property
    def low(self) -> float | None:
        """The interval's lower end."""
        return None if self.half is None else self.mean - self.half

    @property
    def high(self) -> float | None:
        """The interval's upper end."""
        return None if self.half is None else self.mean + self.half


def ratio(sums: Sequence[float], counts: Sequence[float]) -> Estimate | None:
    """A ratio of totals, sum over count, with a 95 % interval (Student's t on the residuals).

    The residuals are ``sum - ratio * count`` of each sample (the linearized ratio estimator); where all counts are
    equal, this is the usual interval for the mean of the samples' means.  None where all counts are 0.
    """
    pairs = [(total, count) for total, count in zip(sums, counts, strict=True) if count]
    if not pairs:
        return None
    n, counted = len(pairs), fsum(count for _, count in pairs)
    mean = fsum(total for total, _ in pairs) / counted
    if n == 1:
        return Estimate(mean, None, 1)
    squares = fsum((total - mean * count) ** 2 for total, count in pairs)
    error = sqrt(squares / (n - 1) / n) / (counted / n)
    return Estimate(mean, student(n - 1) * error, n)


def average(values: Sequence[float]) -> Estimate | None:
    """The mean of independent values with Student's interval; None without values."""
    return ratio(values, [1.0] * len(values))


@cache
def student(degrees: int) -> float:
    """Student's t for this many degrees of freedom (at least 1): half of a 95 % interval, in standard errors."""
    if degrees > _MANY:
        z = NormalDist().inv_cdf((1 + LEVEL) / 2)
        return z + (z**3 + z) / (4 * degrees) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * degrees**2)
    low, high = 0.0, 13.0
    while high - low > 1e-12:
        middle = (low + high) / 2
        low, high = (middle, high) if _within(middle, degrees) < LEVEL else (low, middle)
    return low


def _within(t: float, degrees: int) -> float:
    """The probability between -t and t in Student's distribution (the finite series for whole degrees of freedom)."""
    angle = atan(t / sqrt(degrees))
    square, odd = cos(angle) ** 2, degrees % 2
    term, terms = (cos(angle) if odd else 1.0), 0.0
    for i in range(1 + odd, degrees, 2):
        terms += term
        term *= square * i / (i + 1)
    total = sin(angle) * terms
    return 2 / pi * (angle + total) if odd else total
