"""The worth of a hand: how likely each of its cards will win a trick some time."""

from math import sqrt

from ....rules.wizard.cards import NONE, SUITS, VALUES, kind_bits
from ....rules.wizard.codes import PLAY, PLAY_OTHER, WAY_CARDS
from ..odds import logistic, rank
from . import weights
from .outlook import Outlook

_SUITLESS = [
    (kind_bits(card), [PLAY_OTHER + way for way, played in enumerate(WAY_CARDS) if played == card], by)
    for card, by in weights.SUITLESS.items()
]
"""For each card without a suit: its bits, the codes that play it, its weights."""


class Hand:
    """What the cards of a hand are expected to win.

    Attributes: ``chances`` of each card, by the codes that play it; ``plays``: for cards that leave a choice, how many
    tricks it reaches either way; ``mean``, ``variance``, ``play``: of all cards together.
    """

    __slots__ = ("chances", "mean", "play", "plays", "variance")

    def __init__(self, o: Outlook, others: int) -> None:
        self.chances: dict[int, float] = {}
        self.plays: dict[int, float] = {}
        self.mean = self.variance = self.play = 0.0
        if o.single:
            self._single(o)
        else:
            self._suits(o)
        if others:
            self._others(o, others)

    def _suits(self, o: Outlook) -> None:
        """The number cards, trump or not."""
        held = o.share * o.others
        wizards = o.wizards * o.share
        by, trump = weights.PLAIN, weights.TRUMP
        plain = by.const + by.left * o.left + by.others * o.others + by.demand * o.demand + by.wizards * wizards
        if o.trump != NONE:
            plain += by.trumps * o.trumps + by.trumps_root * sqrt(o.trumps)
            plain += by.own_trumps * o.own[o.trump].bit_count()
        for suit in range(SUITS):
            mine = o.own[suit]
            if not mine:
                continue
            first, outs, count = PLAY + VALUES * suit, (o.out[suit],), mine.bit_count()
            if suit == o.trump:
                base = trump.const + trump.left * o.left + trump.others * o.others + trump.demand * o.demand
                base += trump.wizards * wizards + trump.own * count
                self._add(rank(self.chances, first, mine, outs, base, trump, held))
            else:
                self._add(rank(self.chances, first, mine, outs, plain + by.own * count, by, held))

    def _single(self, o: Outlook) -> None:
        """V5: the own suit against all others'."""
        by = weights.SINGLE
        mine = o.own[o.me]
        base = by.const + by.left * o.left + by.others * o.others + by.demand * o.demand
        base += by.wizards * o.wizards * o.share + by.own * mine.bit_count()
        self._add(rank(self.chances, PLAY + VALUES * o.me, mine, o.out, base, by, o.share * o.others))

    def _add(self, expected: tuple[float, float]) -> None:
        self.mean += expected[0]
        self.variance += expected[1]

    def _others(self, o: Outlook, others: int) -> None:
        """The cards without a suit."""
        for bits, codes, by in _SUITLESS:
            if others & bits:
                n = (others & bits).bit_count()
                w = logistic(by.const + by.left * o.left + by.others * o.others)
                self._add((n * w, n * w * (1.0 - w)))
                self.play += by.play
                for code in codes:
                    self.chances[code] = w
                    self.plays[code] = by.play

    def without(self, code: int) -> tuple[float, float, float]:
        """Mean, variance and play of the hand when the card that this code plays has left it."""
        w = self.chances[code]
        play = self.play - self.plays[code] if code in self.plays else self.play
        return self.mean - w, max(self.variance - w * (1.0 - w), 0.0), play
