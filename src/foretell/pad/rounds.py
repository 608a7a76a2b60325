"""The parts that rounds of both games share: players and dealer, running totals, checks."""

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field, replace
from typing import Any

from .state import Check, Player

Overruled = AbstractSet[tuple[str, int | None]]
"""Checks that the table has overruled, each with its round, or None for the whole game."""


@dataclass(frozen=True, slots=True)
class Frame:
    """A round before anything is written on it."""

    number: int
    players: tuple[str, ...]
    """Clockwise from the dealer's left; the dealer is last."""
    dealer: str
    planned: int
    """The number of rounds of the game with these players."""
    options: Mapping[str, Any]


@dataclass(slots=True)
class Tally:
    """Running totals."""

    people: Mapping[str, Player]
    totals: dict[str, int] = field(default_factory=dict)

    def begin(self, frame: Frame) -> None:
        """Give the players who join in this round their starting points."""
        new = [player for player in frame.players if player not in self.totals]
        average = _average([self.totals[player] for player in frame.players if player in self.totals])
        for player in new:
            start = self.people[player].start
            self.totals[player] = average if start == "average" else start

    def add(self, points: Mapping[str, int]) -> None:
        """Add the points of a scored round."""
        for player, more in points.items():
            self.totals[player] += more


def _average(totals: list[int]) -> int:
    """The average rounded to a whole number, halves up; 0 without totals."""
    return (2 * sum(totals) + len(totals)) // (2 * len(totals)) if totals else 0


def judged(checks: list[Check], overruled: Overruled) -> tuple[Check, ...]:
    """The checks, with those marked that the table has overruled for this round or for the whole game."""
    return tuple(
        replace(check, overruled=bool({(check.check, check.round), (check.check, None)} & overruled))
        for check in checks
    )
