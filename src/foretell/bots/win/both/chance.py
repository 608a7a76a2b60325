"""The chance to win the game, by the seat's own points of the current round.

Points of seats and rounds count as independent.  The others' points of this round follow from what they have bid and
won, those of later rounds from how such rounds usually end (``wizard.rounds``).  Points are counted in the steps of a
scale (``wizard.rounds``), where more are better in either game.  Restricted Python.
"""

from dataclasses import dataclass, field

from ....rules.arrays import Floats
from ....rules.wizard.view import View
from ..wizard.rounds import LATE, POINTS_OF_STEP, STEPS, highest, lowest, put_ends, put_round, step_of, steps_ahead

SUM = STEPS + (LATE - 1) * (STEPS - 1)
"""The steps of the sum of all rounds that are considered."""
_LEAST_SLOPE = 1e-5
_PER_POINT = 1e-6
"""What a point is worth beside the chance to win, so that points decide where chances are equal."""


@dataclass(slots=True)
class Aim:
    """What the points of the round are worth for the win."""

    is_on: int = 0
    """1: moves are valued by the chance to win; 0: by points."""
    scale: float = 0.0
    """How many points certainty to win is worth: as many as it takes, on average, to raise the chance by so much."""
    per_point: float = 0.0
    """What a point is worth beside the chance."""
    chances: list[float] = field(default_factory=lambda: [0.0] * STEPS)
    """By points of this round, in steps: the chance to win the game."""
    ends: list[float] = field(default_factory=lambda: [0.0] * STEPS)
    """How a round ends for a seat: the shares of its points."""
    later: list[float] = field(default_factory=lambda: [0.0] * SUM)
    """The same of the sum of the later rounds."""
    longest: int = 0
    """How many steps this sum can have."""
    sums: list[float] = field(default_factory=lambda: [0.0] * SUM)
    ahead: list[float] = field(default_factory=lambda: [0.0] * SUM)
    """By the seat's own sum, the chance that no other seat has more."""


def aim_to_win(a: Aim, v: View) -> None:
    """Value moves by the chance to win, if the game is near its end and not decided."""
    a.is_on = 0
    if v.rounds - v.round >= LATE:
        return
    find_chances(a, v)
    low, high = lowest(v), highest(v)
    slope = (a.chances[high] - a.chances[low]) / (POINTS_OF_STEP * (high - low))
    if slope > _LEAST_SLOPE:
        a.is_on, a.scale, a.per_point = 1, 1.0 / slope, _PER_POINT


def tell_chances(a: Aim, v: View) -> None:
    """Value moves by the chance to win itself; only among the last ``LATE`` rounds."""
    find_chances(a, v)
    a.is_on, a.scale, a.per_point = 1, 1.0, 0.0


def value_worths(a: Aim, worths: Floats, many: int) -> None:
    """Replace the points of outcomes by what they are worth for the win, in points."""
    for outcome in range(many):
        worths[outcome] = value_of(a, worths[outcome], worths[outcome])


def value_of(a: Aim, ahead: float, points: float) -> float:
    """What points of this round are worth for the win; ``ahead``: those of them that totals do not hold yet."""
    return a.scale * (a.chances[step_of(ahead)] + a.per_point * points)


def find_chances(a: Aim, v: View) -> None:
    """Write the chance to win for any points of this round; seats with equal points share a win."""
    put_later(a, v)
    for i in range(SUM):
        a.ahead[i] = 1.0
    for seat in range(v.seats):
        if seat != v.seat:
            put_ends(v, seat, a.ends)
            put_sums(a)
            stay_ahead(a, steps_ahead(v, seat))
    for step in range(STEPS):
        a.chances[step] = 0.0
        for i in range(a.longest):
            a.chances[step] += a.later[i] * a.ahead[step + i]


def put_later(a: Aim, v: View) -> None:
    """Write how the later rounds together end for any seat."""
    a.later[0], a.longest = 1.0, 1
    for number in range(v.round + 1, v.rounds + 1):
        put_round(v, number, a.ends)
        put_sums(a)
        a.longest += STEPS - 1
        for i in range(a.longest):
            a.later[i] = a.sums[i]


def put_sums(a: Aim) -> None:
    """Write how the later rounds and one that ends so (``ends``) end together."""
    for i in range(a.longest + STEPS - 1):
        a.sums[i] = 0.0
    for step in range(STEPS):
        share = a.ends[step]
        if share > 0.0:
            for i in range(a.longest):
                a.sums[step + i] += share * a.later[i]


def stay_ahead(a: Aim, lead: int) -> None:
    """Multiply the chances to be ahead with that of one more seat; ``lead``: over it, before this round."""
    many, below = a.longest + STEPS - 1, 0.0
    for i in range(many):
        share = a.sums[i]
        a.sums[i] = below + 0.5 * share
        below += share
    for i in range(many):
        theirs = i + lead
        if theirs < 0:
            a.ahead[i] = 0.0
        elif theirs < many:
            a.ahead[i] *= a.sums[theirs]
