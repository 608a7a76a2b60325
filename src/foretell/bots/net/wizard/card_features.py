"""Features of the cards that a seat sees (``layout``).  Restricted Python: also runs compiled.

Each function writes the numbers of true features to ``out`` from index ``n`` on and returns the next index.
"""

from ....rules.arrays import Numbers
from ....rules.bits import count, lowest
from ....rules.members import put_members
from ....rules.wizard.cards import FOOLS, NONE, SUITLESS, WIZARDS
from ....rules.wizard.hands import from_below
from ....rules.wizard.view import View
from .layout import CARDS, GONE, GONE_BY, HAND, KNOWN, LACKED, LACKS, LENGTHS, ON_TABLE, SUITLESS_CARDS, TURNED
from .suit_slots import play_slot, relative


def put_cards(first: int, suited: int, others: int, slots: Numbers, out: Numbers, n: int) -> int:
    """A set of cards."""
    while suited:
        card = lowest(suited)
        out[n] = first + 13 * slots[card >> 4] + (card & 15)
        suited &= suited - 1
        n += 1
    return put_members(first + SUITLESS_CARDS, others, out, n)


def put_hand(v: View, slots: Numbers, out: Numbers, n: int) -> int:
    """The viewer's own cards, and how many of each suit."""
    mine = v.seat
    if v.unseen:
        return n
    for suit in range(4):
        out[n] = LENGTHS + 14 * slots[suit] + count((v.suited[mine] >> (16 * suit)) & 0xFFFF)
        n += 1
    return put_cards(HAND, v.suited[mine], v.others[mine], slots, out, n)


def put_gone(v: View, slots: Numbers, out: Numbers, n: int) -> int:
    """The cards played, in total and by seat, and the suits that the others have shown to lack."""
    suited = specials = wizards = fools = 0
    for seat in range(v.seats):
        place, others = relative(v, seat), v.played_others[seat]
        n = put_cards(GONE_BY + CARDS * place, v.played_suited[seat], others, slots, out, n)
        suited |= v.played_suited[seat]
        specials |= others & ~(WIZARDS | FOOLS)
        wizards += count(others & WIZARDS)
        fools += count(others & FOOLS)
        if place:
            n = put_lacks(LACKS + 4 * (place - 1), v.lacks[seat], slots, out, n)
            n = put_lacks(LACKED + 4 * (place - 1), v.lacked[seat], slots, out, n)
    return put_cards(GONE, suited, specials | from_below(wizards, fools), slots, out, n)


def put_lacks(first: int, suits: int, slots: Numbers, out: Numbers, n: int) -> int:
    """A set of suits."""
    for suit in range(4):
        if (suits >> suit) & 1:
            out[n] = first + slots[suit]
            n += 1
    return n


def put_known(v: View, slots: Numbers, out: Numbers, n: int) -> int:
    """Cards that others are known to hold (S5, S6, V4)."""
    for seat in range(v.seats):
        if seat != v.seat:
            first = KNOWN + CARDS * (relative(v, seat) - 1)
            n = put_cards(first, v.suited[seat], v.others[seat], slots, out, n)
    return n


def put_turned(v: View, slots: Numbers, out: Numbers, n: int) -> int:
    """A4: the card that was turned up."""
    if v.turned == NONE:
        return n
    if v.turned < SUITLESS:
        out[n] = TURNED + 13 * slots[v.turned >> 4] + (v.turned & 15)
    else:
        out[n] = TURNED + SUITLESS_CARDS + v.turned - SUITLESS
    return n + 1


def put_trick(v: View, slots: Numbers, out: Numbers, n: int) -> int:
    """The cards of the trick by the seat that played them, with what was declared."""
    for i in range(v.played):
        place = relative(v, v.leader + i)
        out[n] = ON_TABLE + CARDS * (place - 1) + play_slot(v.trick[i], slots)
        n += 1
    return n
