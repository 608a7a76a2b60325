"""Why a move is worth what it is: reasons from numbers that are computed by what the seat sees."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ..bots.judging import Judgement
from ..game.moves import Move
from ..game.observation import Observation
from .advice import Why

KINDS = ("only-move", "ahead", "behind", "ahead-penalty", "behind-penalty", "even")
"""All kinds of reasons."""
_EVEN = 0.05
"""Moves that differ by less than this many points are equally good."""


@dataclass(frozen=True, slots=True)
class Reasons:
    """A reason for each move."""

    whys: Mapping[Move, Why]
    worlds: int
    """How many deals were drawn for them."""


def explain(observation: Observation, judged: Sequence[Judgement]) -> Reasons:
    """A reason for each of the moves that were judged, which are all legal moves."""
    sign = observation.codebook.rules.sign
    order = sorted(judged, key=lambda each: -sign * each.points)
    if len(order) == 1:
        return Reasons({order[0].move: Why("only-move", {})}, 0)
    return Reasons({each.move: _by_points(each, order, sign) for each in order}, 0)


def _by_points(judgement: Judgement, order: Sequence[Judgement], sign: int) -> Why:
    """How far a move is ahead of all others, or behind the best; ``order``: best first."""
    best, second = order[0], order[1]
    one, other = (best, second) if judgement is best else (judgement, best)
    difference = abs(one.points - other.points)
    if difference < _EVEN:
        return Why("even", {})
    kind = "ahead" if judgement is best else "behind"
    return Why(kind if sign > 0 else f"{kind}-penalty", {"points": difference})
