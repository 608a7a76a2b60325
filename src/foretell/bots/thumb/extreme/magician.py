"""The Black Magician: when to take him, and how to play with him (B5, B11, B13).  Restricted Python."""

from ....rules.extreme.cards import KINDS, NONE, WHITE
from ....rules.extreme.codes import PLAY, card_of
from ....rules.extreme.scoring import base_in
from ....rules.extreme.view import View
from ..odds import SAME, WORST, Codes
from .buffers import Buffers
from .trick import chance_to_win
from .unseen import Unseen
from .weights import MAGICIAN, MAGICIAN_BASE, PAID, RID

_FEWEST_SEATS = 3
_POINTS = tuple(MAGICIAN.values())
_LOW_BASE = 4
"""B13: the base to which the weights were fitted."""


def magician_points(v: View) -> float:
    """The penalty points to expect as the Magician."""
    base = base_in(v.magician_base, v.raise_magician, v.round, v.rounds)
    return _POINTS[v.seats - _FEWEST_SEATS] + MAGICIAN_BASE * (base - _LOW_BASE)


def pays(v: View, seat: int, suit: int) -> float:
    """Whether the seat has a seal for a trick of this suit: 1 or 0."""
    return 1.0 if v.seals[KINDS * seat + suit] > 0 or v.seals[KINDS * seat + WHITE] > 0 else 0.0


def choose_spoiling_play(v: View, codes: Codes, many: int, b: Buffers) -> int:
    """The card that leaves the trick to another seat, best to one without a seal for it, or discards a winner.

    The fewer tricks the Magician takes, the more the others take, and the sooner their seals run out.
    """
    best, choice = WORST, codes[0]
    for k in range(many):
        card = card_of(codes[k] - PLAY)
        leaves = 1.0 - chance_to_win(b.trick, b.unseen, card)
        led = card >> 4 if v.led == NONE else v.led
        gain = leaves * gain_of_leaving(v, b.unseen, led) + RID * b.hand.chances[card]
        if gain > best + SAME:
            best, choice = gain, codes[k]
    return choice


def gain_of_leaving(v: View, u: Unseen, led: int) -> float:
    """The gain, in black seals, if another seat takes a trick of this suit: one, or less if it has a seal for it."""
    if v.played == v.seats - 1:
        return 1.0 - (1.0 - PAID) * pays(v, v.best_seat, led)
    paying = 0.0
    for seat in range(v.seats):
        if seat != v.seat:
            paying += pays(v, seat, led)
    paying /= u.others
    if v.played:
        paying = (paying + pays(v, v.best_seat, led)) / 2.0
    return 1.0 - (1.0 - PAID) * paying
