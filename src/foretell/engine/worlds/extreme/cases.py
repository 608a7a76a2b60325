"""From a seat's view of Wizard Extreme to the places of all cards.  Restricted Python.

All cards are dealt (B3), so there is one case, and only the owners of the unseen cards have to be drawn.
"""

from ....rules.bits import count
from ....rules.extreme.cards import PURPLE, SUITS
from ....rules.extreme.deal import values_in_deck
from ....rules.extreme.view import View
from ..placing import add_card, add_to_row
from ..sampling import Sampler, close_case, no_cases


def find_cases(s: Sampler, v: View) -> None:
    """B7: the unseen cards are in the others' hands, but not where a hand has shown to lack their suit."""
    no_cases(s)
    case = s.cases[0]
    seen = seen_purple = 0
    for seat in range(v.seats):
        case.known.suited[seat] = v.suited[seat]
        case.known.others[seat] = v.others[seat]
        seen |= v.suited[seat] | v.played_suited[seat]
        seen_purple |= v.others[seat] | v.played_others[seat]
    for suit in range(SUITS):
        gone = seen_purple if suit == PURPLE else seen >> (16 * suit)
        for bit in range(values_in_deck(v.seats) if v.tricks_left else 0):
            if not (gone >> bit) & 1:
                add_card(case, suit, 16 * suit + bit)
    for seat in range(v.seats):
        size = v.hand_size[seat] - count(v.suited[seat]) - count(v.others[seat])
        if size:
            add_to_row(case, seat, size, (1 << SUITS) - 1 & ~v.lacks[seat])
    close_case(s)
