"""What judging by the nets needs to know about Wizard.  Restricted Python."""

from ....rules.arrays import Floats
from ....rules.wizard.codes import CHANGE
from ....rules.wizard.scoring import points
from ....rules.wizard.state import BIDDING, CHANGING, NAMING
from ....rules.wizard.view import View
from .layout import CARDPLAY, FORETELLING, FORETELLING_MOVES, MOST_OFF, NAME_FIRST, OUTCOMES

LEAST_POINTS = -50
MISSED = 5
"""How many ranges of points, from LEAST_POINTS on, are for missed bids."""


def asked_net(phase: int) -> int:
    """The net that answers; S7: -1 for the Cloud's change, which needs none, since all tricks are known."""
    if phase == CHANGING:
        return -1
    return FORETELLING if phase in (BIDDING, NAMING) else CARDPLAY


def is_bid(phase: int) -> bool:
    """Whether the moves are bids, in ascending order."""
    return phase == BIDDING


def automatic(v: View) -> int:
    """S7: the code of the change that scores most; all tricks are known, so no network is needed."""
    bid, won = v.bid[v.seat], v.won[v.seat]
    less = bid > 0 and (bid >= v.cards or points(bid - 1, won) > points(bid + 1, won))
    return CHANGE + (0 if less else 1)


def certain_points(v: View, code: int) -> float:
    """S7: the points of the round after this change."""
    return float(points(v.bid[v.seat] + 2 * (code - CHANGE) - 1, v.won[v.seat]))


def own_bid(v: View) -> int:
    """The viewer's bid; 0 before it is made."""
    return max(v.bid[v.seat], 0)


def put_worths(answering: int, move: int, bid: int, worths: Floats) -> None:
    """Write the points of each outcome of a move (``layout``) of one of the networks; ``bid``: one's own, if made.

    For a bid or a card, an outcome is the number of tricks won minus the bid.  For choosing trump, when there is no bid
    yet, it is a range of the round's points.
    """
    names_trump = answering == FORETELLING and NAME_FIRST <= move < FORETELLING_MOVES
    mine = move if answering == FORETELLING else bid
    for outcome in range(OUTCOMES):
        if names_trump:
            worths[outcome] = float(points_of_range(outcome))
        else:
            worths[outcome] = float(points(mine, mine + outcome - MOST_OFF))


def points_of_range(outcome: int) -> int:
    """The points of one of the ranges: -50 to -10, then 20 to 90."""
    return LEAST_POINTS + 10 * outcome if outcome < MISSED else 10 * (outcome - MISSED) + 20
