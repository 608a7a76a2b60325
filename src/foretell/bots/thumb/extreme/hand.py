"""The value of a hand of Wizard Extreme: how many tricks of each suit it should win.  Restricted Python."""

from dataclasses import dataclass, field

from ....rules.bits import count
from ....rules.extreme.cards import SUITS, TRUMP
from ....rules.roots import sqrt
from ..odds import Suit, rank
from .unseen import Unseen
from .weights import PLAIN, RED

_CARDS = 16 * SUITS


def by_suits() -> list[float]:
    """A list with a number for each suit."""
    return [0.0] * SUITS


def by_cards() -> list[float]:
    """A list with a number for each card."""
    return [0.0] * _CARDS


@dataclass(slots=True)
class Hand:
    """How much the cards of a hand are expected to win."""

    chances: list[float] = field(default_factory=by_cards)
    """By the hand's cards: the chance to win a trick; other entries mean nothing."""
    means: list[float] = field(default_factory=by_suits)
    """By suit: mean and variance of the number of tricks."""
    variances: list[float] = field(default_factory=by_suits)
    suit: Suit = field(default_factory=Suit)
    """The suit that is being valued."""


def value_hand(hand: Hand, u: Unseen) -> None:
    """Value all cards."""
    s, trumps = hand.suit, count(u.out[TRUMP]) * u.share
    plain = PLAIN.const + PLAIN.left * u.left + PLAIN.others * u.others + PLAIN.trumps * trumps
    plain += PLAIN.trumps_root * sqrt(trumps) + PLAIN.own_trumps * count(u.own[TRUMP])
    red = RED.const + RED.left * u.left + RED.others * u.others
    for suit in range(SUITS):
        hand.means[suit] = hand.variances[suit] = 0.0
        if u.own[suit]:
            by = RED if suit == TRUMP else PLAIN
            base = red if suit == TRUMP else plain
            base += by.own * count(u.own[suit]) + by.demand * u.demand[suit] + by.magician * u.magician
            s.mine, s.low, s.high, s.first, s.base, s.held = u.own[suit], suit, suit + 1, 16 * suit, base, 1.0
            rank(hand.chances, u.out, s, by)
            hand.means[suit] = s.mean
            hand.variances[suit] = s.variance
