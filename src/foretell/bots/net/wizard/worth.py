"""The values of a round's outcomes, to weight the networks' answers.  Restricted Python: also runs compiled.

For a bid or a card, an outcome is the number of tricks won minus the bid.  For choosing trump, when there is no bid
yet, it is a range of the round's points.
"""

from ....rules.arrays import Floats
from ....rules.wizard.scoring import points
from .layout import FORETELLING, FORETELLING_MOVES, MOST_OFF, NAME_FIRST, OUTCOMES

LEAST_POINTS = -50
MISSED = 5
"""How many ranges of points, from LEAST_POINTS on, are for missed bids."""


def put_worths(answering: int, move: int, bid: int, worths: Floats) -> None:
    """Write the points of each outcome of a move (``layout``) of one of the networks; ``bid``: one's own, if made."""
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
