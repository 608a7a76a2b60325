"""What judging by the nets needs to know about Wizard Extreme.  Restricted Python."""

from ....rules.arrays import Floats
from ....rules.extreme.state import PREDICTING
from ....rules.extreme.view import View
from .layout import CARDPLAY, FORETELLING, OUTCOMES

_MANY = 14
"""The penalty points assumed for the last outcome, 12 or more."""


def asked_net(phase: int) -> int:
    """The net that answers: one predicts, the other plays and returns seals."""
    return FORETELLING if phase == PREDICTING else CARDPLAY


def is_bid(_phase: int) -> bool:
    """Never: nobody bids a number."""
    return False


def automatic(_v: View) -> int:
    """Never called: every decision has a net."""
    return -1


def certain_points(_v: View, _code: int) -> float:
    """Never called either."""
    return 0.0


def own_bid(_v: View) -> int:
    """Not used: the value of an outcome depends on nothing else."""
    return 0


def put_worths(_answering: int, _move: int, _bid: int, worths: Floats) -> None:
    """Write the value of each outcome: B12, B13: penalty points count against the seat."""
    for points in range(OUTCOMES):
        worths[points] = -float(points if points < OUTCOMES - 1 else _MANY)
