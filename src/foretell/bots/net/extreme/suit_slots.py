"""The places of suits, seals and moves among the features and the answers of the networks.

A move that the rules of thumb would make has a place of its own: how far to trust them is learned for all cards
together.  Restricted Python: also runs compiled.
"""

from dataclasses import dataclass, field

from ....rules.arrays import Numbers
from ....rules.extreme.cards import NONE, SUITS, WHITE
from ....rules.extreme.codes import MAGICIAN, PLAY, RETURN, SEAL_FROM, card_of
from ....rules.extreme.moves import write_codes
from ....rules.extreme.view import View
from ...per_move import whole_per_move
from ...thumb.extreme.buffers import Buffers
from ...thumb.extreme.play import look_at_own
from .choice import thumbs_choice
from .layout import CARDPLAY_PLACES, CHOSEN_FIRST, RETURN_FIRST, SURPLUS_SEEN
from .suits import CHOSEN, SEATS_AT, SLOTS_SIZE, SURPLUSES, VIEWER, card_place, put_suits


@dataclass(slots=True)
class Places:
    """The slots of a viewer (``suits``), and what thumb thinks on the way to its choice."""

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
