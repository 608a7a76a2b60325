"""The value of a hand: how likely each of its cards is to win a trick at some time."""

from math import sqrt

from .....rules.wizard.cards import NONE, SUITS, VALUES, kind_bits
from .....rules.wizard.codes import PLAY, PLAY_OTHER, WAY_CARDS
from ..odds import logistic, rank
from . import weights
from .unseen import Unseen

_SUITLESS = [
    (kind_bits(card), [PLAY_OTHER + way for way, played in enumerate(WAY_CARDS) if played == card], by)
    for card, by in weights.SUITLESS.items()
]
"""For each card without a suit: its bits, the codes that play it, its weights."""


class Hand:
    """How much the cards of a hand are expected to win.

    Attributes: ``chances``: each card's, by the codes that play it; ``plays``: for cards that leave a choice, by how
    many tricks it can change the result; ``mean``, ``variance``, ``play``: sums over all cards.
    """

    __slots__ = ("chances", "mean", "play", "plays", "variance")

    def __init__(self, u: Unseen, others: int) -> None:
        self.chances: dict[int, float] = {}
        self.plays: dict[int, float] = {}
        self.mean = self.variance = self.play = 0.0
        if u.single:
            self._single(u)
        else:
            self._suits(u)
        if others:
            self._others(u, others)

    def _suits(self, u: Unseen) -> None:
        """The number cards, trump or not."""
        held = u.share * u.others
        wizards = u.wizards * u.share
        by, trump = weights.PLAIN, weights.TRUMP
        plain = by.const + by.left * u.left + by.others * u.others + by.demand * u.demand + by.wizards * wizards
        if u.trump != NONE:
            plain += by.trumps * u.trumps + by.trumps_root * sqrt(u.trumps)
            plain += by.own_trumps * u.own[u.trump].bit_count()
        for suit in range(SUITS):
            mine = u.own[suit]
            if not mine:
                continue
            first, outs, count = PLAY + VALUES * suit, (u.out[suit],), mine.bit_count()
            if suit == u.trump:
                base = trump.const + trump.left * u.left + trump.others * u.others + trump.demand * u.demand
                base += trump.wizards * wizards + trump.own * count
                self._add(rank(self.chances, first, mine, outs, base, trump, held))
            else:
                self._add(rank(self.chances, first, mine, outs, plain + by.own * count, by, held))

    def _single(self, u: Unseen) -> None:
        """V5: the player's own suit against all the others'."""
        by = weights.SINGLE
        mine = u.own[u.me]
        base = by.const + by.left * u.left + by.others * u.others + by.demand * u.demand
        base += by.wizards * u.wizards * u.share + by.own * mine.bit_count()
        self._add(rank(self.chances, PLAY + VALUES * u.me, mine, u.out, base, by, u.share * u.others))

    def _add(self, expected: tuple[float, float]) -> None:
        self.mean += expected[0]
        self.variance += expected[1]

    def _others(self, u: Unseen, others: int) -> None:
        """The cards without a suit."""
        for bits, codes, by in _SUITLESS:
            if others & bits:
                n = (others & bits).bit_count()
                w = logistic(by.const + by.left * u.left + by.others * u.others)
                self._add((n * w, n * w * (1.0 - w)))
                self.play += by.play
                for code in codes:
                    self.chances[code] = w
                    self.plays[code] = by.play

    def without(self, code: int) -> tuple[float, float, float]:
        """Mean, variance and play of the hand without the card that this code plays."""
        w = self.chances[code]
        play = self.play - self.plays[code] if code in self.plays else self.play
        return self.mean - w, max(self.variance - w * (1.0 - w), 0.0), play
