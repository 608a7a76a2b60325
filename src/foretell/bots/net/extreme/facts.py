"""What judging by the nets needs to know about Wizard Extreme.  Restricted Python."""

from ....rules.extreme.moves import apply, write_codes
from ....rules.extreme.state import PREDICTING, State
from ....rules.extreme.view import View, look
from .features import write_features
from .layout import CARDPLAY, FORETELLING, MOST_FEATURES
from .suit_slots import Places, find_slots, move_slot
from .worth import put_worths

__all__ = [
    "MOST_FEATURES",
    "Places",
    "State",
    "View",
    "apply",
    "asked_net",
    "automatic",
    "certain_points",
    "find_slots",
    "look",
    "move_slot",
    "own_bid",
    "put_worths",
    "write_codes",
    "write_features",
]


def asked_net(phase: int) -> int:
    """The net that answers: one predicts, the other plays and returns seals."""
    return FORETELLING if phase == PREDICTING else CARDPLAY


def automatic(_v: View) -> int:
    """Never called: every decision has a net."""
    return -1


def certain_points(_v: View, _code: int) -> float:
    """Never called either."""
    return 0.0


def own_bid(_v: View) -> int:
    """Not used: the value of an outcome depends on nothing else."""
    return 0
