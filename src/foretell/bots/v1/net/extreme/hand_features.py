"""Features of the viewer's hand: its cards, and how they rank against those of the others.

Restricted Python: also runs compiled.
"""

from .....rules.arrays import Numbers
from .....rules.bits import count, lowest
from .....rules.extreme.cards import SUITS
from .....rules.extreme.deal import values_in_deck
from .....rules.extreme.view import View
from .layout import HAND, HIGHER, HIGHEST, LENGTHS, LOWER, LOWEST, OUT, OUT_SEEN, TRICKS
from .suits import card_place, cards_of


def put_hand(v: View, slots: Numbers, out: Numbers, n: int) -> int:
    """B3: the viewer's cards; for each suit how many, how many others hold, and how the viewer's rank among them."""
    suited, others = v.suited[v.seat], v.others[v.seat]
    gone, gone_purple = suited, others
    for seat in range(v.seats):
        gone |= v.played_suited[seat]
        gone_purple |= v.played_others[seat]
    full = (1 << values_in_deck(v.seats)) - 1
    for suit in range(SUITS):
        mine = cards_of(suited, others, suit)
        theirs = full & ~cards_of(gone, gone_purple, suit)
        out[n] = LENGTHS + TRICKS * slots[suit] + count(mine)
        out[n + 1] = OUT + TRICKS * slots[suit] + count(theirs)
        n = put_standing(mine, theirs, slots[suit], out, n + 2)
        while mine:
            out[n] = HAND + card_place(suit, lowest(mine), slots)
            mine &= mine - 1
            n += 1
    return n


def put_standing(mine: int, theirs: int, slot: int, out: Numbers, n: int) -> int:
    """For the highest and the lowest cards of a suit, how many of the others' are higher and lower."""
    many, place = count(mine), 0
    while mine:
        bit = lowest(mine)
        mine &= mine - 1
        lower = count(theirs & ((1 << bit) - 1))
        if place < LOWEST:
            out[n] = LOWER + OUT_SEEN * (LOWEST * slot + place) + min(lower, OUT_SEEN - 1)
            n += 1
        if many - 1 - place < HIGHEST:
            higher = min(count(theirs) - lower, OUT_SEEN - 1)
            out[n] = HIGHER + OUT_SEEN * (HIGHEST * slot + many - 1 - place) + higher
            n += 1
        place += 1
    return n
