"""Reasons for moves, as numbers.  Restricted Python."""

from dataclasses import dataclass, field

from ...rules.arrays import MOST_MOVES, Floats
from ..choices import best_of
from ..per_move import whole_per_move
from .kinds import AHEAD, BEHIND, EVEN

_TIMES = (0, 1, 1, 1, 1, 2, 1, 3, 2, 3, 4, 9, 1)
_OF = (1, 10, 5, 4, 3, 5, 2, 5, 3, 4, 5, 10, 1)
"""Shares in small numbers: 4 of 5."""
ALL_MOVES = -1
"""The set of all moves: bit m is move m."""
VALUES = 8
"""Room for the values of a reason."""
_CLOSE, _CLOSE_PENALTY = 0.05, 0.005
"""Moves that differ by fewer points than this are equally good; penalty points are scarcer."""


@dataclass(slots=True)
class Reasons:
    """A reason for each move."""

    kinds: list[int] = field(default_factory=whole_per_move)
    """By move: its kind (``kinds.KINDS``).  The host reads these three at the beginning."""
    values: list[float] = field(default_factory=lambda: [0.0] * (VALUES * MOST_MOVES))
    """By move, VALUES for each: the values of its kind, in their order."""
    worlds: int = 0
    """How many worlds were drawn."""
    many: int = 0
    """How many values the reason that is being given has so far."""


def is_wanted(wanted: int, m: int) -> bool:
    """Whether move m is in the set."""
    return (wanted >> m) & 1 != 0


def give(r: Reasons, m: int, kind: int) -> None:
    """Begin the reason for move m; its values follow (``add``)."""
    r.kinds[m] = kind
    r.many = VALUES * m


def add(r: Reasons, value: float) -> None:
    """Add the next value."""
    r.values[r.many] = value
    r.many += 1


def add_share(r: Reasons, share: float) -> None:
    """Add a share as two values: 4 of 5."""
    number = nearest(share)
    add(r, times_of(number))
    add(r, out_of(number))


def nearest(share: float) -> int:
    """The number of the small share that is nearest, for ``times_of`` and ``out_of``."""
    best = 0
    for i in range(1, 13):
        if abs(_TIMES[i] / float(_OF[i]) - share) < abs(_TIMES[best] / float(_OF[best]) - share):
            best = i
    return best


def times_of(number: int) -> float:
    """How often: 4 in 4 of 5; 0 of 1 stands for hardly ever, 1 of 1 for nearly always."""
    return float(_TIMES[number])


def out_of(number: int) -> float:
    """Out of how many: 5 in 4 of 5."""
    return float(_OF[number])


def is_close(points: Floats, m: int, other: int, penalty: int) -> bool:
    """Whether two moves are equally good; ``penalty`` as in ``by_points``."""
    return abs(points[m] - points[other]) < (_CLOSE_PENALTY if penalty else _CLOSE)


def by_points(r: Reasons, m: int, points: Floats, many: int, penalty: int) -> None:
    """The reason that nothing else is known of: how far the move is ahead of the others, or behind the best.

    ``penalty``: what to add to the kind where points are penalties.
    """
    best, other = best_of(points, many), -1
    for k in range(many):
        if k != m and (other < 0 or points[k] > points[other]):
            other = k
    difference = points[m] - points[other if m == best else best]
    if is_close(points, m, other if m == best else best, penalty):
        give(r, m, EVEN)
        return
    give(r, m, (AHEAD if m == best else BEHIND) + penalty)
    add(r, abs(difference))
