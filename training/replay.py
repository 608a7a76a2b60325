"""The latest decisions of self-play and their outcomes."""

import numpy as np
from numpy.typing import NDArray


class Replay:
    """A ring buffer of one net's decisions."""

    def __init__(self, size: int, room: int, outcomes: int) -> None:
        self.seen = np.zeros((size, room), np.int16)
        self.many = np.zeros(size, np.int16)
        self.moves = np.zeros(size, np.int16)
        self.targets = np.zeros((size, outcomes), np.float32)
        """The target distributions of outcomes."""
        self.known = np.zeros(size, np.bool_)
        self.end = np.zeros(1, np.int64)
        self.arrays = (self.seen, self.many, self.moves, self.targets, self.known, self.end)

    def sample(self, size: int, rng: np.random.Generator) -> NDArray[np.int64]:
        """A random sample of rows whose outcome is known."""
        filled = min(int(self.end[0]), len(self.known))
        rows = rng.integers(0, filled, 2 * size)
        known: NDArray[np.int64] = rows[self.known[rows]]
        return known[:size]
