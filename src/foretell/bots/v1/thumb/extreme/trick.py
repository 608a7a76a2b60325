"""The chance that a card played now wins the trick (B8)."""

from .....rules.extreme.cards import KINDS, NONE, TRUMP, WHITE
from .....rules.extreme.codes import PLAY, card_of
from .....rules.extreme.seals import TRUMP_STRENGTH
from .....rules.extreme.view import View
from ..odds import Followers, stays
from . import weights
from .unseen import Unseen

_WHITE = 0.5
"""How eager a player is who can only pay with a white seal."""


class Trick:
    """The trick, as the seat to play sees it."""

    __slots__ = ("best", "followers", "led", "rest", "u", "voids")

    def __init__(self, v: View, u: Unseen) -> None:
        self.u = u
        self.led = v.led
        self.rest = v.seats - 1 - v.played
        self.best = 0
        if v.played:
            self.best = self.strength(card_of(v.trick[(v.best_seat - v.leader) % v.seats] - PLAY))
        seats = [(v.seat + i) % v.seats for i in range(1, self.rest + 1)]
        suits = (v.led,) if v.led != NONE else range(5)
        self.followers = {s: Followers(self.rest, eager(v, seats, s), u.share, u.left, u.demand[s]) for s in suits}
        self.voids = {s: sum([v.lacks[seat] >> s & 1 for seat in seats]) for s in suits}

    def strength(self, card: int) -> int:
        """B8: red above the suit to follow; a card that leads sets that suit."""
        if card >> 4 == TRUMP:
            return TRUMP_STRENGTH + (card & 15) + 1
        return (card & 15) + 1 if self.led in (card >> 4, NONE) else 0

    def chance(self, card: int) -> float:
        """The chance that the card takes the trick."""
        if self.strength(card) <= self.best:
            return 0.0
        if not self.rest:
            return 1.0
        u, share = self.u, self.u.share
        suit = card >> 4
        led = suit if self.led == NONE else self.led
        higher = (u.out[suit] >> (card & 15) + 1).bit_count()
        count = u.out[led].bit_count()
        known = self.voids[led] / self.rest
        void = known + (1.0 - known) * (1.0 - share) ** count
        ruff = 0.0
        if suit != TRUMP:
            by, may = weights.STAY_PLAIN, 1.0 - known
            ruff = void * (1.0 - (1.0 - share) ** u.out[TRUMP].bit_count())
        else:
            by, may = (weights.STAY_RED, 1.0 - known) if led == TRUMP else (weights.STAY_RUFF, void)
        return stays(by, self.followers[led], higher, may, ruff, count) if higher or ruff else 1.0


def eager(v: View, seats: list[int], suit: int) -> float:
    """How many of these seats want a trick of this suit."""
    wanted = 0.0
    for seat in seats:
        if v.seals[KINDS * seat + suit]:
            wanted += 1.0
        elif v.seals[KINDS * seat + WHITE]:
            wanted += _WHITE
    return wanted
