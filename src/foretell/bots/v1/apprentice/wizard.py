"""The apprentice at Wizard."""

from collections.abc import Sequence

from ....rules.wizard.codes import BID
from ....rules.wizard.state import BIDDING, PLAYING
from ....rules.wizard.view import View
from ..thumb import wizard as thumb
from ..thumb.choosing import best_of
from ..thumb.wizard.hand import Hand
from ..thumb.wizard.trick import Trick
from ..thumb.wizard.unseen import Unseen

LOOKS_LIKE_A_TRICK = 0.5
"""A card with at least this chance to win counts as one trick, any other card as none."""
RID = 0.1
"""The value of getting rid of a card that would win a later trick, relative to the chance of this trick."""


def choose(v: View, codes: Sequence[int]) -> int:
    """The code of the move that seems right."""
    if len(codes) > 1 and not v.unseen:
        if v.phase == BIDDING:
            return choose_bid(v, codes)
        if v.phase == PLAYING:
            return choose_play(v, codes)
    return thumb.choose(v, codes)


def choose_bid(v: View, codes: Sequence[int]) -> int:
    """As many tricks as there are cards that look like one; V1: or the nearest legal bid."""
    chances = Hand(Unseen(v, v.trump), v.others[v.seat]).chances
    count = sum(chances[code] > LOOKS_LIKE_A_TRICK for code in chances)
    return best_of(codes, lambda code: -abs(code - BID - count))


def choose_play(v: View, codes: Sequence[int]) -> int:
    """The best card for this trick alone: to win it while tricks are missing, else to lose it."""
    u = Unseen(v, v.trump)
    hand, trick = Hand(u, v.others[v.seat]), Trick(v, u)
    wants = 1.0 if v.bid[v.seat] > v.won[v.seat] else -1.0
    return best_of(codes, lambda code: wants * trick.chance(code) + RID * hand.chances[code])
