"""What rounds of both games have in common: who plays and deals, running totals, checks."""

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field, replace
from typing import Any

from .state import Check, Player

Overruled = AbstractSet[tuple[str, int | None]]
"""Checks that the table has overruled, each with its round, or null for the whole game."""


@dataclass(frozen=True, slots=True)
class Frame:
    """A round before anything is written in it."""

    number: int
    players: tuple[str, ...]
    """From the dealer's left on, the dealer last."""
    dealer: str
    planned: int
    """How many rounds the game has with these players."""
    options: Mapping[str, Any]


@dataclass(slots=True)
class Tally:
    """Totals, round after round."""

    people: Mapping[str, Player]
    totals: dict[str, int] = field(default_factory=dict)

    def begin(self, frame: Frame) -> None:
        """Those who join with this round get the points that they start with."""
        new = [player for player in frame.players if player not in self.totals]
        average = _average([self.totals[player] for player in frame.players if player in self.totals])
        for player in new:
            start = self.people[player].start
            self.totals[player] = average if start == "average" else start

    def add(self, points: Mapping[str, int]) -> None:
        """The points of a scored round."""
        for player, more in points.items():
            self.totals[player] += more


def _average(totals: list[int]) -> int:
    """The average, rounded to a whole number, halves up; 0 of none."""
    return (2 * sum(totals) + len(totals)) // (2 * len(totals)) if totals else 0


def judged(checks: list[Check], overruled: Overruled) -> tuple[Check, ...]:
    """The checks, with those marked that the table has overruled, for the round or for the whole game."""
    return tuple(
        replace(check, overruled=bool({(check.check, check.round), (check.check, None)} & overruled))
        for check in checks
    )
