"""Upper bounds on the points that a seat can still reach in a round, whatever anybody does."""

from collections.abc import Callable
from typing import Any

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
