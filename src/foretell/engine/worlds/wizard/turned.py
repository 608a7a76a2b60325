"""Where the turned-up card is after it was exchanged for the Werewolf (S5).  Restricted Python.

Everybody saw it go to the Werewolf's holder.  Wizards and Fools are all alike: a player of one is assumed to play the
exchanged one first.
"""

from dataclasses import dataclass

from ....rules.wizard.cards import FOOL, NONE, WIZARD
from ....rules.wizard.state import PASSING
from ....rules.wizard.view import UNKNOWN, View
from .cards import times


@dataclass(slots=True)
class Fate:
    """What became of the exchanged card, as far as that is not obvious."""

    keeper: int = NONE
    """The seat that kept it, and holds it or has played it since the pass (S6); NONE if nobody needs to know that."""
    passer: int = NONE
    """The seat that passed it, unseen by the viewer; NONE if none did."""
    is_last: bool = True
    """Whether it is the last possibility."""


def has_passed(v: View) -> bool:
    """S6: whether passed cards have changed hands in this round."""
    passed = False
    for seat in range(v.seats):
        passed = passed or v.passed[seat] != NONE
    return passed and v.phase != PASSING


def find_fate(v: View, n: int, fate: Fate) -> None:
    """S5, S6: the n-th (0 or 1) of the things that may have become of the exchanged card."""
    seat, card = v.werewolf_seat, v.turned
    fate.keeper = fate.passer = NONE
    fate.is_last = True
    if seat in (NONE, v.seat) or was_played_before(v, seat, card):
        return
    passed, left, is_one = v.passed[seat], (seat + 1) % v.seats, card not in (WIZARD, FOOL)
    if passed != UNKNOWN:
        fate.keeper = NONE if passed == card else seat
    elif is_one and times(v.played_suited[seat], v.played_others[seat], card):
        fate.keeper = seat
    elif is_one and times(v.played_suited[left], v.played_others[left], card):
        fate.passer = seat
    elif n == 0:
        fate.keeper = seat
        fate.is_last = False
    else:
        fate.passer = seat


def was_played_before(v: View, seat: int, card: int) -> bool:
    """Whether the seat has played such a card before the pass, or so far if there was none."""
    if has_passed(v):
        return times(v.earlier_suited[seat], v.earlier_others[seat], card) > 0
    return times(v.played_suited[seat], v.played_others[seat], card) > 0
