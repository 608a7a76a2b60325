"""The chance that a card played now wins the trick (B8).  Restricted Python."""

from dataclasses import dataclass, field

from ....rules.bits import count
from ....rules.extreme.cards import KINDS, NONE, SUITS, TRUMP, WHITE
from ....rules.extreme.codes import PLAY, card_of
from ....rules.extreme.tricks import strength
from ....rules.extreme.view import View
from ..odds import SUIT_SIZES, Followers, find_absence, stays
from .hand import by_suits as reals_by_suits
from .unseen import Unseen, by_suits
from .weights import STAY_PLAIN, STAY_RED, STAY_RUFF

_WHITE = 0.5
"""How eager a player is who can only pay with a white seal."""


@dataclass(slots=True)
class Trick:
    """The trick, as the seat to play sees it."""

    led: int = 0
    best: int = 0
    """The strength of the best card so far; 0 if there is none."""
    followers: Followers = field(default_factory=Followers)
    """The players still to play; their wish for tricks of the suit that was looked at last."""
    absent: list[float] = field(default_factory=lambda: [0.0] * SUIT_SIZES)
    """By number of cards: the chance that a later player has none of them."""
    eager: list[float] = field(default_factory=reals_by_suits)
    """By suit: how many of them want a trick of it, and how many have shown to lack it."""
    voids: list[int] = field(default_factory=by_suits)


def find_trick(t: Trick, v: View, u: Unseen) -> None:
    """Fill in everything for a view."""
    t.led = v.led
    t.best = 0
    if v.played:
        t.best = strength(card_of(v.trick[(v.best_seat - v.leader) % v.seats] - PLAY), v.led)
    find_absence(u.share, t.absent)
    f = t.followers
    f.rest, f.share, f.left = v.seats - 1 - v.played, u.share, u.left
    if v.led != NONE:
        look_ahead(t, v, v.led)
    else:
        for suit in range(SUITS):
            look_ahead(t, v, suit)


def look_ahead(t: Trick, v: View, suit: int) -> None:
    """How many of the later players want a trick of this suit, and how many have shown to lack the suit."""
    wanted, voids, seat = 0.0, 0, v.seat
    for _ in range(t.followers.rest):
        seat = seat + 1 if seat + 1 < v.seats else 0
        voids += (v.lacks[seat] >> suit) & 1
        if v.seals[KINDS * seat + suit]:
            wanted += 1.0
        elif v.seals[KINDS * seat + WHITE]:
            wanted += _WHITE
    t.eager[suit] = wanted
    t.voids[suit] = voids


def chance_to_win(t: Trick, u: Unseen, card: int) -> float:
    """The chance that the card takes the trick."""
    if strength(card, t.led) <= t.best:
        return 0.0
    f, suit = t.followers, card >> 4
    if not f.rest:
        return 1.0
    led = suit if t.led == NONE else t.led
    f.eager, f.demand = t.eager[led], float(u.demand[led])
    higher, many = count(u.out[suit] >> ((card & 15) + 1)), count(u.out[led])
    known, over = float(t.voids[led]) / f.rest, 1.0 - t.absent[higher]
    if suit != TRUMP:
        void = known + (1.0 - known) * t.absent[many]
        ruff = void * (1.0 - t.absent[count(u.out[TRUMP])])
        return stays(STAY_PLAIN, f, higher, (1.0 - known) * over, ruff, many) if higher or ruff else 1.0
    if not higher:
        return 1.0
    if led == TRUMP:
        return stays(STAY_RED, f, higher, (1.0 - known) * over, 0.0, many)
    return stays(STAY_RUFF, f, higher, (known + (1.0 - known) * t.absent[many]) * over, 0.0, many)
