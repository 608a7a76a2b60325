"""What is known about passed cards, and what has to be found out (S6)."""

from collections.abc import Sequence

from .....rules.wizard.cards import NONE, SUITLESS
from .....rules.wizard.view import UNKNOWN, View
from ..rows import Link
from .cards import allowed, as_set, numbers, of_suits, played
from .turned import Fate, has_passed

PASSED = 8
"""The place of the card that a seat has passed is this plus the seat's number."""


def played_since(view: View, seat: int) -> int:
    """What the seat has played since the pass, or in the whole round if there was none."""
    return played(view, seat) & ~as_set(view.earlier_suited[seat], view.earlier_others[seat])


def right_of(view: View, seat: int) -> int:
    """The seat that passes to this one."""
    return (seat - 1) % view.seats


def strange_cards(view: View, seat: int) -> int:
    """What the seat has played since the pass although it lacked the suit before: a card that it was passed."""
    return played_since(view, seat) & of_suits(view.lacked[seat])


def passes(view: View, fate: Fate) -> list[int]:
    """The card that each seat has passed, UNKNOWN if it cannot be determined, NONE if the seat has passed none."""
    passed = view.passed[: view.seats]
    if fate.passer != NONE:
        passed[fate.passer] = view.turned
    for seat in range(view.seats):
        strange = strange_cards(view, seat)
        if strange and passed[right_of(view, seat)] == UNKNOWN:
            passed[right_of(view, seat)] = numbers(strange)[0]
    return passed


def passes_fit(view: View, passed: Sequence[int]) -> bool:
    """Whether nobody has passed a card they lacked, or played more cards they had lacked than they were passed."""
    for seat in range(view.seats):
        card = passed[right_of(view, seat)]
        if card != UNKNOWN and has_passed(view):
            of_number = 1 << card if card < SUITLESS else 0
            if of_number & of_suits(view.lacked[right_of(view, seat)]) or strange_cards(view, seat) & ~of_number:
                return False
    return True


def link(view: View, seat: int, fate: Fate) -> Link:
    """The cards that the seat may have been passed: cards the passer did not lack, held or played since."""
    right = right_of(view, seat)
    candidates = numbers(played_since(view, seat) & ~of_suits(view.lacked[right]))
    if fate.keeper == seat and view.turned in candidates:
        candidates.remove(view.turned)
    classes = allowed(view, seat, view.lacks[seat] | view.lacked[right])
    return Link(PASSED + right, classes, tuple(candidates))
