"""The strength of cards in a trick, and the chance that one wins it (A10, A11, S2 to S7).  Restricted Python."""

from dataclasses import dataclass, field

from ....rules.bits import count
from ....rules.floats import power
from ....rules.wizard.cards import DRAGON, FAIRY, FREE, HEIGHTS, NONE, SUITLESS, SUITS, VALUES
from ....rules.wizard.codes import (
    OTHER_BOMB,
    OTHER_CLOUD,
    OTHER_DRAGON,
    OTHER_FAIRY,
    OTHER_JUGGLER,
    PLAY,
    PLAY_OTHER,
    WAY_FORMS,
    WAY_SUITS,
)
from ....rules.wizard.view import View
from ..odds import SUIT_SIZES, Followers, find_absence, stays
from .unseen import Unseen, by_suits
from .weights import STAY_PLAIN, STAY_RUFF, STAY_SINGLE, STAY_TRUMP

_DRAGON, _FAIRY, _BOMB = PLAY_OTHER + OTHER_DRAGON, PLAY_OTHER + OTHER_FAIRY, PLAY_OTHER + OTHER_BOMB
_JUGGLER, CLOUD_PLAY = PLAY_OTHER + OTHER_JUGGLER, PLAY_OTHER + OTHER_CLOUD
_ONLY_FOOLS = 0.02
"""The chance that only Fools follow, so that a Fool that leads wins the trick."""
NOTHING = -9
"""Weaker than any card."""
_TRUMP = 400
"""What a card of the trump suit has more than its height."""
PLAYED_SUITS = (*(suit for suit in range(SUITS) for _ in range(VALUES)), *WAY_SUITS)
"""By code less ``PLAY``: the suit (SUITS: none) of the card that this move plays."""
PLAYED_HEIGHTS = (
    *(4 * value for _ in range(SUITS) for value in range(1, VALUES + 1)),
    *(HEIGHTS[form - SUITLESS] for form in WAY_FORMS),
)
"""By code less ``PLAY``: the card's height, in quarters of a value."""


def strength(code: int, trump: int, led: int, single: int) -> int:
    """How strong the card is that this move plays, for a trump suit (or NONE) and a suit to follow (or NONE or FREE).

    ``single``: V5: 1 if only the value counts.
    """
    suit = PLAYED_SUITS[code - PLAY]
    if suit == trump:
        return _TRUMP + PLAYED_HEIGHTS[code - PLAY]
    return PLAYED_HEIGHTS[code - PLAY] if suit in (SUITS, led) or single else 0


@dataclass(slots=True)
class Trick:
    """The trick, as the seat to play sees it."""

    led: int = 0
    best: int = 0
    """The strength of the best card so far."""
    bombed: bool = False
    """Whether the Bomb lies in the trick; so with the others."""
    dragon: bool = False
    fairy: bool = False
    cloudy: bool = False
    has_trump: float = 0.0
    """The chance that a later player has a trump card."""
    followers: Followers = field(default_factory=Followers)
    absent: list[float] = field(default_factory=lambda: [0.0] * SUIT_SIZES)
    """By number of cards: the chance that a later player has none of them."""
    voids: list[int] = field(default_factory=by_suits)
    """How many later players have shown to lack each suit."""


def find_trick(t: Trick, v: View, u: Unseen) -> None:
    """Fill in everything for a view."""
    t.led = v.led
    t.best = NOTHING
    if v.played:
        t.best = strength(v.trick[(v.best_seat - v.leader) % v.seats], u.trump, v.led, u.single)
    t.bombed = t.dragon = t.fairy = t.cloudy = False
    if v.specials:
        look_at_specials(t, v)
    find_absence(u.share, t.absent)
    t.has_trump = 1.0 - t.absent[count(u.out[u.trump])] if u.trump != NONE else 0.0
    look_ahead(t, v, u)


