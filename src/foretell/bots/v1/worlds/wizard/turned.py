"""Where the turned-up card is after it was exchanged for the Werewolf (S5).

Everybody saw it go to the Werewolf's holder.  Wizards and Fools are all alike: a player of one is assumed to play the
exchanged one first.
"""

from typing import NamedTuple

from .....rules.wizard.cards import NONE
from .....rules.wizard.state import PASSING
from .....rules.wizard.view import UNKNOWN, View
from .cards import alike, as_set, played, times


class Fate(NamedTuple):
    """What became of the exchanged card, as far as that is not obvious."""

    keeper: int = NONE
    """The seat that kept it, and holds it or has played it since the pass (S6); NONE if nobody needs to know that."""
    passer: int = NONE
    """The seat that passed it, unseen by the viewer; NONE if none did."""


def has_passed(view: View) -> bool:
    """S6: whether passed cards have changed hands in this round."""
    return view.phase != PASSING and any(card != NONE for card in view.passed[: view.seats])


def fates(view: View) -> list[Fate]:
    """S5, S6: what may have become of the exchanged card."""
    seat, card = view.werewolf_seat, view.turned
    if seat in (NONE, view.seat) or times(_played_before_pass(view, seat), card):
        return [Fate()]
    passed = view.passed[seat]
    if passed != UNKNOWN:
        return [Fate() if passed == card else Fate(keeper=seat)]
    left = (seat + 1) % view.seats
    if not alike(card) and times(played(view, seat), card):
        return [Fate(keeper=seat)]
    if not alike(card) and times(played(view, left), card):
        return [Fate(passer=seat)]
    return [Fate(keeper=seat), Fate(passer=seat)]


def _played_before_pass(view: View, seat: int) -> int:
    """What the seat has played before the pass, or so far if there was none."""
    return as_set(view.earlier_suited[seat], view.earlier_others[seat]) if has_passed(view) else played(view, seat)
