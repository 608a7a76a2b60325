"""The worth of a hand of Wizard Extreme: how many tricks of each suit it should win."""

from math import sqrt

from ....rules.extreme.cards import SUITS, TRUMP
from ..odds import rank
from . import weights
from .outlook import Outlook


class Hand:
    """``chances`` of each card to win a trick, by card number; ``means`` and ``variances`` of their sums by suit."""

    __slots__ = ("chances", "means", "variances")

    def __init__(self, o: Outlook) -> None:
        self.chances: dict[int, float] = {}
        self.means = [0.0] * SUITS
        self.variances = [0.0] * SUITS
        trumps = o.out[TRUMP].bit_count() * o.share
        by, red = weights.PLAIN, weights.RED
        plain = by.const + by.left * o.left + by.others * o.others + by.trumps * trumps
        plain += by.trumps_root * sqrt(trumps) + by.own_trumps * o.own[TRUMP].bit_count()
        for suit in range(SUITS):
            mine = o.own[suit]
            if not mine:
                continue
            if suit == TRUMP:
                base, by_suit = red.const + red.left * o.left + red.others * o.others, red
            else:
                base, by_suit = plain, by
            base += by_suit.own * mine.bit_count() + by_suit.demand * o.demand[suit] + by_suit.magician * o.magician
            expected = rank(self.chances, 16 * suit, mine, (o.out[suit],), base, by_suit, 1.0)
            self.means[suit], self.variances[suit] = expected
