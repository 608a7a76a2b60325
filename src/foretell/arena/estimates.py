"""Means with 95 % intervals, from independent samples.

A sample of the arena is a deal with all of its games: cards that are good for one bot are, in another game of the same
deal, held by the other, so games of one deal are not independent, but deals are.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import atan, cos, fsum, pi, sin, sqrt
from statistics import NormalDist

LEVEL = 0.95
_MANY = 1000
"""From so many degrees of freedom on, the normal distribution's expansion is exact to nine digits."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and half of its 95 % interval; ``half`` is None where a single sample leaves it unknown."""

    mean: float
    half: float | None
    samples: int
    """How many deals it rests on."""

    @property
    def low(self) -> float | None:
        """The interval's lower end."""
        return None if self.half is None else self.mean - self.half

    @property
    def high(self) -> float | None:
        """The interval's upper end."""
        return None if self.half is None else self.mean + self.half


def ratio(sums: Sequence[float], counts: Sequence[float]) -> Estimate | None:
    """What there is in all of something to each counted, from samples with a sum and a count each.

    The interval is Student's for the samples' residuals ``sum - ratio * count`` (the linearized ratio estimator); where
    all counts are equal, it is that of the mean of the samples' means.  None where nothing was counted.
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
    """The mean of independent values with Student's interval; None where there is none."""
    return ratio(values, [1.0] * len(values))


@cache
def student(degrees: int) -> float:
    """How many standard errors half of a 95 % interval has: Student's t for so many degrees of freedom (from 1)."""
    if degrees > _MANY:
        z = NormalDist().inv_cdf((1 + LEVEL) / 2)
        return z + (z**3 + z) / (4 * degrees) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * degrees**2)
    low, high = 0.0, 13.0
    while high - low > 1e-12:
        middle = (low + high) / 2
        low, high = (middle, high) if _within(middle, degrees) < LEVEL else (low, middle)
    return low


def _within(t: float, degrees: int) -> float:
    """The share of Student's distribution between -t and t (the finite series for whole degrees of freedom)."""
    angle = atan(t / sqrt(degrees))
    square, odd = cos(angle) ** 2, degrees % 2
    term, terms = (cos(angle) if odd else 1.0), 0.0
    for i in range(1 + odd, degrees, 2):
        terms += term
        term *= square * i / (i + 1)
    total = sin(angle) * terms
    return 2 / pi * (angle + total) if odd else total
