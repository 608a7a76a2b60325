"""Searches for the line of a seat's own moves that brings it the most points, where the others' answers are known.

This is a beam search.  In every position kept, all own moves are tried, and each is played out with the model's moves
for the seat; so its points can really be reached.  Positions whose upper bound is not above the best points so far are
dropped; of the others, those with the best points are kept.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from ...rules.extreme.cards import BLACK, KINDS
from ...rules.extreme.scoring import BLACK_POINTS
from ...rules.extreme.state import State as ExtremeState
from ...rules.wizard.cards import CLOUD, FIRST_SPECIAL, NONE
from ...rules.wizard.scoring import points
from ...rules.wizard.state import State as WizardState

_CLOUD = 1 << (CLOUD - FIRST_SPECIAL)
AnyState = WizardState | ExtremeState


def bound_in_wizard(s: WizardState, seat: int) -> int:
    """A12: the tricks won so far plus any number of the remaining ones; S7: the Cloud may change the bid by one."""
    if s.turn == NONE:
        return s.score[seat]
    fewest, most = s.won[seat], s.won[seat] + s.tricks_left
    if s.bid[seat] == NONE:
        return points(most, most)
    spare = 1 if s.specials & _CLOUD else 0
    bids = range(max(s.bid[seat] - spare, 0), min(s.bid[seat] + spare, s.cards) + 1)
    return max(points(bid, min(max(bid, fewest), most)) for bid in bids)


def bound_in_extreme(s: ExtremeState, seat: int) -> int:
    """B10, B12: black seals stay; B13: the Magician's player may get no penalty.  Penalties are negative points."""
    if s.turn == NONE:
        return -s.score[seat]
    return 0 if seat == s.magician else -BLACK_POINTS * s.seals[KINDS * seat + BLACK]


UPPER_BOUND: dict[str, Callable[[Any, int], int]] = {"wizard": bound_in_wizard, "extreme": bound_in_extreme}
"""By game: the bound for a seat.  For a complete round it is the seat's points."""


P = TypeVar("P")
"""Positions, in the expander's own form; in each it is the seat's turn."""


@dataclass(frozen=True, slots=True)
class Expansion(Generic[P]):
    """All moves in all positions, played out; the lists are parallel."""

    parents: list[int]
    """The index of the position in which the move was made."""
    codes: list[int]
    points: list[int]
    """The seat's points after playing the round out."""
    most: list[int]
    """The upper bound on the seat's points."""
    after: P
    """The positions in which it is the seat's turn again, or the round is complete."""


class Expander(Protocol[P]):
    """Makes moves in positions; the other players' answers are deterministic."""

    def start(self, state: AnyState) -> P:
        """Positions with this state alone."""

    def expand(self, positions: P, seat: int) -> Expansion[P]:
        """Try all of the seat's moves in all positions."""

    def kept(self, positions: P, which: list[int]) -> P:
        """The positions at these indices."""

    def state(self, positions: P, which: int) -> AnyState:
        """The position at this index, as a state of the rules."""


@dataclass(frozen=True, slots=True)
class Line:
    """The seat's moves by their codes, each with the state in which it is made, and the points that they bring."""

    points: int
    moves: tuple[tuple[AnyState, int], ...]


def best_line(expander: Expander[P], state: AnyState, seat: int, width: int) -> Line:
    """The best line found with a beam of this width, from a state in which it is the seat's turn."""
    positions, lines = expander.start(state), [Line(0, ())]
    best: Line | None = None
    while lines:
        found = expander.expand(positions, seat)
        top = max(range(len(found.codes)), key=found.points.__getitem__)
        if best is None or found.points[top] > best.points:
            best = _longer(expander, positions, lines, found, top)
        kept = _worth_keeping(found, best.points, width)
        lines = [_longer(expander, positions, lines, found, i) for i in kept]
        positions = expander.kept(found.after, kept)
    return best if best is not None else Line(0, ())


def _longer(expander: Expander[P], positions: P, lines: list[Line], found: Expansion[P], which: int) -> Line:
    parent = found.parents[which]
    step = expander.state(positions, parent), found.codes[which]
    return Line(found.points[which], (*lines[parent].moves, step))


def _worth_keeping(found: Expansion[P], reached: int, width: int) -> list[int]:
    """The indices of the positions that may bring more than ``reached``, by points and then by bound, best first."""
    hopeful = [i for i, most in enumerate(found.most) if most > reached]
    return sorted(hopeful, key=lambda i: (-found.points[i], -found.most[i]))[:width]
