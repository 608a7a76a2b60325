"""Orders suits by their meaning to the viewer and cards by how many are above them, so that learning carries over.

Restricted Python: also runs compiled.
"""

from .....rules.arrays import Numbers
from .....rules.bits import count
from .....rules.extreme.cards import PURPLE, SUIT_CARDS, SUITS, TRUMP
from .....rules.extreme.codes import PLAY, card_of
from .....rules.extreme.deal import values_in_deck
from .....rules.extreme.view import View

IN_PLAY, VIEWER, SEATS_AT, CHOSEN, SURPLUSES = 5, 10, 11, 12, 13
"""Places in the list of slots for additional values: a set of cards of each suit, the viewer, the number of seats, the
move that thumb would make, and the surplus of seals over expected tricks, for each suit and in total."""
SLOTS_SIZE = SURPLUSES + SUITS + 1


def put_suits(v: View, slots: Numbers) -> None:
    """Give each suit its slot: trump first, then by the viewer's cards; and write which cards are in which hands."""
    for suit in range(SUITS):
        slots[SUITS + suit] = importance(v, suit)
    for suit in range(SUITS):
        slot = 0
        for other in range(SUITS):
            more, mine = slots[SUITS + other], slots[SUITS + suit]
            if more > mine or (more == mine and other < suit):
                slot += 1
        slots[suit] = slot
    for suit in range(SUITS):
        slots[IN_PLAY + suit] = in_play(v, suit)
    slots[VIEWER], slots[SEATS_AT] = v.seat, v.seats


def relative(v: View, seat: int) -> int:
    """The seat's number, counted clockwise from the viewer's."""
    return (seat - v.seat) % v.seats


def importance(v: View, suit: int) -> int:
    """The larger, the earlier the suit's slot."""
    mine = cards_of(v.suited[v.seat], v.others[v.seat], suit)
    gone = 0
    for seat in range(v.seats):
        gone |= cards_of(v.played_suited[seat], v.played_others[seat], suit)
    trump = 1 if suit == TRUMP else 0
    return (((((trump << 4) | count(mine)) << 15) | mine) << 15) | gone


def in_play(v: View, suit: int) -> int:
    """The cards of a suit, as bits, that are not in a complete trick: those in hands and in the current trick."""
    cards = (1 << values_in_deck(v.seats)) - 1
    for seat in range(v.seats):
        cards &= ~cards_of(v.played_suited[seat], v.played_others[seat], suit)
    for i in range(v.played):
        card = card_of(v.trick[i] - PLAY)
        if card >> 4 == suit:
            cards |= 1 << (card & 15)
    return cards


def card_place(suit: int, bit: int, slots: Numbers) -> int:
    """The place of a card in a set: 15 for each slot, plus one for each higher card of the suit in play."""
    return 15 * slots[suit] + count(slots[IN_PLAY + suit] >> (bit + 1))


def cards_of(suited: int, others: int, suit: int) -> int:
    """The cards of a suit in a set, as bits."""
    return others if suit == PURPLE else (suited >> (16 * suit)) & SUIT_CARDS
