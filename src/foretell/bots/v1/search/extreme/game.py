"""What search needs to know about Wizard Extreme: rules, features, and the results of rounds.  Restricted Python."""

from .....rules.extreme.moves import apply, write_codes
from .....rules.extreme.state import PREDICTING, State
from .....rules.extreme.view import View, look
from ...net.extreme.features import write_features
from ...net.extreme.layout import MOST_FEATURES
from ...net.extreme.suit_slots import Places, find_slots, move_slot
from ...net.extreme.worth import put_worths

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
    """The network that answers: one predicts, the other plays and returns seals."""
    return 0 if phase == PREDICTING else 1


def automatic(_view: View) -> int:
    """Never called: every decision has a network."""
    return -1


def own_bid(_view: View) -> int:
    """Not used: the value of an outcome depends on nothing else."""
    return 0


def worth(state: State, seat: int) -> float:
    """B12, B13: penalty points count against the seat."""
    return float(-state.score[seat])
