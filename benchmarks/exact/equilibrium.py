"""Equilibrium of rounds of one card, and how much a seat gains by answering best to the others' bids.

Nobody's chance to win depends on a bid; bids only tell the seats after them something.  So the best bids are found seat
by seat, each an answer to those before it, and that is an equilibrium.  Only a dealer who names trump has more to
think of: what he names tells the others something about his card, and their bids tell him something in turn.  For him
answers are averaged (fictitious play) until nobody gains by another one.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from .one_card import CARDS, KINDS, Bids, Knowledge, Numbers, Upturn, knowledge

_SLACK = 1e-9
"""Worths that differ by less are equal."""
_ENOUGH = 1e-4
"""Points that a dealer may still gain by naming otherwise."""
_MOST_ANSWERS = 200


@dataclass(frozen=True, slots=True)
class Play:
    """How everybody bids with one upturn, and how the dealer names trump."""

    naming: Numbers
    """By the dealer's card and the trumps of the upturn, the chance to name each."""
    ones: tuple[tuple[Numbers, ...], ...]
    """By trump the bids of all seats (``Bids.ones``)."""


@dataclass(frozen=True, slots=True)
class Value:
    """Averages over all deals, by seat in the order of the bids."""

    points: Numbers
    hits: Numbers
    """How often the bid is met."""
    best: Numbers
    """The points of the best answer to the others."""

    @property
    def gains(self) -> Numbers:
        """What a seat would gain by the best answer."""
        return self.best - self.points


def best_bids(upturn: Upturn, naming: Numbers, players: int, *, for_hits: bool = False) -> tuple[Numbers, ...]:
    """The best bids of each seat with the first of the trumps, given those before it; of equally good ones none.

    ``for_hits``: best is not what brings the most points, but what is met most often.
    """
    ones: list[Numbers] = []
    for seat in range(players):
        known = knowledge(seat, Bids((*ones,), naming), upturn, upturn.trumps[0], players, even=True)
        none, one = (known.reached - known.won, known.won) if for_hits else known.worths
        ones.append((one > none + _SLACK).astype(np.float64))
    return tuple(ones)


def equilibrium(upturn: Upturn, players: int) -> Play:
    """Bids, and names of trump, from which nobody gains by departing (a dealer at most _ENOUGH)."""
    mirrors, naming = _mirrors(len(upturn.trumps)), _own_suit(upturn)
    ones = best_bids(upturn, naming[:, 0], players)
    for n in range(1, _MOST_ANSWERS if len(mirrors) > 1 else 1):
        known = knowledge(players - 1, Bids(ones, naming[:, 0]), upturn, 0, players, even=True)
        worths = known.worths.max(axis=0).sum(axis=1)[mirrors].T
        gain = _prior(upturn) @ (worths.max(axis=1) - (naming * worths).sum(axis=1))
        if gain < _ENOUGH:
            break
        naming = naming + (_evenly(worths >= worths.max(axis=1, keepdims=True) - _SLACK) - naming) / (n + 1)
        ones = best_bids(upturn, naming[:, 0], players)
    return Play(naming, tuple(tuple(bids[mirror] for bids in ones) for mirror in mirrors))


def hits_alone(upturn: Upturn, players: int) -> Play:
    """Everybody bids what he thinks likelier, whatever it brings; where the dealer names no trump."""
    naming = np.ones((KINDS, 1))
    return Play(naming, (best_bids(upturn, naming[:, 0], players, for_hits=True),))


def _mirrors(trumps: int) -> NDArray[np.int64]:
    """For each trump suit all cards, with that suit and the first one in each other's place."""
    mirrors = np.tile(np.arange(KINDS), (trumps, 1))
    for suit in range(1, trumps):
        first, other = np.arange(13), np.arange(13 * suit, 13 * suit + 13)
        mirrors[suit, first], mirrors[suit, other] = other, first
    return mirrors


def _own_suit(upturn: Upturn) -> Numbers:
    """Naming one's own suit, and any with a card that has none."""
    suits = np.arange(KINDS)[:, None] // 13 == np.array(upturn.trumps)
    return _evenly(suits | (suits.sum(axis=1, keepdims=True) == 0))


def _evenly(chosen: Numbers) -> Numbers:
    shares: Numbers = chosen / chosen.sum(axis=1, keepdims=True)
    return shares


def _prior(upturn: Upturn) -> Numbers:
    """How likely a seat holds each card."""
    prior: Numbers = upturn.counts / (CARDS - 1)
    return prior


def _known(seat: int, which: int, play: Play, upturn: Upturn, players: int) -> Knowledge:
    return knowledge(seat, Bids(play.ones[which], play.naming[:, which]), upturn, upturn.trumps[which], players)


def value(play: Play, upturn: Upturn, players: int) -> Value:
    """What the play is worth to each seat, and what the best answer to it would be, with this upturn."""
    points, hits, best = np.zeros(players), np.zeros(players), np.zeros(players)
    prior = _prior(upturn)
    for seat in range(players):
        answers = []
        for which in range(len(upturn.trumps)):
            known = _known(seat, which, play, upturn, players)
            one = play.ones[which][seat]
            mine = prior * (play.naming[:, which] if seat == players - 1 else 1.0)
            none_worth, one_worth = known.worths
            points[seat] += mine @ (one * one_worth + (1 - one) * none_worth).sum(axis=1)
            hits[seat] += mine @ (one * known.won + (1 - one) * (known.reached - known.won)).sum(axis=1)
            answers.append(known.worths.max(axis=0).sum(axis=1))
        # The dealer chooses among the trumps, the others take what is named.
        chosen = np.max(answers, axis=0) if seat == players - 1 else np.sum(answers, axis=0)
        best[seat] = prior @ chosen
    return Value(points, hits, best)


def average(values: Sequence[Value]) -> Value:
    """The average over upturns, which are equally likely."""
    parts = [np.mean([getattr(each, name) for each in values], axis=0) for name in ("points", "hits", "best")]
    return Value(*parts)
