"""The cards of Wizard that a viewer has not seen.  Restricted Python."""

from dataclasses import dataclass

from ....rules.arrays import Numbers
from ....rules.bits import count
from ....rules.wizard.cards import (
    CARDS,
    FIRST_SPECIAL,
    FOOL,
    FOOLS,
    SUITLESS,
    SUITS,
    VALUES,
    WIZARD,
    WIZARDS,
    special_bit,
)
from ....rules.wizard.state import SINGLE_SUIT
from ....rules.wizard.view import View
from ..placing import Placing, add_card


@dataclass(slots=True)
class Seen:
    """All seen cards: in hands, played, or laid aside.  Wizards and Fools are counted."""

    suited: int = 0
    others: int = 0
    wizards: int = 0
    fools: int = 0


def count_seen(seen: Seen, v: View, suited: Numbers, others: Numbers) -> None:
    """The cards known to be in hands, and those played."""
    seen.suited = seen.others = seen.wizards = seen.fools = 0
    for seat in range(v.seats):
        seen.suited |= suited[seat] | v.played_suited[seat]
        seen.others |= others[seat] | v.played_others[seat]
        seen.wizards += count(others[seat] & WIZARDS) + count(v.played_others[seat] & WIZARDS)
        seen.fools += count(others[seat] & FOOLS) + count(v.played_others[seat] & FOOLS)


def see_card(seen: Seen, card: int) -> None:
    """One more card."""
    if card < SUITLESS:
        seen.suited |= 1 << card
    elif card == WIZARD:
        seen.wizards += 1
    elif card == FOOL:
        seen.fools += 1
    else:
        seen.others |= special_bit(card)


def add_unseen(case: Placing, seen: Seen, v: View, suited: Numbers, others: Numbers) -> None:
    """Add the unseen cards by class; ``suited`` and ``others``: those known to be in hands."""
    if v.mode == SINGLE_SUIT:
        for seat in range(v.seats):
            add_own_unseen(case, v, seat, others[seat], suited[seat])
        return
    for suit in range(SUITS):
        for card in range(16 * suit, 16 * suit + VALUES):
            if not (seen.suited >> card) & 1:
                add_card(case, suit, card)
    for card in range(WIZARD + seen.wizards, FOOL):
        add_card(case, SUITS, card)
    for card in range(FOOL + seen.fools, FIRST_SPECIAL):
        add_card(case, SUITS, card)
    for card in range(FIRST_SPECIAL, CARDS):
        if (v.specials >> (card - FIRST_SPECIAL)) & 1 and not seen.others & special_bit(card):
            add_card(case, SUITS, card)


def add_own_unseen(case: Placing, v: View, seat: int, others: int, suited: int) -> None:
    """V5: a suit's cards, a Wizard and a Fool."""
    for card in range(16 * seat, 16 * seat + VALUES):
        if not ((suited | v.played_suited[seat]) >> card) & 1:
            add_card(case, seat, card)
    gone = others | v.played_others[seat]
    if not gone & special_bit(WIZARD):
        add_card(case, seat, WIZARD)
    if not gone & special_bit(FOOL):
        add_card(case, seat, FOOL)
