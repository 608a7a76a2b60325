"""Cards of Wizard that a viewer has seen, and those that they have not.  Restricted Python.

As in a hand, Wizards and Fools fill their bits from the lowest; unseen ones have the bits above all that were seen, so
they can be added to any hand.
"""

from dataclasses import dataclass

from ....rules.arrays import Numbers
from ....rules.bits import count
from ....rules.wizard.cards import (
    CARDS,
    FIRST_SPECIAL,
    FOOL,
    FOOLS,
    SUIT_CARDS,
    SUITLESS,
    SUITS,
    VALUES,
    WIZARD,
    WIZARDS,
    kind_bits,
    special_bit,
)
from ....rules.wizard.state import SINGLE_SUIT
from ....rules.wizard.view import View
from ..placing import Placing, add_card

COPIES = 4
"""A1: how many Wizards there are, and how many Fools."""
_ALL_CLASSES = (1 << (SUITS + 1)) - 1
"""The classes of cards: the suits, and the cards without a suit; V5: each seat's own fifteen cards."""


def times(suited: int, others: int, card: int) -> int:
    """How many such cards are in a set."""
    return (suited >> card) & 1 if card < SUITLESS else count(others & kind_bits(card))


def of_suits(suits: int) -> int:
    """The set of all number cards of these suits (bits)."""
    cards = 0
    for suit in range(SUITS):
        if (suits >> suit) & 1:
            cards |= SUIT_CARDS << (16 * suit)
    return cards


def allowed(v: View, seat: int, lacks: int) -> int:
    """A9: the classes that may be in the seat's hand if it lacks these suits; V5: only its own."""
    return 1 << seat if v.mode == SINGLE_SUIT else _ALL_CLASSES & ~lacks


def right_of(v: View, seat: int) -> int:
    """The seat that passes to this one."""
    return (seat - 1) % v.seats


def suited_since(v: View, seat: int) -> int:
    """The number cards that the seat has played since the pass (S6), or in the whole round if there was none."""
    return v.played_suited[seat] & ~v.earlier_suited[seat]


def others_since(v: View, seat: int) -> int:
    """The same for the cards without a suit."""
    return v.played_others[seat] & ~v.earlier_others[seat]


def strange_cards(v: View, seat: int) -> int:
    """What the seat has played since the pass although it lacked the suit before: a card that it was passed."""
    return suited_since(v, seat) & of_suits(v.lacked[seat])


def number_of(card: int) -> int:
    """The number of a card given by its bit: all Wizards have the same, and all Fools."""
    if WIZARD <= card < WIZARD + 2 * COPIES:
        return card & ~(COPIES - 1)
    return card


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
