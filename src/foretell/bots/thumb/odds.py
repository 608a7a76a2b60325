"""The two estimates behind all rules of thumb, for both games.  Restricted Python.

Will a card win a trick at some time?  Will a card that is winning a trick stay ahead?  Both are logistic functions of a
few quantities that a player can count; the ``weights`` of the games say how much each counts.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from ...rules.arrays import Floats
from ...rules.bits import count, lowest
from ...rules.floats import exp
from ...rules.roots import sqrt

Codes = Sequence[int]
"""The codes of moves."""
SUIT_SIZES = 16
"""A suit has fewer cards in either game."""
SAME = 1e-9
"""Values closer than this are considered equal, so that rounding never decides."""
WORST = -1e9
"""Less than the value of any move."""
ROOT = tuple(sqrt(n) for n in range(80))
"""Square roots of numbers of cards."""


@dataclass(frozen=True, slots=True)
class CardWeights:
    """Weights for a card's chance to win a trick at some time."""

    const: float = 0.0
    higher: float = 0.0
    """For each higher card of its suit that the others should hold, and for the square root of their number."""
    higher_root: float = 0.0
    lower: float = 0.0
    """For each lower one, and for the square root of their number."""
    lower_root: float = 0.0
    above: float = 0.0
    """For each higher card of the suit in the player's own hand."""
    own: float = 0.0
    """For each card of the suit in the player's own hand."""
    left: float = 0.0
    """For each remaining trick."""
    others: float = 0.0
    """For each other player."""
    demand: float = 0.0
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


@dataclass(frozen=True, slots=True)
class StayWeights:
    """Weights for the chance that no later player of the trick beats a card."""

    const: float = 0.0
    over_root: float = 0.0
    """For the square root of how many of them are expected to be able to overtake."""
    higher: float = 0.0
    """For each higher card that one of them is expected to hold."""
    eager_over: float = 0.0
    """For each one who needs tricks, and each one who does not, by their chance of being able to overtake."""
    sated_over: float = 0.0
    eager_ruff: float = 0.0
    """The same for the chance that they can ruff."""
    sated_ruff: float = 0.0
    left: float = 0.0
    """For each remaining trick."""
    unseen: float = 0.0
    """For each unseen card of the suit to follow."""
    rest: float = 0.0
    """For each player still to play."""
    share: float = 0.0
    """For the chance that a given card is in a given hand."""
    demand: float = 0.0
    """For each trick that the others want beyond their share."""


@dataclass(slots=True)
class Followers:
    """The players still to play in a trick: how many, how many of them need tricks, and what they may hold."""

    rest: int = 0
    eager: float = 0.0
    share: float = 0.0
    left: int = 0
    demand: float = 0.0


@dataclass(slots=True)
class Suit:
    """The cards of a suit in a hand, and how many tricks they should win."""

    mine: int = 0
    """The player's cards, as bits."""
    low: int = 0
    """Cards of the suits from ``low`` to ``high`` - 1 can beat them."""
    high: int = 0
    first: int = 0
    """The place of the suit's lowest card in ``chances``."""
    base: float = 0.0
    """What counts for all of them alike."""
    held: float = 0.0
    """The chance that a given unseen card is in somebody's hand."""
    mean: float = 0.0
    """Mean and variance of the number of tricks."""
    variance: float = 0.0


def find_absence(share: float, absent: Floats) -> None:
    """Write, for each number of cards, the chance that a hand has none of them; ``share``: that it has a given one."""
    chance, missing = 1.0, 1.0 - share
    for n in range(SUIT_SIZES):
        absent[n] = chance
        chance *= missing


def logistic(x: float) -> float:
    """The logistic function: from any number to a chance."""
    return 1.0 / (1.0 + exp(-x))


def rank(chances: Floats, outs: Sequence[int], s: Suit, by: CardWeights) -> None:
    """Write the chance of each card of a suit to win a trick at some time, and mean and variance of the sum.

    ``outs``: by suit, the cards that others may hold, as bits.
    """
    root = sqrt(s.held)
    by_higher, by_higher_root = by.higher * s.held, by.higher_root * root
    by_lower, by_lower_root, by_above = by.lower * s.held, by.lower_root * root, by.above
    mine, many = s.mine, count(outs[s.low])
    for suit in range(s.low + 1, s.high):
        many += count(outs[suit])
    above = count(mine)
    mean = variance = 0.0
    while mine:
        bit = lowest(mine)
        mine &= mine - 1
        above -= 1
        higher = count(outs[s.low] >> (bit + 1))
        for suit in range(s.low + 1, s.high):
            higher += count(outs[suit] >> (bit + 1))
        lower = many - higher
        x = s.base + by_higher * higher + by_higher_root * ROOT[higher] + by_lower * lower + by_lower_root * ROOT[lower]
        chance = 1.0 / (1.0 + exp(-x - by_above * above))
        chances[s.first + bit] = chance
        mean += chance
        variance += chance * (1.0 - chance)
    s.mean = mean
    s.variance = variance


def stays(by: StayWeights, f: Followers, higher: int, over: float, ruff: float, many: int) -> float:
    """The chance that no later player takes the trick.

    ``higher``: how many cards overtake; ``over``: the chance that a follower has one and may play it; ``ruff``: the
    chance that a follower can ruff; ``many``: unseen cards of the suit to follow.
    """
    sated = f.rest - f.eager
    x = by.const + by.over_root * sqrt(f.rest * over) + by.higher * higher * f.share
    x += f.eager * (by.eager_over * over + by.eager_ruff * ruff) + sated * (by.sated_over * over + by.sated_ruff * ruff)
    x += by.left * f.left + by.unseen * many + by.rest * f.rest + by.share * f.share + by.demand * f.demand
    return 1.0 / (1.0 + exp(-x))
