"""Features of the trick.  Restricted Python: also runs compiled."""

from ....rules.arrays import Numbers
from ....rules.bits import lowest
from ....rules.extreme.cards import KINDS, NONE, SUITS, WHITE
from ....rules.extreme.codes import PLAY, card_of
from ....rules.extreme.tricks import strength
from ....rules.extreme.view import View
from .layout import AHEAD, BEST, BEST_CARD, LEADER, LED, PAYMENTS, PAYS
from .suits import card_place, cards_of, relative


def put_trick(v: View, slots: Numbers, out: Numbers, n: int) -> int:
    """Who leads, who is winning and with which card, the suit to follow, and who could pay for the trick (B9)."""
    out[n] = LEADER + relative(v, v.leader)
    out[n + 1] = LED + (slots[v.led] if v.led != NONE else SUITS)
    n += 2
    if v.played:
        card = card_of(v.trick[(v.best_seat - v.leader) % v.seats] - PLAY)
        out[n] = BEST + relative(v, v.best_seat)
        out[n + 1] = BEST_CARD + card_place(card >> 4, card & 15, slots)
        n += 2
        for seat in range(v.seats):
            out[n] = PAYS + PAYMENTS * relative(v, seat) + payment(v, seat)
            n += 1
    return n


def payment(v: View, seat: int) -> int:
    """What the seat would pay for the trick if it won with a card of the suit led (``layout``)."""
    if seat == v.magician:
        return 3
    if v.seals[KINDS * seat + v.led]:
        return 1
    return 2 if v.seals[KINDS * seat + WHITE] else 0


def put_cards_ahead(v: View, slots: Numbers, out: Numbers, n: int) -> int:
    """B8: a feature for each legal card that would be the best of the trick so far."""
    best = strength(card_of(v.trick[(v.best_seat - v.leader) % v.seats] - PLAY), v.led)
    purple = v.legal_rest
    for suit in range(SUITS):
        cards = cards_of(v.legal_suited, purple, suit)
        while cards:
            bit = lowest(cards)
            cards &= cards - 1
            if strength(16 * suit + bit, v.led) > best:
                out[n] = AHEAD + card_place(suit, bit, slots)
                n += 1
    return n
