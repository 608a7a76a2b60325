"""The places of suits, cards, seals and moves among the features and the answers of the networks.

Suits are ordered by their meaning to the viewer, and cards by how many are above them, so that learning carries over.
A move that the rules of thumb would make has a place of its own: how far to trust them is learned for all cards
together.  Restricted Python: also runs compiled.
"""

from dataclasses import dataclass, field

from ....rules.arrays import Numbers
from ....rules.bits import count
from ....rules.extreme.cards import NONE, PURPLE, SUIT_CARDS, SUITS, TRUMP, WHITE
from ....rules.extreme.codes import MAGICIAN, PLAY, RETURN, SEAL_FROM, card_of
from ....rules.extreme.deal import values_in_deck
from ....rules.extreme.moves import write_codes
from ....rules.extreme.view import View
from ...per_move import whole_per_move
from ...thumb.extreme.buffers import Buffers
from ...thumb.extreme.play import look_at_own
from .choice import thumbs_choice
from .layout import CARDPLAY_PLACES, CHOSEN_FIRST, RETURN_FIRST, SURPLUS_SEEN

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


@dataclass(slots=True)
class Places:
    """The slots of a viewer, and what thumb thinks on the way to its choice."""

    slots: Numbers = field(default_factory=lambda: [0] * SLOTS_SIZE)
    codes: Numbers = field(default_factory=whole_per_move)
    """The codes of the legal moves."""
    thumb: Buffers = field(default_factory=Buffers)


def find_slots(v: View, places: Places) -> None:
    """Write all slots for this viewer, and what the rules of thumb choose."""
    slots, b, surplus = places.slots, places.thumb, 0.0
    put_suits(v, slots)
    look_at_own(v, b)
    for suit in range(SUITS):
        surplus += b.seals[suit] - b.hand.means[suit]
        slots[SURPLUSES + suit] = halves(b.seals[suit] - b.hand.means[suit])
    slots[SURPLUSES + SUITS] = halves(surplus + b.seals[WHITE])
    many = write_codes(v.phase, v.legal_suited, v.legal_rest, places.codes)
    slots[CHOSEN] = thumbs_choice(v, places.codes, many, b) if many else NONE


def halves(surplus: float) -> int:
    """A surplus in halves of a seal, clamped to the range of the feature."""
    return min(max(int(2.0 * surplus + SURPLUS_SEEN // 2), 0), SURPLUS_SEEN - 1)


def kind_slot(kind: int, slots: Numbers) -> int:
    """The slot of a kind of seal; white and black have fixed ones."""
    return slots[kind] if kind < SUITS else kind


def place_of(code: int, slots: Numbers) -> int:
    """The place of a move, whether or not thumb would make it (``layout``)."""
    if code < SEAL_FROM:
        return slots[code]
    if code < MAGICIAN:
        suit, seat = (code - SEAL_FROM) // SUITS, (code - SEAL_FROM) % SUITS
        return SEAL_FROM + SUITS * slots[suit] + (seat - slots[VIEWER]) % slots[SEATS_AT]
    if code < PLAY:
        return code
    if code < RETURN:
        card = card_of(code - PLAY)
        return card_place(card >> 4, card & 15, slots)
    return RETURN_FIRST + kind_slot(code - RETURN, slots)


def move_slot(code: int, slots: Numbers) -> int:
    """The place of a move among its network's answers (``layout``)."""
    place = place_of(code, slots)
    if code != slots[CHOSEN] or SEAL_FROM <= code < MAGICIAN:
        return place
    if code >= PLAY:
        return CARDPLAY_PLACES + place
    return CHOSEN_FIRST + (place if code < SEAL_FROM else SUITS + code - MAGICIAN)
