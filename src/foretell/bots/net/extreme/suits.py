"""Suits by what they mean to the viewer, cards by what is above them: what is learned of one is known of its like.

Restricted Python: runs compiled too.
"""

from collections.abc import MutableSequence

from ....rules.bits import count
from ....rules.extreme.cards import PURPLE, SUIT_CARDS, SUITS, TRUMP
from ....rules.extreme.codes import PLAY, card_of
from ....rules.extreme.deal import values_in_deck
from ....rules.extreme.view import View

Numbers = MutableSequence[int]
IN_PLAY, VIEWER, SEATS_AT, CHOSEN, SURPLUSES = 5, 10, 11, 12, 13
"""Places in the room for slots, for what is needed besides: a set of cards of each suit, the viewer, how many seats,
the move that thumb would make, and how many more seals there are than tricks to expect, of each suit and of all."""
SLOT_ROOM = SURPLUSES + SUITS + 1


def put_suits(v: View, slots: Numbers) -> None:
    """Give each suit its slot: trump first, then by what the viewer holds of it; and write what lies in which hands."""
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
    """The seat's place, clockwise from the viewer."""
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
    """The cards of a suit, as bits, that lie in no complete trick: those of all hands and of the one on the table."""
    cards = (1 << values_in_deck(v.seats)) - 1
    for seat in range(v.seats):
        cards &= ~cards_of(v.played_suited[seat], v.played_others[seat], suit)
    for i in range(v.played):
        card = card_of(v.trick[i] - PLAY)
        if card >> 4 == suit:
            cards |= 1 << (card & 15)
    return cards


def card_place(suit: int, bit: int, slots: Numbers) -> int:
    """The place of a card in a set: 15 for each slot, and one for each higher card of the suit in play."""
    return 15 * slots[suit] + count(slots[IN_PLAY + suit] >> (bit + 1))


def cards_of(suited: int, others: int, suit: int) -> int:
    """The cards of a suit in a set, as bits."""
    return others if suit == PURPLE else (suited >> (16 * suit)) & SUIT_CARDS
