"""Playing a card (A8): the one with the most points to expect in the round."""

from collections.abc import Sequence

from .....rules.wizard.codes import OTHER_CLOUD, PLAY_OTHER
from .....rules.wizard.view import View
from ..choosing import best_of
from . import weights
from .hand import Hand
from .meeting_bid import Prospect, worth, worth_with_cloud
from .trick import Trick
from .unseen import Unseen

_CLOUD = PLAY_OTHER + OTHER_CLOUD


def choose_play(v: View, codes: Sequence[int]) -> int:
    """The best card: each may win the trick or not, and leaves the rest of the hand to meet the bid."""
    u = Unseen(v, v.trump)
    hand, trick = Hand(u, v.others[v.seat]), Trick(v, u)
    bid, has_cloud = v.bid[v.seat], v.cloud_seat == v.seat
    need, left = bid - v.won[v.seat], v.tricks_left - 1
    spoiling = spoil(v, need)

    def value(code: int) -> float:
        wins = trick.chance(code)
        mean, variance, play = hand.without(code)
        points = wins * spoiling
        if wins:
            after = worth_with_cloud if has_cloud or trick.cloudy or code >= _CLOUD else worth
            points += wins * after(bid, need - 1, Prospect(mean, variance, play, left, True))
        if wins < 1.0:
            after = worth_with_cloud if has_cloud else worth
            points += (1.0 - wins) * after(bid, need, Prospect(mean, variance, play, left, False))
        return points

    return best_of(codes, value)


def spoil(v: View, need: int) -> float:
    """The value of taking the trick from the player who is winning it: more once the viewer's bid is lost."""
    if not v.played or v.bid[v.best_seat] < 0:
        return 0.0
    points = weights.SPOIL if 0 <= need <= v.tricks_left else weights.SPOIL_WHEN_LOST
    return points if v.bid[v.best_seat] > v.won[v.best_seat] else -points
