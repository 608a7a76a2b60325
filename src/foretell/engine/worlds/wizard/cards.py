"""Cards of Wizard that a viewer has seen, and those that they have not.  Restricted Python.

As in a hand, Wizards and Fools fill their bits from the lowest; unseen ones have the bits above all that were seen, so
they can be added to any hand.
"""

from ....rules.bits import count
from ....rules.wizard.cards import SUIT_CARDS, SUITLESS, SUITS, WIZARD, kind_bits
from ....rules.wizard.state import SINGLE_SUIT
from ....rules.wizard.view import View

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
