"""Judges every decision of a game by what the seat knew."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ..bots.coach.kinds import EVEN, KINDS
from ..bots.judging import Judgement, judgements
from ..bots.net.judges import Estimates
from ..game.observation import Observation
from .classes import class_of, foretells, part_of
from .explaining import explain
from .ledger import Cost
from .lookback import Decision
from .replaying import Place
from .verdicts import Verdict

_SEED = 0
"""For the deals that are drawn for reasons, as of advice."""
CHEAP = ("best", "fine")
"""Decisions of these classes need no reason, and no second look."""
_EVEN = KINDS[EVEN].name
_BEHIND = 0.001
"""At least how much lower other moves are rated than the one that a verdict calls the best."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A choice that a seat had, and what it made of it."""

    seen: Observation
    k: int
    """Which of the legal moves it made."""
    place: Place
    foretold: tuple[int, ...]
    """B5: the predictions, as far as the seat remembers them."""
    estimates: Estimates
    """What the nets expect of the legal moves; more points are better in either game."""


def judged(asked: Asked) -> Decision:
    """The decision, by the nets."""
    (points, chances), seen, k = asked.estimates, asked.seen, asked.k
    best = k if points[k] >= max(points) else points.index(max(points))
    sign, part, moves = seen.codebook.rules.sign, part_of(seen.phase), seen.legal_moves
    lost = points[best] - points[k]
    decision = Decision(
        *asked.place,
        seat_of(asked),
        part,
        str(moves[k]),
        str(moves[best]),
        lost,
        class_of(seen.game, part, lost),
        sign * points[k],
        sign * points[best],
    )
    if decision.kind in CHEAP:
        return decision
    return _with_reasons(decision, seen, judgements(seen, [sign * one for one in points], chances), k, best)


def judged_by(asked: Asked, decision: Decision, verdict: Verdict) -> Decision:
    """A decision that the nets have judged, judged by a verdict instead; the verdict must come from deals."""
    (points, chances), seen, k, best = asked.estimates, asked.seen, asked.k, verdict.best
    sign = seen.codebook.rules.sign
    again = replace(
        decision,
        best=str(seen.legal_moves[best]),
        lost=verdict.lost,
        kind=class_of(seen.game, decision.part, verdict.lost),
        points=sign * verdict.points,
        best_points=sign * verdict.best_points,
        why=None,
        why_played=None,
        deals=verdict.deals,
        half=verdict.half,
    )
    if again.kind in CHEAP:
        return again
    most = verdict.best_points - _BEHIND
    told = [min(one, most) for one in points]
    told[k], told[best] = verdict.points, verdict.best_points
    return _with_reasons(again, seen, judgements(seen, [sign * one for one in told], chances), k, best)


def _with_reasons(decision: Decision, seen: Observation, found: Sequence[Judgement], k: int, best: int) -> Decision:
    """The decision with the reasons for the best move and for the one made.

    That the best is as good as another, which a verdict may not have tried, is no reason to have made it.
    """
    moves = found[best].move, found[k].move
    whys = explain(seen, found, _SEED, moves).whys
    why = whys[moves[0]]
    return replace(decision, why=None if why.kind == _EVEN else why, why_played=whys[moves[1]])


def cost_of(asked: Asked, decision: Decision) -> Cost:
    """What a decision adds to the ledger."""
    return Cost(decision.round, decision.seat, foretells(asked.seen.phase), decision.lost)


def seat_of(asked: Asked) -> int:
    """The seat that was asked."""
    return 0 if asked.seen.seat is None else asked.seen.seat
