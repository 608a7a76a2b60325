"""The value of a hand of Wizard Extreme: how many tricks of each suit it should win."""

from math import sqrt

from .....rules.extreme.cards import SUITS, TRUMP
from ..odds import rank
from . import weights
from .unseen import Unseen


class Hand:
    """``chances``: each card's chance to win a trick, by number; ``means`` and ``variances`` of their sums by suit."""

    __slots__ = ("chances", "means", "variances")

    def __init__(self, u: Unseen) -> None:
        self.chances: dict[int, float] = {}
        self.means = [0.0] * SUITS
        self.variances = [0.0] * SUITS
        trumps = u.out[TRUMP].bit_count() * u.share
        by, red = weights.PLAIN, weights.RED
        plain = by.const + by.left * u.left + by.others * u.others + by.trumps * trumps
        plain += by.trumps_root * sqrt(trumps) + by.own_trumps * u.own[TRUMP].bit_count()
        for suit in range(SUITS):
            mine = u.own[suit]
            if not mine:
                continue
            if suit == TRUMP:
                base, by_suit = red.const + red.left * u.left + red.others * u.others, red
            else:
                base, by_suit = plain, by
            base += by_suit.own * mine.bit_count() + by_suit.demand * u.demand[suit] + by_suit.magician * u.magician
            expected = rank(self.chances, 16 * suit, mine, (u.out[suit],), base, by_suit, 1.0)
            self.means[suit], self.variances[suit] = expected
