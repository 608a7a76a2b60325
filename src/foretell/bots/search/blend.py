"""Blends two estimates for each move: the net's, and that of playouts in worlds.  Restricted Python."""

from dataclasses import dataclass, field

from ...rules.arrays import Floats
from ...rules.roots import sqrt
from ..choices import best_of
from ..per_move import per_move, whole_per_move

_TINY = 1e-9
_NO_DOUBT = 1e-300


@dataclass(slots=True)
class Trust:
    """How far to trust playouts.  Points are those of the game."""

    decisions: int = 0
    """How many decisions of its own seat a playout makes before it ends with the net's estimate."""
    margin: float = 0.0
    """Moves that the net considers worse than the best by more points than this are not tried."""
    doubt: float = 0.0
    """The net's typical error in the difference of two moves."""
    bias: float = 0.0
    """The typical error of playouts in it, however many worlds are tried."""
    sure: float = 0.0
    """Moves that are behind by this many standard errors are dropped."""


@dataclass(slots=True)
class Blend:
    """The net's estimates for moves, and the results of playouts.  Lists are indexed by move."""

    trust: Trust = field(default_factory=Trust)
    many: int = 0
    """How many moves there are."""
    best: int = 0
    """The best move by the net; the others are compared with it world by world."""
    tried: list[int] = field(default_factory=whole_per_move)
    """1 for moves that are still being tried."""
    equal: list[int] = field(default_factory=whole_per_move)
    """The move that is tried for this one, mostly itself; of equal moves the one that the net likes best."""
    points: list[float] = field(default_factory=per_move)
    """The net's estimate of the points; more are better."""
    met: list[float] = field(default_factory=per_move)
    """The same of the chance to succeed, 0 to 1."""
    weights: list[float] = field(default_factory=per_move)
    """Sums over the worlds tried: weights, differences to ``best``, their squares, points, chances."""
    differences: list[float] = field(default_factory=per_move)
    squares: list[float] = field(default_factory=per_move)
    tried_points: list[float] = field(default_factory=per_move)
    tried_met: list[float] = field(default_factory=per_move)
    together: list[float] = field(default_factory=per_move)
    """How many points better each move is than ``best``: both estimates, weighted by their certainty."""
    variances: list[float] = field(default_factory=per_move)
    """The variance of playouts: by the random choice of worlds, and by a constant bias; negative: not known."""


def begin_blend(b: Blend) -> None:
    """Begin without playouts; moves that the net considers far worse are never tried."""
    b.best = best_of(b.points, b.many)
    for m in range(b.many):
        b.equal[m] = m
        b.tried[m] = 1 if b.points[m] >= b.points[b.best] - b.trust.margin else 0
        b.weights[m] = b.differences[m] = b.squares[m] = b.tried_points[m] = b.tried_met[m] = 0.0


def is_settled(b: Blend) -> bool:
    """Whether only one move, and its equals, is left to try."""
    tried = 0
    for m in range(b.many):
        tried += b.tried[m] if b.equal[m] == m else 0
    return tried == 1


def learn(b: Blend, m: int, weight: float, difference: float, points: float, met: float) -> None:
    """Add a move's result in a world of this weight; ``difference``: to that of ``best`` in the same world."""
    b.weights[m] += weight
    b.differences[m] += weight * difference
    b.squares[m] += weight * difference * difference
    b.tried_points[m] += weight * points
    b.tried_met[m] += weight * met


def put_together(b: Blend) -> None:
    """Compare all moves with the net's best."""
    by_net = 1.0 / (b.trust.doubt * b.trust.doubt)
    for m in range(b.many):
        count = b.weights[m]
        mean, net = 0.0, b.points[m] - b.points[b.best]
        b.variances[m] = -1.0
        if count > 0.0:
            mean = b.differences[m] / max(count, _TINY)
        if count > 1.0:
            spread = max(b.squares[m] / count - mean * mean, 0.0)
            spread += b.trust.doubt * b.trust.doubt / count  # agreement in a few worlds proves little
            b.variances[m] = spread / count + b.trust.bias * b.trust.bias
        by_trying = certainty(b, m)
        b.together[m] = 0.0 if m == b.best else (by_trying * mean + by_net * net) / (by_trying + by_net)


def certainty(b: Blend, m: int) -> float:
    """One divided by the variance of playouts; 0 if it is not known."""
    return 1.0 / max(b.variances[m], _NO_DOUBT) if b.variances[m] >= 0.0 else 0.0


def drop(b: Blend) -> None:
    """Drop moves that are clearly worse; the net's best move stays for comparison."""
    put_together(b)
    first, by_net = best_of(b.together, b.many), 1.0 / (b.trust.doubt * b.trust.doubt)
    least = b.trust.sure * sqrt(1.0 / (certainty(b, first) + by_net)) if first != b.best else 0.0
    for m in range(b.many):
        allowed = max(b.trust.sure * sqrt(1.0 / (certainty(b, m) + by_net)), least)
        if b.together[m] < b.together[first] - allowed:
            b.tried[m] = 0
    b.tried[b.best] = b.tried[first] = 1


def conclude_blend(b: Blend, points: Floats, met: Floats) -> None:
    """Write the blended points and chance to succeed of each move."""
    put_together(b)
    by_net, count = 1.0 / (b.trust.doubt * b.trust.doubt), b.weights[b.best]
    for m in range(b.many):
        points[m], met[m] = b.points[m], b.met[m]
        if count > 0.0:
            part = 1.0 if m == b.best else certainty(b, m) / (certainty(b, m) + by_net)
            met[m] = part * b.tried_met[m] / max(b.weights[m], _TINY) + (1.0 - part) * b.met[m]
            points[m] = b.tried_points[b.best] / count + b.together[m]
