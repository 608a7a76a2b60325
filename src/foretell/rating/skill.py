"""Skill: the points that a person's decisions lose by what the seat could know, from which luck is taken out.

A decision loses what whole rounds show it to lose (``judging``).  The mean is that of all decisions; its interval comes
from whole games, since decisions of one game are not independent.
"""

import json
from dataclasses import dataclass
from functools import cache
from math import ceil, sqrt
from pathlib import Path

from ..arena.estimates import student
from .counting import RatedKind

LEAST = 5
"""From this number of games on skill is shown."""
NORMAL = 1.96
FILE = Path(__file__).parent / "levels.json"
"""What the levels of bots lose, by kind: printed by ``python -m benchmarks.apart --levels``."""


@dataclass(frozen=True, slots=True)
class Spread:
    """What a decision loses on average, and the standard deviation of that mean between single games."""

    mean: float
    deviation: float


@dataclass(frozen=True, slots=True)
class Sums:
    """Sums over games, from which mean and spread follow: ``lost`` and ``decisions`` of each game, and products."""

    games: int
    decisions: float
    lost: float
    lost_lost: float
    lost_decisions: float
    decisions_decisions: float

    def spread(self) -> Spread | None:
        """The spread of these games, by the linearized ratio (``arena.estimates``); None for fewer than two games."""
        if self.games < 2 or not self.decisions:
            return None
        mean = self.lost / self.decisions
        squares = self.lost_lost - 2 * mean * self.lost_decisions + mean * mean * self.decisions_decisions
        return Spread(mean, sqrt(max(0.0, squares) / (self.games - 1)) * self.games / self.decisions)

    def half(self) -> float:
        """Half of the mean's 95 % interval (Student's); raises ValueError for fewer than two games."""
        spread = self.spread()
        if spread is None:
            raise ValueError("an interval needs two games with decisions")
        return student(self.games - 1) * spread.deviation / sqrt(self.games)


def sums_of(games: "list[tuple[float, int]]") -> Sums:
    """The sums of games, each with the points that were lost and the number of decisions."""
    return Sums(
        len(games),
        sum(n for _, n in games),
        sum(lost for lost, _ in games),
        sum(lost * lost for lost, _ in games),
        sum(lost * n for lost, n in games),
        sum(n * n for _, n in games),
    )


def needed(one: Spread, other: Spread) -> int | None:
    """After how many games of each the 95 % interval of the difference no longer holds 0, on average; None: never."""
    apart = abs(one.mean - other.mean)
    if not apart:
        return None
    return max(1, ceil((NORMAL * sqrt(one.deviation**2 + other.deviation**2) / apart) ** 2))


@cache
def levels(kind: RatedKind) -> dict[str, Spread]:
    """What the levels lose, weakest first."""
    found = json.loads(FILE.read_text(encoding="utf-8"))[kind]
    return {level: Spread(mean, deviation) for level, (mean, deviation) in found.items()}


def nearest(kind: RatedKind, spread: Spread) -> str:
    """The level whose loss is nearest."""
    return min(levels(kind), key=lambda level: abs(levels(kind)[level].mean - spread.mean))
