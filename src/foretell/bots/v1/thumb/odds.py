"""The two estimates behind all rules of thumb, for both games.

Will a card win a trick at some time?  Will a card that is winning a trick stay ahead?  Both are logistic functions of a
few quantities that a player can count; the ``weights`` of the games say how much each counts.
"""

from collections.abc import Sequence
from math import exp, sqrt
from typing import NamedTuple

ROOT = tuple(sqrt(n) for n in range(80))
"""Square roots of numbers of cards."""


class CardWeights(NamedTuple):
    """Weights for a card's chance to win a trick at some time."""

    const: float
    higher: float
    """For each higher card of its suit that the others should hold, and for the square root of their number."""
    higher_root: float
    lower: float
    """For each lower one, and for the square root of their number."""
    lower_root: float
    above: float
    """For each higher card of the suit in the player's own hand."""
    own: float
    """For each card of the suit in the player's own hand."""
    left: float
    """For each remaining trick."""
    others: float
    """For each other player."""
    demand: float
    """For each trick that the others want beyond their share (Extreme: for each seal of the suit that they have)."""
    wizards: float = 0.0
    """For each Wizard that another player is expected to hold."""
    trumps: float = 0.0
    """For each trump card that another player is expected to hold, and for the square root of their number."""
    trumps_root: float = 0.0
    own_trumps: float = 0.0
    """For each trump card in the player's own hand."""
    magician: float = 0.0
    """If another player has the Black Magician (and will leave tricks to others)."""


class StayWeights(NamedTuple):
    """Weights for the chance that no later player of the trick beats a card."""

    const: float
    over_root: float
    """For the square root of how many of them are expected to be able to overtake."""
    higher: float
    """For each higher card that one of them is expected to hold."""
    eager_over: float
    """For each one who needs tricks, and each one who does not, by their chance of being able to overtake."""
    sated_over: float
    eager_ruff: float
    """The same for the chance that they can ruff."""
    sated_ruff: float
    left: float
    """For each remaining trick."""
    unseen: float
    """For each unseen card of the suit to follow."""
    rest: float
    """For each player still to play."""
    share: float = 0.0
    """For the chance that a given card is in a given hand."""
    demand: float = 0.0
    """For each trick that the others want beyond their share."""


class Followers(NamedTuple):
    """The players still to play in a trick: how many, how many of them need tricks, and what they may hold."""

    rest: int
    eager: float
    share: float
    left: int
    demand: float


def logistic(x: float) -> float:
    """The logistic function: from any number to a chance."""
    return 1.0 / (1.0 + exp(-x))


def rank(
    chances: dict[int, float], first: int, mine: int, outs: Sequence[int], base: float, by: CardWeights, held: float
) -> tuple[float, float]:
    """Write the chance of each card of a suit to win a trick at some time; return mean and variance of the sum.

    ``first``: the key of the suit's lowest card; ``mine``: the player's cards, as bits; ``outs``: the cards that others
    may hold, as bits, by suit if several can beat them; ``base``: what counts for all of them alike; ``held``: the
    chance that a given card is in somebody's hand.
    """
    root = sqrt(held)
    by_higher, by_higher_root = by.higher * held, by.higher_root * root
    by_lower, by_lower_root, by_above = by.lower * held, by.lower_root * root, by.above
    count = 0
    for out in outs:
        count += out.bit_count()
    above = mine.bit_count()
    mean = variance = 0.0
    while mine:
        low = mine & -mine
        mine ^= low
        bit = low.bit_length()
        above -= 1
        higher = 0
        for out in outs:
            higher += (out >> bit).bit_count()
        lower = count - higher
        x = base + by_higher * higher + by_higher_root * ROOT[higher] + by_lower * lower + by_lower_root * ROOT[lower]
        chance = 1.0 / (1.0 + exp(-x - by_above * above))
        chances[first + bit - 1] = chance
        mean += chance
        variance += chance * (1.0 - chance)
    return mean, variance


def stays(by: StayWeights, f: Followers, higher: int, may: float, ruff: float, count: int) -> float:
    """The chance that no later player takes the trick.

    ``higher``: how many cards overtake; ``may``: the chance that a follower who has one may play it; ``ruff``: the
    chance that a follower can ruff; ``count``: unseen cards of the suit to follow.
    """
    over = may * (1.0 - (1.0 - f.share) ** higher)
    sated = f.rest - f.eager
    x = by.const + by.over_root * sqrt(f.rest * over) + by.higher * higher * f.share
    x += f.eager * (by.eager_over * over + by.eager_ruff * ruff) + sated * (by.sated_over * over + by.sated_ruff * ruff)
    x += by.left * f.left + by.unseen * count + by.rest * f.rest + by.share * f.share + by.demand * f.demand
    return logistic(x)
