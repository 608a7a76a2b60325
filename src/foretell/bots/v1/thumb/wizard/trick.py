"""The chance that a card played now wins the trick (A10, A11, S2 to S7)."""

from .....rules.wizard.cards import DRAGON, FAIRY, FREE, NONE, SUITLESS, VALUES
from .....rules.wizard.codes import (
    OTHER_BOMB,
    OTHER_CLOUD,
    OTHER_DRAGON,
    OTHER_FAIRY,
    OTHER_JUGGLER,
    PLAY,
    PLAY_OTHER,
)
from .....rules.wizard.view import View
from ..odds import Followers, stays
from . import weights
from .strength import NOTHING, played_as, strengths
from .unseen import Unseen

_DRAGON, _FAIRY, _BOMB = PLAY_OTHER + OTHER_DRAGON, PLAY_OTHER + OTHER_FAIRY, PLAY_OTHER + OTHER_BOMB
_JUGGLER, _CLOUD = PLAY_OTHER + OTHER_JUGGLER, PLAY_OTHER + OTHER_CLOUD
_ONLY_FOOLS = 0.02
"""The chance that only Fools follow, so that a Fool that leads wins the trick."""


class Trick:
    """The trick, as the seat to play sees it."""

    __slots__ = (
        "best",
        "bombed",
        "cloudy",
        "dragon",
        "fairy",
        "followers",
        "has_trump",
        "led",
        "mode",
        "row",
        "u",
        "voids",
    )

    def __init__(self, v: View, u: Unseen) -> None:
        self.u = u
        self.led = v.led
        self.mode = v.mode
        self.row = strengths(u.trump, v.led, v.mode)
        self.best = self.row[v.trick[(v.best_seat - v.leader) % v.seats]] if v.played else NOTHING
        laid = v.trick[: v.played] if v.specials else []
        self.bombed, self.dragon, self.fairy = _BOMB in laid, _DRAGON in laid, _FAIRY in laid
        self.cloudy = any(code >= _CLOUD for code in laid)
        trumps = u.out[u.trump].bit_count() if u.trump != NONE else 0
        self.has_trump = 1.0 - (1.0 - u.share) ** trumps
        self._look_ahead(v)

    def _look_ahead(self, v: View) -> None:
        """The later players of the trick: whether they need tricks, and the suits they have shown to lack."""
        rest = v.seats - 1 - v.played
        eager = 0.0
        self.voids = [0, 0, 0, 0]
        seat = v.seat
        for _ in range(rest):
            seat = seat + 1 if seat + 1 < v.seats else 0
            bid = v.bid[seat]
            eager += 0.5 if bid < 0 else bid > v.won[seat]
            lacks = v.lacks[seat]
            if lacks:
                for suit in range(4):
                    self.voids[suit] += lacks >> suit & 1
        self.followers = Followers(rest, eager, self.u.share, self.u.left, self.u.demand)

    def chance(self, code: int) -> float:
        """The chance that the trick is taken by playing a card in this way."""
        if self.bombed or code == _BOMB:
            return 0.0
        if self.dragon and (self.fairy or code == _FAIRY):
            return 0.0 if self.fairy else 1.0
        if code < PLAY_OTHER:
            suit, bit = divmod(code - PLAY, VALUES)
        elif code < _JUGGLER:
            return self._without_suit(code)
        else:
            suit, height = played_as(code)
            bit = height // 4 - 1  # 7 1/2 is below the same cards as the 7
        led, row = self.led, self.row
        if led == NONE:
            led = suit
            row = strengths(self.u.trump, led, self.mode)
        if row[code] <= self.best:
            return 0.0
        return self._of_suit(suit, bit + 1, led) if self.followers.rest else 1.0

    def _without_suit(self, code: int) -> float:
        """A Wizard, a Fool, the Dragon or the Fairy: only a stronger card without a suit can beat it."""
        if self.row[code] <= self.best or code == _FAIRY:
            return 0.0
        if code == _DRAGON:
            return 0.0 if self.fairy else 1.0 - self._comes(FAIRY)
        if self.row[code] > 0:
            return 1.0 - self._comes(DRAGON)
        return _ONLY_FOOLS if self.followers.rest else 1.0

    def _comes(self, special: int) -> float:
        """The chance that a later player of the trick holds the special card."""
        return self.followers.rest * self.u.share * (self.u.specials >> (special - SUITLESS) & 1)

    def _of_suit(self, suit: int, bit: int, led: int) -> float:
        """A card of a suit that is winning, with others still to play."""
        u, f = self.u, self.followers
        if u.single:
            higher = sum([(out >> bit).bit_count() for out in u.out])
            return stays(weights.STAY_SINGLE, f, higher, 1.0, 0.0, 0)
        higher = (u.out[suit] >> bit).bit_count()
        if led == FREE:
            return stays(weights.STAY_RUFF, f, higher, 1.0, 0.0, 0)
        count = u.out[led].bit_count()
        known = self.voids[led] / f.rest
        void = known + (1.0 - known) * (1.0 - u.share) ** count
        ruff = 0.0
        if suit != u.trump:
            by, may = weights.STAY_PLAIN, 1.0 - known
            ruff = void * self.has_trump
        else:
            by, may = (weights.STAY_TRUMP, 1.0 - known) if led == suit else (weights.STAY_RUFF, void)
        if not (higher or ruff or u.wizards or u.specials):
            return 1.0
        return stays(by, f, higher, may, ruff, count)
