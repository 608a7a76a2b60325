"""Looking for the line of own moves that brings a seat the most points, where the others' answers are known.

A beam: from every position kept, all own moves are tried; each is played out, the seat's own later moves being those
that its model would make.  So each has points that can really be reached.  Positions from which no more than the best
points so far can come are dropped; of the others those with the best points are kept.
"""

from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from .most import AnyState

P = TypeVar("P")
"""Positions, as those who try moves keep them: the seat is asked in each."""


@dataclass(frozen=True, slots=True)
class Found(Generic[P]):
    """All moves of all positions, tried; the lists are in the same order."""

    parents: list[int]
    """The number of the position in which the move was made."""
    codes: list[int]
    points: list[int]
    """What came of the round when it was played out."""
    most: list[int]
    """At most so much can come of it."""
    after: P
    """Where the seat is asked again, or the round is complete."""


class Trier(Protocol[P]):
    """Makes moves in positions, with answers of the others that are always the same."""

    def start(self, state: AnyState) -> P:
        """This state as the only position."""
        ...

    def tried(self, positions: P, seat: int) -> Found[P]:
        """All moves of the seat in all positions."""
        ...

    def kept(self, positions: P, which: list[int]) -> P:
        """The positions with these numbers."""
        ...

    def state(self, positions: P, which: int) -> AnyState:
        """One of the positions as a state of the rules."""
        ...


@dataclass(frozen=True, slots=True)
class Line:
    """Own moves by their codes, each with the state in which it is made, and the points of the round after them."""

    points: int
    moves: tuple[tuple[AnyState, int], ...]


def best_line(trier: Trier[P], state: AnyState, seat: int, width: int) -> Line:
    """The best line found by keeping so many positions after each own move; where the seat is asked now."""
    positions, lines = trier.start(state), [Line(0, ())]
    best: Line | None = None
    while lines:
        found = trier.tried(positions, seat)
        top = max(range(len(found.codes)), key=found.points.__getitem__)
        if best is None or found.points[top] > best.points:
            best = _longer(trier, positions, lines, found, top)
        kept = _worth_keeping(found, best.points, width)
        lines = [_longer(trier, positions, lines, found, i) for i in kept]
        positions = trier.kept(found.after, kept)
    return best if best is not None else Line(0, ())


def _longer(trier: Trier[P], positions: P, lines: list[Line], found: Found[P], which: int) -> Line:
    parent = found.parents[which]
    step = trier.state(positions, parent), found.codes[which]
    return Line(found.points[which], (*lines[parent].moves, step))


def _worth_keeping(found: Found[P], reached: int, width: int) -> list[int]:
    """The positions that may bring more than was reached; those first that came nearest, and may bring most."""
    hopeful = [i for i, most in enumerate(found.most) if most > reached]
    return sorted(hopeful, key=lambda i: (-found.points[i], -found.most[i]))[:width]
