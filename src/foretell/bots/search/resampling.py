"""How often each world is tried, by how well it explains what was seen.  Restricted Python."""

from ...rules.arrays import Floats
from ...rules.floats import exp

_LEAST_POWER = 1e-4
_SOFTER = 0.7
_NEGLIGIBLE = 0.1


def resample(logs: Floats, many: int, drawn: int, fewest: float, weights: Floats) -> int:
    """Write how often each world is used: one for every ``drawn`` worlds in total, likelier ones more often.

    ``logs``: the worlds' log-likelihoods; for ``fewest`` see ``temper``.  Returns how many worlds are used at all.
    """
    temper(logs, many, fewest, weights)
    size, total, before, used = -(-many // drawn), 0.0, 0, 0
    for w in range(many):
        total += weights[w]
        end = int(total * size + 0.5)
        weights[w] = float(end - before)
        used += 1 if end > before else 0
        before = end
    return used


def share_out(logs: Floats, many: int, size: int, fewest: float, weights: Floats) -> None:
    """Write the weight of each world if all are tried: ``size`` in total, and none for those that hardly count."""
    temper(logs, many, fewest, weights)
    for w in range(many):
        weights[w] = size * weights[w] if weights[w] * many > _NEGLIGIBLE else 0.0


def temper(logs: Floats, many: int, fewest: float, weights: Floats) -> None:
    """Write weights that add up to one.

    If their effective sample size is less than the share ``fewest`` of all worlds, the weights are evened out until it
    is not.
    """
    highest = logs[0]
    for w in range(1, many):
        highest = max(highest, logs[w])
    power = 1.0
    while effective(logs, many, highest, power, weights) < fewest * many and power >= _LEAST_POWER:
        power *= _SOFTER


def effective(logs: Floats, many: int, highest: float, power: float, weights: Floats) -> float:
    """Write the weights for a power of the likelihoods; returns their effective sample size."""
    total = squares = 0.0
    for w in range(many):
        weights[w] = exp(power * (logs[w] - highest))
        total += weights[w]
    for w in range(many):
        weights[w] /= total
        squares += weights[w] * weights[w]
    return 1.0 / squares
