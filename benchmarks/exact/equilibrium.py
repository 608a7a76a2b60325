"""Equilibria of rounds of one card, and how much a seat gains by a best response to the others' bids.

No bid changes anybody's chance to win; a bid only gives information to the seats after it.  So an equilibrium is found
seat by seat, each bidding a best response to the seats before it.  Only a dealer who names trump needs more: the choice
reveals something about the dealer's card, and the others' bids reveal something in turn.  For the dealer, best
responses are averaged (fictitious play) until nobody gains by deviating.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from .assigning import KINDS
from .one_card import CARDS, Bids, Knowledge, Numbers, Upturn, knowledge

_SLACK = 1e-9
"""Values that differ by less are equal."""
_ENOUGH = 1e-4
"""Points that a dealer may still gain by deviating."""
_MOST_ANSWERS = 200


@dataclass(frozen=True, slots=True)
class Play:
    """All players' bids with one upturn, and the dealer's naming of trump."""

    naming: Numbers
    """By the dealer's card and the possible trumps, the probability of naming each."""
    ones: tuple[tuple[Numbers, ...], ...]
    """By trump, the bids of all seats (``Bids.ones``)."""


@dataclass(frozen=True, slots=True)
class Value:
    """Averages over all deals, by seat in bidding order."""

    points: Numbers
    hits: Numbers
    """The probability that the bid is met."""
    best: Numbers
    """The points of the best response to the others."""

    @property
    def gains(self) -> Numbers:
        """The gain of each seat by a best response."""
        return self.best - self.points


def best_bids(upturn: Upturn, naming: Numbers, players: int, *, for_hits: bool = False) -> tuple[Numbers, ...]:
    """The best bids of each seat with the first of the trumps, given the bids before it; of equally good bids, zero.

    ``for_hits``: maximise the probability of meeting the bid, not the points.
    """
    ones: list[Numbers] = []
    for seat in range(players):
        known = knowledge(seat, Bids((*ones,), naming), upturn, upturn.trumps[0], players, even=True)
        none, one = (known.reached - known.won, known.won) if for_hits else known.worths
        ones.append((one > none + _SLACK).astype(np.float64))
    return tuple(ones)


def equilibrium(upturn: Upturn, players: int) -> Play:
    """Bids and naming of trump such that nobody gains by deviating (a dealer at most _ENOUGH)."""
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
    """All players make the bid that is likelier to be met, whatever its points; for upturns that fix trump."""
    naming = np.ones((KINDS, 1))
    return Play(naming, (best_bids(upturn, naming[:, 0], players, for_hits=True),))


def _mirrors(trumps: int) -> NDArray[np.int64]:
    """For each trump suit, all cards with that suit and the first suit exchanged."""
    mirrors = np.tile(np.arange(KINDS), (trumps, 1))
    for suit in range(1, trumps):
        first, other = np.arange(13), np.arange(13 * suit, 13 * suit + 13)
        mirrors[suit, first], mirrors[suit, other] = other, first
    return mirrors


def _own_suit(upturn: Upturn) -> Numbers:
    """Naming one's own suit; with a card without a suit, any suit."""
    suits = np.arange(KINDS)[:, None] // 13 == np.array(upturn.trumps)
    return _evenly(suits | (suits.sum(axis=1, keepdims=True) == 0))


def _evenly(chosen: Numbers) -> Numbers:
    shares: Numbers = chosen / chosen.sum(axis=1, keepdims=True)
    return shares


def _prior(upturn: Upturn) -> Numbers:
    """The probability that a seat holds each card."""
    prior: Numbers = upturn.counts / (CARDS - 1)
    return prior


def _known(seat: int, which: int, play: Play, upturn: Upturn, players: int) -> Knowledge:
    return knowledge(seat, Bids(play.ones[which], play.naming[:, which]), upturn, upturn.trumps[which], players)


def value(play: Play, upturn: Upturn, players: int) -> Value:
    """The value of this play to each seat, and that of its best response, with this upturn."""
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
        # The dealer chooses among the trumps; the others take the trump that is named.
        chosen = np.max(answers, axis=0) if seat == players - 1 else np.sum(answers, axis=0)
        best[seat] = prior @ chosen
    return Value(points, hits, best)


def average(values: Sequence[Value]) -> Value:
    """The average over upturns, which are equally likely."""
    parts = [np.mean([getattr(each, name) for each in values], axis=0) for name in ("points", "hits", "best")]
    return Value(*parts)
