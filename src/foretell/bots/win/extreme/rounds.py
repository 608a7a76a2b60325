"""How rounds of Wizard Extreme end, for a seat that is seen from outside.  Restricted Python."""

from ....rules.arrays import Floats
from ....rules.extreme.cards import BLACK, KINDS, WHITE
from ....rules.extreme.scoring import base_in
from ....rules.extreme.seals import coloured_seals
from ....rules.extreme.state import PREDICTING
from ....rules.extreme.view import View
from ..packing import IN_NUMBER, even_out, put_certain, share_in
from ..tables import tables

ROUNDS, ENDS = tables("extreme")
LATE = 3
"""How many rounds, this one included, are considered at most: before them, points are played for."""
POINTS_OF_STEP = 1
STEPS = 15
"""The points of a round, from 14 or more penalty points to none."""
_MOST = STEPS - 1
_USUAL = 5
"""This many penalty points are not rare."""
FEWEST_SEATS, MOST_SEATS, PARTS = 3, 5, 3
"""In ``ROUNDS``, by seats: the shares of 0 to 14 penalty points, in ``PARTS`` numbers."""
MOST_COLOURED, MOST_DEAR = 5, 3
STAGES = (0, 1, 2, 3, 4, 4, 5, 5, 6, 6, 6, 7, 7, 7, 7)
"""In ``ENDS``, by the stage (of the tricks left), coloured seals, and white and black ones: the same shares."""


def step_of(points: float) -> int:
    """The step of these points, where penalty points are negative."""
    return int(points) + _MOST


def lowest(_v: View) -> int:
    """The step of many penalty points."""
    return _MOST - _USUAL


def highest(_v: View) -> int:
    """The step of no penalty points."""
    return _MOST


def steps_ahead(v: View, seat: int) -> int:
    """By how many steps the viewer is ahead of a seat, before this round."""
    return v.total[seat] - v.total[v.seat]


def put_round(v: View, _number: int, shares: Floats) -> None:
    """Write the shares of the points that a seat makes in a round before anything is known of it."""
    for i in range(PARTS):
        put_part(i, ROUNDS[PARTS * (v.seats - FEWEST_SEATS) + i], shares)
    even_out(shares, STEPS)


def put_part(i: int, numbers: int, shares: Floats) -> None:
    """Write the shares that one of the numbers of a row holds."""
    for k in range(IN_NUMBER):
        shares[_MOST - IN_NUMBER * i - k] = share_in(numbers, k)


def put_ends(v: View, seat: int, shares: Floats) -> None:
    """Write the shares of the points that a seat makes in this round, by the seals that it has."""
    if v.turn < 0:
        put_certain(shares, STEPS, _MOST)  # the round is over, and its points are among the totals
    elif v.phase == PREDICTING:
        put_round(v, v.round, shares)
    elif seat == v.magician:
        put_certain(shares, STEPS, _MOST - magicians_points(v))
    else:
        row = row_of(STAGES[max(v.tricks_left, 1) - 1], coloured_seals(v.seals, seat), dear(v, seat))
        for i in range(PARTS):
            put_part(i, ENDS[PARTS * row + i], shares)
        even_out(shares, STEPS)


def row_of(stage: int, coloured_seals: int, dear_seals: int) -> int:
    """The number of a row of ``ENDS``."""
    of_coloured = (MOST_COLOURED + 1) * stage + min(coloured_seals, MOST_COLOURED)
    return of_coloured * (MOST_DEAR + 1) + min(dear_seals, MOST_DEAR)


def magicians_points(v: View) -> int:
    """B13, B15, B16: what the Magician costs with the black seals that the seats have now."""
    points = base_in(v.magician_base, v.raise_magician, v.round, v.rounds)
    for seat in range(v.seats):
        points -= v.seals[KINDS * seat + BLACK]
    return max(points, 0)


def dear(v: View, seat: int) -> int:
    """How many white and black seals a seat has."""
    return v.seals[KINDS * seat + WHITE] + v.seals[KINDS * seat + BLACK]
