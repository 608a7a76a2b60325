"""The chance to meet a bid, and the points to expect from it (A12)."""

from math import sqrt
from typing import NamedTuple

from ..odds import logistic
from . import weights


class Prospect(NamedTuple):
    """How many tricks the rest of a hand should win, out of how many, and who leads the first of them."""

    mean: float
    variance: float
    play: float
    left: int
    leads: bool


def chance_to_meet(need: int, p: Prospect) -> float:
    """The chance to win exactly this many more tricks."""
    if need < 0 or need > p.left:
        return 0.0
    if p.left == 0:
        return 1.0
    by = weights.MEET
    deviation = sqrt(p.variance + 0.1)
    x = by.const + by.variance * p.variance + by.deviation * deviation + by.left * p.left + by.last / p.left
    if need == 0:
        x += by.none
    elif need == p.left:
        x += by.all
    z = (need - p.mean) / deviation
    if p.leads:
        x += by.lead * z
    play = p.play / deviation
    if z > play:
        z -= play
        x += by.lack * z + by.lack_square * (z * z if z < 2.0 else 4.0)
    elif z < -play:
        z = -z - play
        x += by.surplus * z + by.surplus_square * (z * z if z < 2.0 else 4.0)
    return logistic(x)


def worth(bid: int, need: int, p: Prospect) -> float:
    """The points to expect with a bid that needs this many more tricks."""
    chance = chance_to_meet(need, p)
    return chance * (20 + 10 * bid) - (1.0 - chance) * 10.0 * max(abs(need - p.mean), 1.0)


def worth_with_cloud(bid: int, need: int, p: Prospect) -> float:
    """S7: the same for a player who has won the Cloud and will change the bid by one either way."""
    less, more = chance_to_meet(need - 1, p), chance_to_meet(need + 1, p)
    chance = min(less + more, 1.0)
    return less * (10 + 10 * bid) + more * (30 + 10 * bid) - (1.0 - chance) * 10.0 * max(abs(need - p.mean), 1.0)