def look_at_specials(t: Trick, v: View) -> None:
    """Which special cards lie in the trick."""
    for i in range(v.played):
        code = v.trick[i]
        if code == _BOMB:
            t.bombed = True
        elif code == _DRAGON:
            t.dragon = True
        elif code == _FAIRY:
            t.fairy = True
        elif code >= CLOUD_PLAY:
            t.cloudy = True


def look_ahead(t: Trick, v: View, u: Unseen) -> None:
    """The later players of the trick: whether they need tricks, and the suits they have shown to lack."""
    rest, eager, seat = v.seats - 1 - v.played, 0.0, v.seat
    for suit in range(SUITS):
        t.voids[suit] = 0
    for _ in range(rest):
        seat = seat + 1 if seat + 1 < v.seats else 0
        if v.bid[seat] < 0:
            eager += 0.5
        elif v.bid[seat] > v.won[seat]:
            eager += 1.0
        lacks = v.lacks[seat]
        if lacks:
            for suit in range(SUITS):
                t.voids[suit] += (lacks >> suit) & 1
    f = t.followers
    f.rest, f.eager, f.share, f.left, f.demand = rest, eager, u.share, u.left, u.demand


def chance_to_win(t: Trick, u: Unseen, code: int) -> float:
    """The chance that the trick is taken by playing a card in this way."""
    if t.bombed or code == _BOMB:
        return 0.0
    if t.dragon and (t.fairy or code == _FAIRY):
        return 0.0 if t.fairy else 1.0
    if PLAY_OTHER <= code < _JUGGLER:
        return chance_without_suit(t, u, code)
    suit = PLAYED_SUITS[code - PLAY]
    led = suit if t.led == NONE else t.led
    if strength(code, u.trump, led, u.single) <= t.best:
        return 0.0
    # The value, and the cards above it: 7 1/2 is below the same cards as the 7.
    return chance_of_suit(t, u, suit, PLAYED_HEIGHTS[code - PLAY] // 4, led) if t.followers.rest else 1.0


def chance_without_suit(t: Trick, u: Unseen, code: int) -> float:
    """A Wizard, a Fool, the Dragon or the Fairy: only a stronger card without a suit can beat it."""
    height = PLAYED_HEIGHTS[code - PLAY]
    if height <= t.best or code == _FAIRY:
        return 0.0
    if code == _DRAGON:
        return 0.0 if t.fairy else 1.0 - chance_to_come(t, u, FAIRY)
    if height > 0:
        return 1.0 - chance_to_come(t, u, DRAGON)
    return _ONLY_FOOLS if t.followers.rest else 1.0


def chance_to_come(t: Trick, u: Unseen, special: int) -> float:
    """The chance that a later player of the trick holds the special card."""
    return t.followers.rest * u.share * ((u.specials >> (special - SUITLESS)) & 1)


def chance_of_suit(t: Trick, u: Unseen, suit: int, value: int, led: int) -> float:
    """A card of a suit that is winning, with others still to play; cards above this value beat it."""
    f, higher = t.followers, 0
    if u.single:
        for other in range(SUITS):
            higher += count(u.out[other] >> value)
        return stays(STAY_SINGLE, f, higher, 1.0 - power(1.0 - u.share, higher), 0.0, 0)
    higher = count(u.out[suit] >> value)
    over = 1.0 - t.absent[higher]
    if led == FREE:
        return stays(STAY_RUFF, f, higher, over, 0.0, 0)
    many = count(u.out[led])
    known = float(t.voids[led]) / f.rest
    if suit != u.trump:
        ruff = (known + (1.0 - known) * t.absent[many]) * t.has_trump
        if higher or ruff or u.wizards or u.specials:
            return stays(STAY_PLAIN, f, higher, (1.0 - known) * over, ruff, many)
    elif higher or u.wizards or u.specials:
        if led == suit:
            return stays(STAY_TRUMP, f, higher, (1.0 - known) * over, 0.0, many)
        return stays(STAY_RUFF, f, higher, (known + (1.0 - known) * t.absent[many]) * over, 0.0, many)
    return 1.0
