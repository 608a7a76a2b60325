"""What judging by the nets needs to know about Wizard.  Restricted Python."""

from ....rules.wizard.codes import CHANGE
from ....rules.wizard.scoring import points
from ....rules.wizard.state import BIDDING, CHANGING, NAMING
from ....rules.wizard.view import View
from .layout import CARDPLAY, FORETELLING


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
