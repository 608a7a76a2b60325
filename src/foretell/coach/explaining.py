"""Why a move is worth what it is: reasons from numbers computed from what the seat sees."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from threading import Lock

from ..bots.coach.kinds import AHEAD, AHEAD_PENALTY, KINDS, ONLY_MOVE
from ..bots.coach.native import Given, NativeCoach
from ..bots.coach.reasons import VALUES, Reasons, by_points
from ..bots.judging import Judgement
from ..engine.native import NativeMissing
from ..game.moves import Move
from ..game.observation import Observation
from .advice import Why
from .sentences import why_of

_one_at_a_time = Lock()


@dataclass(frozen=True, slots=True)
class Explained:
    """A reason for each move that was asked about."""

    whys: Mapping[Move, Why]
    worlds: int
    """How many deals were drawn for them."""


def explain(
    observation: Observation, judged: Sequence[Judgement], seed: int, wanted: Collection[Move] | None = None
) -> Explained:
    """A reason for each of the moves that were judged, which are all legal moves in any order; or only for some.

    ``seed``: for the deals that are drawn; the same arguments give the same reasons.  ``wanted``: the moves whose
    reasons are needed; they are the same as if all were, and take less time; None: all.  Without the native library the
    reasons compare points alone.
    """
    codebook, sign = observation.codebook, observation.codebook.rules.sign
    found = {each.move: sign * each.points for each in judged}
    moves = tuple(observation.legal_moves)
    points = [found[move] for move in moves]
    which = [m for m, move in enumerate(moves) if wanted is None or move in wanted]
    try:
        with _one_at_a_time:
            given = _coach(observation.game).explain(
                observation.view, observation.legal_moves.codes, points, seed, which
            )
    except NativeMissing:
        given = _by_points(points, sign)
    return Explained({moves[m]: why_of(codebook, *given.reasons[m]) for m in which}, given.worlds)


@cache
def _coach(game: str) -> NativeCoach:
    return NativeCoach(game)


def _by_points(points: Sequence[float], sign: int) -> Given:
    """Reasons that compare points alone."""
    if len(points) == 1:
        return Given([(ONLY_MOVE, [])], 0)
    r, many = Reasons(), len(points)
    for m in range(many):
        by_points(r, m, list(points), many, 0 if sign > 0 else AHEAD_PENALTY - AHEAD)
    rows = [(r.kinds[m], r.values[VALUES * m :][: len(KINDS[r.kinds[m]].values)]) for m in range(many)]
    return Given(rows, 0)
