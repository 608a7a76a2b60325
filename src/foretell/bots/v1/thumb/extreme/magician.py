"""The Black Magician: when to take him, and how to play with him (B5, B11, B13)."""

from collections.abc import Sequence

from .....rules.extreme.cards import KINDS, NONE, WHITE
from .....rules.extreme.codes import PLAY, card_of
from .....rules.extreme.scoring import magician_base
from .....rules.extreme.state import State
from .....rules.extreme.view import View
from ..choosing import best_of
from . import weights
from .hand import Hand
from .trick import Trick
from .unseen import Unseen

_LOW_BASE = 4
"""B13: the base to which the weights were fitted."""


def magician_points(v: View) -> float:
    """The penalty points to expect as the Magician."""
    agreed = State(round=v.round, rounds=v.rounds, magician_base=v.magician_base, raise_magician=v.raise_magician)
    return weights.MAGICIAN[v.seats] + weights.MAGICIAN_BASE * (magician_base(agreed) - _LOW_BASE)


def pays(v: View, seat: int, suit: int) -> bool:
    """Whether the seat has a seal for a trick of this suit."""
    return v.seals[KINDS * seat + suit] > 0 or v.seals[KINDS * seat + WHITE] > 0


def choose_spoiling_play(v: View, u: Unseen, hand: Hand, trick: Trick, codes: Sequence[int]) -> int:
    """The card that leaves the trick to another seat, best to one without a seal for it, or discards a winner.

    The fewer tricks the Magician takes, the more the others take, and the sooner their seals run out.
    """

    def gain(code: int) -> float:
        card = card_of(code - PLAY)
        leaves = 1.0 - trick.chance(card)
        led = card >> 4 if v.led == NONE else v.led
        return leaves * gain_of_leaving(v, u, led) + weights.RID * hand.chances[card]

    return best_of(codes, gain)


def gain_of_leaving(v: View, u: Unseen, led: int) -> float:
    """The gain, in black seals, if another seat takes a trick of this suit: one, or less if it has a seal for it."""
    if v.played == v.seats - 1:
        paying = float(pays(v, v.best_seat, led))
    else:
        paying = sum([pays(v, seat, led) for seat in range(v.seats) if seat != v.seat]) / u.others
        if v.played:
            paying = (paying + pays(v, v.best_seat, led)) / 2
    return 1.0 - (1.0 - weights.PAID) * paying
