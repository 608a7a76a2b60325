"""Leads over the move that was made, from the deals that were tried: means, errors, and when they count.

Restricted Python.
"""

from ....rules.roots import sqrt
from .verdict_room import DONE, Verdict

_NORMAL = 1.96
"""Half of a 95 % interval, in standard errors."""
_SURE = 3.0
"""About how many standard errors a lead must have to be beyond its interval once it is put lower."""


def begin_sums(t: Verdict) -> None:
    """Begin without any deals."""
    t.blocks = 0
    t.weight = t.weight_squares = 0.0
    for m in range(t.many):
        t.sums[m] = t.sums_squared[m] = t.squares[m] = t.sum_points[m] = 0.0


def mean_lead(t: Verdict, m: int) -> float:
    """By how many points a move leads the one that was made; 0 for itself."""
    return t.sums[m] / t.weight


def lead_error(t: Verdict, m: int) -> float:
    """The standard error of that; deals that were tried several times count once."""
    mean = mean_lead(t, m)
    squares = t.squares[m] - 2.0 * mean * t.sums_squared[m] + mean * mean * t.weight_squares
    return sqrt(max(squares, 0.0)) / t.weight


def leading(t: Verdict) -> int:
    """The move with the largest lead; the one that was made if none leads."""
    best, most = t.played, 0.0
    for m in range(t.many):
        if t.is_tried[m] and mean_lead(t, m) > most:
            best, most = m, mean_lead(t, m)
    return best


def is_hopeless(t: Verdict, lead: float, error: float) -> bool:
    """Whether a lead is unlikely to count, with as many deals as there may be: too small, or within its interval."""
    at_last = error * sqrt(min(1.0, float(t.blocks) / float(t.measure.stating)))
    return lead + error < max(t.measure.limit, _SURE * at_last)


def state_lead(t: Verdict) -> None:
    """State the lead of the better move, once it is precise enough, or surely too small to count."""
    best = t.best
    lead, error = mean_lead(t, best), lead_error(t, best)
    is_enough = t.blocks >= t.measure.stating or error <= t.measure.precise or is_hopeless(t, lead, error)
    if t.blocks < t.measure.fewest or not is_enough:
        return
    conclude_verdict(t, best)
    lost = lead - t.measure.doubt * error * error / lead if lead > t.half else 0.0
    if lost > t.half:
        t.best, t.lost, t.best_points = best, lost, t.points + lost


def conclude_verdict(t: Verdict, best: int) -> None:
    """Write what was found, with the move that was made as the best one; ``best``: the one that led most."""
    t.stage, t.deals, t.best = DONE, int(t.weight), t.played
    t.lead, t.half = mean_lead(t, best), _NORMAL * lead_error(t, best)
    t.points = t.best_points = t.sum_points[t.played] / t.weight
