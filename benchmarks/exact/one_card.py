"""Exact winning probabilities in rounds of one card in classic Wizard, given what each seat knows.

All players have one card, so the only decisions are the bids, 0 or 1, and the trump suit where the dealer names it
(A4). A card is one of KINDS: ``13 * suit + value - 1``, WIZARD or FOOL.  Seats are counted in bidding order: seat 0
bids and leads first, the last seat deals.  The bids before a seat's own are its *history*: bit j is seat j's bid.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from foretell.engine.native import Native
from foretell.engine.on_demand import library_on_demand
from foretell.engine.records import Records, record_type

from .assigning import KINDS, Room

_MODULES = {"exact": ["benchmarks.exact.assigning", "benchmarks.exact.searching"]}


@cache
def function(name: str) -> Native:
    """A public function of these modules; raises NativeMissing where there is no C compiler."""
    return library_on_demand("exact", _MODULES).function(f"exact_{name}")


Numbers = NDArray[np.float64]

WIZARD, FOOL = 52, 53
NO_TRUMP = -1
CARDS = 60
MET_ONE, MET_NONE, MISSED = 30, 20, -10
"""A12: the points of a met bid of one, of a met bid of zero, and of a missed bid."""


@dataclass(frozen=True, slots=True)
class Upturn:
    """A card turned up, up to renaming suits; each upturn stands for four cards, so all are equally likely."""

    turned: int
    """A number card of the first suit, WIZARD or FOOL."""
    trumps: tuple[int, ...]
    """The trump suit or NO_TRUMP; several if the dealer names trump."""

    @property
    def counts(self) -> Numbers:
        """The number of remaining cards of each kind."""
        counts = np.ones(KINDS)
        counts[[WIZARD, FOOL]] = 4
        counts[self.turned] -= 1
        return counts


def upturns(paper_rule: bool) -> Iterator[Upturn]:
    """All upturns; by the paper's rule a Wizard turned up means no trump (otherwise A4: the dealer names trump)."""
    for value in range(13):
        yield Upturn(value, (0,))
    yield Upturn(FOOL, (NO_TRUMP,))
    yield Upturn(WIZARD, (NO_TRUMP,) if paper_rule else (0, 1, 2, 3))


UPTURNS = 15
"""The number of upturns, all equally likely."""


class Bids(NamedTuple):
    """All seats' bids: for each card and each history, the probability of bidding one."""

    ones: tuple[Numbers, ...]
    """By seat, an array (KINDS, 2 ** seat)."""
    naming: Numbers
    """By the dealer's card, the probability of naming the trump suit in question; 1 if nobody names trump."""


class Knowledge(NamedTuple):
    """A seat's probabilities for each of its cards and each history, averaged over the others' cards."""

    reached: Numbers
    """The probability of this history (and of the trump that another dealer named)."""
    won: Numbers
    """The probability of this history together with the seat's card winning the trick."""

    @property
    def worths(self) -> Numbers:
        """Expected points of bidding zero and one, times the history's probability (2, KINDS, histories)."""
        lost = self.reached - self.won
        return np.stack([MET_NONE * lost + MISSED * self.won, MET_ONE * self.won + MISSED * lost])


def ways_to_win(seat: int, card: int, trump: int, players: int) -> list[NDArray[np.bool_]]:
    """The ways in which the seat's card wins: the cards that the others may hold, as arrays (players, KINDS).

    A11, A10: the ways exclude one another.
    """
    kinds = np.arange(KINDS)
    suits, values = kinds // 13, kinds % 13
    if card == WIZARD:
        allowed = np.ones((players, KINDS), np.bool_)
        allowed[:seat, WIZARD] = False
        return [allowed]
    if card == FOOL:
        return [np.tile(kinds == FOOL, (players, 1))] if seat == 0 else []
    suit, higher = card // 13, (suits == card // 13) & (values > card % 13)
    quiet = (kinds != WIZARD) & ~higher
    if suit == trump:
        return [np.tile(quiet, (players, 1))]
    quiet &= suits != trump
    return [_led_by(first, quiet, quiet & (suits == suit), seat, players) for first in range(seat + 1)]


def _led_by(
    first: int, quiet: NDArray[np.bool_], lower: NDArray[np.bool_], seat: int, players: int
) -> NDArray[np.bool_]:
    """A9, A10: the first seat without a Fool leads the suit; it may be the card's own seat."""
    allowed = np.tile(quiet, (players, 1))
    allowed[:first] = np.arange(KINDS) == FOOL
    if first < seat:
        allowed[first] = lower
    return allowed


@cache
def _all_ways(seat: int, trump: int, players: int) -> tuple[NDArray[np.bool_], NDArray[np.int64]]:
    """``ways_to_win`` for all cards in one array, for the other seats, and the index where each card's ways start."""
    ways = [ways_to_win(seat, card, trump, players) for card in range(KINDS)]
    ends = np.cumsum([0, *map(len, ways)])
    return np.delete(np.array([way for some in ways for way in some]), seat, axis=1), ends


def assignments(weights: Numbers, counts: Numbers, card: int) -> float:
    """The sum, over all ways to give each other seat one of the remaining cards, of the product of their weights.

    ``weights``: by other seat and kind; ``counts``: the cards that remain with ``card``.
    """
    total: float = function("sum_of")(np.ascontiguousarray(weights), len(weights), counts, card, _room())
    return total


def _room() -> Records:
    return np.zeros(1, record_type(Room))


def knowledge(seat: int, bids: Bids, upturn: Upturn, trump: int, players: int, *, even: bool = False) -> Knowledge:
    """The seat's knowledge, given the bids of the seats before it; ``even``: all seats treat plain suits alike."""
    weights = np.ones((1 << seat, players, KINDS))
    for history in range(1 << seat):
        for other in range(seat):
            one = bids.ones[other][:, history & ((1 << other) - 1)]
            weights[history, other] = one if history >> other & 1 else 1 - one
    if seat != players - 1:
        weights[:, -1] *= bids.naming
    out, first = np.zeros((2, KINDS, 1 << seat)), alike(trump) if even else np.arange(KINDS)
    ways = first, *_all_ways(seat, trump, players)
    room = _room()
    room["others"] = players - 1
    function("fill")(np.delete(weights, seat, axis=1), 1 << seat, upturn.counts, *ways, room, out)
    out /= np.prod(np.arange(CARDS - players, CARDS - 1, dtype=np.float64))
    return Knowledge(*out[:, first])


def alike(trump: int) -> NDArray[np.int64]:
    """For each card, the first card that differs from it only in the name of a plain suit."""
    kinds = np.arange(KINDS)
    plain = (kinds < WIZARD) & (kinds // 13 != trump)
    return np.where(plain, kinds % 13 + (13 if trump == 0 else 0), kinds)
