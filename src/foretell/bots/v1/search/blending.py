"""Blends two estimates for each move: the network's, and that of playouts in worlds."""

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from .settings import Trust

Numbers = NDArray[np.float64]
_TINY = 1e-9


@dataclass(slots=True)
class Blend:
    """The network's estimates for moves, and the results of playouts.  Arrays are indexed by move."""

    points: Numbers
    """The network's estimate of the points; more are better."""
    trust: Trust
    sure: float
    """Moves that are behind by this many standard errors are dropped."""
    best: int = field(init=False)
    """The best move by the network; the others are compared with it world by world."""
    tried: NDArray[np.bool_] = field(init=False)
    """The moves that are still being tried."""
    _sums: Numbers = field(init=False)
    """Sums over the worlds tried, by move: weights, differences to ``best``, their squares, points."""

    def __post_init__(self) -> None:
        """Begin without playouts; moves that the network considers far worse are never tried."""
        self.best = int(self.points.argmax())
        self.tried = self.points >= self.points[self.best] - self.trust.margin
        self._sums = np.zeros((4, len(self.points)))

    @property
    def is_settled(self) -> bool:
        """Whether only one move is left to try."""
        return int(self.tried.sum()) == 1

    def learn(self, found: Numbers, weights: Numbers) -> None:
        """Add the points in worlds of these weights: (worlds, moves still tried)."""
        differences = found - found[:, np.flatnonzero(self.tried) == self.best]
        self._sums[0, self.tried] += weights.sum()
        self._sums[1, self.tried] += weights @ differences
        self._sums[2, self.tried] += weights @ differences**2
        self._sums[3, self.tried] += weights @ found

    def drop(self) -> None:
        """Drop moves that are clearly worse; the network's best move stays for comparison."""
        means, errors = self.differences()
        together = self.combined(means, errors)
        allowed = self.sure * np.sqrt(1 / (1 / self._variance(errors) + 1 / self.trust.doubt**2))
        first = int(together.argmax())
        allowed = np.maximum(allowed, allowed[first] if first != self.best else 0.0)
        self.tried &= together >= together[first] - allowed
        self.tried[[self.best, first]] = True

    def differences(self) -> tuple[Numbers, Numbers]:
        """How much better each move was than the network's best, and the standard error (infinite if not tried)."""
        count = self._sums[0]
        means = np.where(count > 0, self._sums[1] / np.maximum(count, _TINY), 0.0)
        spread = np.maximum(self._sums[2] / np.maximum(count, _TINY) - means**2, 0.0)
        spread += self.trust.doubt**2 / np.maximum(count, 1.0)  # agreement in a few worlds proves little
        return means, np.where(count > 1, np.sqrt(spread / np.maximum(count, 1.0)), np.inf)

    def _variance(self, errors: Numbers) -> Numbers:
        """The variance of playouts: by the random choice of worlds, and by a constant bias."""
        return errors**2 + self.trust.bias**2

    def combined(self, means: Numbers, errors: Numbers) -> Numbers:
        """How many points better each move is than the network's best: both estimates, weighted by their certainty."""
        by_net, by_trying = 1 / self.trust.doubt**2, 1 / self._variance(errors)
        together = (by_trying * means + by_net * (self.points - self.points[self.best])) / (by_trying + by_net)
        return np.asarray(np.where(np.arange(len(means)) == self.best, 0.0, together))

    def conclude(self) -> Numbers:
        """The blended points of each move."""
        count = np.maximum(self._sums[0], _TINY)
        means, errors = self.differences()
        together = self.combined(means, errors)
        if not self._sums[0, self.best]:
            return self.points
        return np.asarray(self._sums[3, self.best] / count[self.best] + together)
