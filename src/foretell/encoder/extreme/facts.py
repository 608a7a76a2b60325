"""The facts that a seat sees, as the numbers of true features (``parts``).  Restricted Python."""

from ...rules.arrays import Numbers
from ...rules.extreme.view import View
from .parts import COMMON, PER_SEAT, block, put_game, put_hand, put_seat, put_trick


def write_facts(v: View, out: Numbers) -> int:
    """Write the numbers of all true features (at most MOST_FACTS); return how many there are.

    The viewer is a seat, not a spectator, and a round has begun.
    """
    n = put_hand(v, out, put_trick(v, out, put_game(v, out, 0)))
    for seat in range(v.seats):
        n = put_seat(v, seat, block(v, seat), out, n)
    return n


def facts_of(v: View) -> int:
    """How many features a game with this many seats has, true or not."""
    return COMMON + PER_SEAT * v.seats
