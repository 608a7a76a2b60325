"""The two guesses behind all rules of thumb, for both games.

Will a card win a trick some time?  Will a card that is ahead in a trick stay ahead?  Both are logistic in a few
quantities that a player can count; how much each of these counts is in the games' ``weights``.
"""

from collections.abc import Sequence
from math import exp, sqrt
from typing import NamedTuple

ROOT = tuple(sqrt(n) for n in range(80))
"""Square roots of numbers of cards."""


class CardWeights(NamedTuple):
    """How much counts for a card's chance to win a trick some time."""

    const: float
    higher: float
    """For each higher card of its suit that the others are expected to hold, and for the root of their number."""
    higher_root: float
    lower: float
    """For each lower one, and for the root of their number."""
    lower_root: float
    above: float
    """For each higher card of the suit in the own hand."""
    own: float
    """For each card of the suit in the own hand."""
    left: float
    """For each trick to come."""
    others: float
    """For each other player."""
    demand: float
    """For each trick that the others want beyond their part (Extreme: for each seal of the suit that they have)."""
    wizards: float = 0.0
    """For each Wizard that another player is expected to hold."""
    trumps: float = 0.0
    """For each trump card that another player is expected to hold, and for the root of their number."""
    trumps_root: float = 0.0
    own_trumps: float = 0.0
    """For each trump card in the own hand."""
    magician: float = 0.0
    """If another has the Black Magician (and will leave tricks to others)."""


class StayWeights(NamedTuple):
    """How much counts for a card's chance to stay ahead of those who are still to play."""

    const: float
    over_root: float
    """For the root of how many can be expected to be able to overtake."""
    higher: float
    """For each higher card that one of them is expected to hold."""
    eager_over: float
    """For each who needs tricks, and each who does not, by the chance that he can overtake."""
    sated_over: float
    eager_ruff: float
    """The same for the chance to ruff."""
    sated_ruff: float
    left: float
    """For each trick to come."""
    unseen: float
    """For each card of the suit to follow that has not been seen."""
    rest: float
    """For each player still to play."""
    share: float = 0.0
    """For the chance that a certain card is in a certain hand."""
    demand: float = 0.0
    """For each trick that the others want beyond their part."""


class Followers(NamedTuple):
    """Those who are still to play in a trick: how many, how many of them need tricks; and what they may hold."""

    rest: int
    eager: float
    share: float
    left: int
    demand: float


def logistic(x: float) -> float:
    """From any number to a chance."""
    return 1.0 / (1.0 + exp(-x))


def rank(
    chances: dict[int, float], first: int, mine: int, outs: Sequence[int], base: float, by: CardWeights, held: float
) -> tuple[float, float]:
    """Write the chances of the cards of a suit to win some time; returns mean and variance of their number.

    ``first``: the key of the suit's lowest card; ``mine``: the own cards as bits; ``outs``: the cards that others may
    hold, as bits, suit by suit where more than one can beat them; ``base``: what counts for all of them alike;
    ``held``: the chance that a certain card is in somebody's hand.
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
    """The chance that nobody still to play takes the trick.

    ``higher``: how many cards overtake, and ``may``: the chance that a follower may play one if he has it; ``ruff``:
    the chance that he can ruff; ``count``: unseen cards of the suit to follow.
    """
    over = may * (1.0 - (1.0 - f.share) ** higher)
    sated = f.rest - f.eager
    x = by.const + by.over_root * sqrt(f.rest * over) + by.higher * higher * f.share
    x += f.eager * (by.eager_over * over + by.eager_ruff * ruff) + sated * (by.sated_over * over + by.sated_ruff * ruff)
    x += by.left * f.left + by.unseen * count + by.rest * f.rest + by.share * f.share + by.demand * f.demand
    return logistic(x)
