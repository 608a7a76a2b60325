"""Orders suits by their meaning to the viewer, so that what is learned for one suit applies to all.

Restricted Python: also runs compiled.
"""

from dataclasses import dataclass, field

from .....rules.arrays import Numbers
from .....rules.bits import count
from .....rules.wizard.cards import NONE, SUIT_CARDS, SUITS
from .....rules.wizard.codes import OTHER_UNSEEN, PASS, PASS_OTHER, PLAY, PLAY_OTHER, TRUMP, WAY_SUITS
from .....rules.wizard.state import SINGLE_SUIT
from .....rules.wizard.view import View
from .layout import NAME_FIRST, PASS_FIRST, SUITLESS_CARDS

SLOTS_SIZE = 8


@dataclass(slots=True)
class Places:
    """The slots of a viewer's suits; Wizard Extreme has more of this name."""

    slots: Numbers = field(default_factory=lambda: [0] * SLOTS_SIZE)


def find_slots(v: View, places: Places) -> None:
    """Give each suit its slot: trump first, then by the viewer's cards of the suit.

    V5: with single suits a suit means its owner, so the slots follow the seats.
    """
    slots = places.slots
    for suit in range(SUITS):
        slots[SUITS + suit] = importance(v, suit)
    for suit in range(SUITS):
        slot = 0
        for other in range(SUITS):
            more, mine = slots[SUITS + other], slots[SUITS + suit]
            if more > mine or (more == mine and other < suit):
                slot += 1
        slots[suit] = slot


def importance(v: View, suit: int) -> int:
    """The larger, the earlier the suit's slot."""
    if v.mode == SINGLE_SUIT:
        return -((suit - v.seat) % v.seats) if suit < v.seats else -SUITS
    mine = (v.suited[v.seat] >> (16 * suit)) & SUIT_CARDS
    elsewhere = 0
    for seat in range(v.seats):
        cards = v.played_suited[seat] if seat == v.seat else v.played_suited[seat] | v.suited[seat]
        elsewhere |= (cards >> (16 * suit)) & SUIT_CARDS
    trump = 1 if suit == v.trump else 0
    return (((((trump << 4) | count(mine)) << 13) | mine) << 13) | elsewhere


def card_slot(number: int, slots: Numbers) -> int:
    """A number card's place in a set: 13 * suit + value - 1, with the slot in place of the suit."""
    suit = number // 13
    return 13 * slots[suit] + number - 13 * suit


def play_slot(code: int, slots: Numbers) -> int:
    """The place of a move that plays a card; S6, S7: the suits of Juggler and Cloud by slots too."""
    if code < PLAY_OTHER:
        return card_slot(code - PLAY, slots)
    way = code - PLAY_OTHER
    if way >= OTHER_UNSEEN:
        return SUITLESS_CARDS
    suit = WAY_SUITS[way]
    return SUITLESS_CARDS + (way - suit + slots[suit] if suit < SUITS else way)


def move_slot(code: int, slots: Numbers) -> int:
    """The place of a move among its network's answers (``layout``)."""
    if code < TRUMP:
        return code
    if code < PLAY:
        suit = code - TRUMP
        return NAME_FIRST + (slots[suit] if suit < SUITS else suit)
    if code < PASS:
        return play_slot(code, slots)
    if code < PASS_OTHER:
        return PASS_FIRST + card_slot(code - PASS, slots)
    return PASS_FIRST + SUITLESS_CARDS + code - PASS_OTHER


def suit_slot(suit: int, slots: Numbers) -> int:
    """A suit's slot; 4 for none, 5 if no suit must be followed (A10)."""
    return slots[suit] if suit >= 0 else (SUITS if suit == NONE else SUITS + 1)


def relative(v: View, seat: int) -> int:
    """The seat's number, counted clockwise from the viewer's."""
    return (seat - v.seat) % v.seats
