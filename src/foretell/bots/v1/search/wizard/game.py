"""What search needs to know about Wizard: its rules, features, and the results of rounds.  Restricted Python."""

from .....rules.wizard.moves import apply, write_codes
from .....rules.wizard.state import BIDDING, CHANGING, NAMING, State
from .....rules.wizard.view import View, look
from ...net.wizard.features import write_features
from ...net.wizard.layout import MOST_FEATURES
from ...net.wizard.suit_slots import Places, find_slots, move_slot
from ...net.wizard.worth import change_of_bid, put_worths

__all__ = [
    "MOST_FEATURES",
    "Places",
    "State",
    "View",
    "apply",
    "asked_net",
    "automatic",
    "find_slots",
    "look",
    "move_slot",
    "own_bid",
    "put_worths",
    "worth",
    "write_codes",
    "write_features",
]


def asked_net(phase: int) -> int:
    """The network that answers; S7: -1 for the Cloud's change, which needs none, since all tricks are known."""
    if phase == CHANGING:
        return -1
    return 0 if phase in (BIDDING, NAMING) else 1


def automatic(view: View) -> int:
    """S7: the code of the change that scores most."""
    return change_of_bid(view)


def own_bid(view: View) -> int:
    """The viewer's bid; 0 before it is made."""
    return max(view.bid[view.seat], 0)


def worth(state: State, seat: int) -> float:
    """A12: the points of the round."""
    return float(state.score[seat])
