"""The values of a round's outcomes, to weight the networks' answers.  Restricted Python: also runs compiled."""

from ....rules.arrays import Floats
from .layout import OUTCOMES

_MANY = 14
"""The penalty points assumed for the last outcome, 12 or more."""


def put_worths(_answering: int, _move: int, _bid: int, worths: Floats) -> None:
    """Write the value of each outcome: B12, B13: penalty points count against the seat."""
    for points in range(OUTCOMES):
        worths[points] = -float(points if points < OUTCOMES - 1 else _MANY)
