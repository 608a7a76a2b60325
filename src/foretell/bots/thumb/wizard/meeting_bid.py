"""The chance to meet a bid, and the points to expect from it (A12).  Restricted Python."""

from ....rules.roots import sqrt
from ..odds import logistic
from .hand import Prospect
from .weights import MEET


def chance_to_meet(need: int, p: Prospect) -> float:
    """The chance to win exactly this many more tricks."""
    if need < 0 or need > p.left:
        return 0.0
    if p.left == 0:
        return 1.0
    deviation = sqrt(p.variance + 0.1)
    x = MEET.const + MEET.variance * p.variance + MEET.deviation * deviation + MEET.left * p.left + MEET.last / p.left
    if need == 0:
        x += MEET.none
    elif need == p.left:
        x += MEET.all
    z = (need - p.mean) / deviation
    if p.leads:
        x += MEET.lead * z
    play = p.play / deviation
    if z > play:
        z -= play
        x += MEET.lack * z + MEET.lack_square * (z * z if z < 2.0 else 4.0)
    elif z < -play:
        z = -z - play
        x += MEET.surplus * z + MEET.surplus_square * (z * z if z < 2.0 else 4.0)
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
