"""What is thought of moves: by the net, by trying them in worlds, and by both together."""

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from .settings import Trust

Numbers = NDArray[np.float64]
_TINY = 1e-9


@dataclass(slots=True)
class Opinion:
    """What the net thinks of moves, and what trying them has found.  Arrays go by move."""

    points: Numbers
    """Points to expect, the more the better, as the net thinks."""
    met: Numbers
    """The chance, 0 to 1, to do as foretold, as the net thinks."""
    trust: Trust
    sure: float
    """What is behind by so many standard errors is tried no further."""
    best: int = field(init=False)
    """The move that the net thinks best, with which the others are compared world by world."""
    tried: NDArray[np.bool_] = field(init=False)
    """The moves that are still tried."""
    _sums: Numbers = field(init=False)
    """Over the worlds tried: weights, differences to ``best``, their squares, points, chances; each by move."""

    def __post_init__(self) -> None:
        """Nothing is tried yet; what the net thinks far worse never will be."""
        self.best = int(self.points.argmax())
        self.tried = self.points >= self.points[self.best] - self.trust.margin
        self._sums = np.zeros((5, len(self.points)))

    @property
    def is_settled(self) -> bool:
        """Whether there is but one move left to try."""
        return int(self.tried.sum()) == 1

    def learn(self, found: Numbers, weights: Numbers) -> None:
        """Add what was found in worlds of these weights: (2, worlds, moves still tried), points first, then chances."""
        own = found[:, :, np.flatnonzero(self.tried) == self.best]
        differences = found[0] - own[0]
        self._sums[0, self.tried] += weights.sum()
        self._sums[1, self.tried] += weights @ differences
        self._sums[2, self.tried] += weights @ differences**2
        self._sums[3, self.tried] += weights @ found[0]
        self._sums[4, self.tried] += weights @ found[1]

    def drop(self) -> None:
        """Try no further what is surely worse; the net's best move stays, to be compared with."""
        means, errors = self.differences()
        together = self.combined(means, errors)
        allowed = self.sure * np.sqrt(1 / (1 / self._variance(errors) + 1 / self.trust.doubt**2))
        first = int(together.argmax())
        allowed = np.maximum(allowed, allowed[first] if first != self.best else 0.0)
        self.tried &= together >= together[first] - allowed
        self.tried[[self.best, first]] = True

    def differences(self) -> tuple[Numbers, Numbers]:
        """How much better each move was than the net's best one, and the standard error (infinite: not tried)."""
        count = self._sums[0]
        means = np.where(count > 0, self._sums[1] / np.maximum(count, _TINY), 0.0)
        spread = np.maximum(self._sums[2] / np.maximum(count, _TINY) - means**2, 0.0)
        spread += self.trust.doubt**2 / np.maximum(count, 1.0)  # a few worlds that agree prove little
        return means, np.where(count > 1, np.sqrt(spread / np.maximum(count, 1.0)), np.inf)

    def _variance(self, errors: Numbers) -> Numbers:
        """How wrong trying may be: by the luck of the worlds, and always."""
        return errors**2 + self.trust.bias**2

    def combined(self, means: Numbers, errors: Numbers) -> Numbers:
        """By how many points each move is better than the net's best one: both opinions, each by how certain it is."""
        by_net, by_trying = 1 / self.trust.doubt**2, 1 / self._variance(errors)
        together = (by_trying * means + by_net * (self.points - self.points[self.best])) / (by_trying + by_net)
        return np.asarray(np.where(np.arange(len(means)) == self.best, 0.0, together))

    def conclude(self) -> tuple[Numbers, Numbers]:
        """Points to expect and the chance to meet of each move, all opinions together."""
        count = np.maximum(self._sums[0], _TINY)
        means, errors = self.differences()
        together = self.combined(means, errors)
        if not self._sums[0, self.best]:
            return self.points, self.met
        part = (1 / self._variance(errors)) / (1 / self._variance(errors) + 1 / self.trust.doubt**2)
        part[self.best] = 1.0
        met = part * self._sums[4] / count + (1 - part) * self.met
        return self._sums[3, self.best] / count[self.best] + together, met
