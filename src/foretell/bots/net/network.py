"""A net's answers by numpy: the same integers, and in the end the same bits, as ``thinking`` computes one by one."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from ...rules.floats import exp
from .rows import PADDED, WIDTH
from .thinking import FIRST_MOST, FIRST_SHIFT, OUTCOMES, SECOND_MOST, SECOND_SHIFT

Floats = NDArray[np.float64]
Whole = NDArray[np.int64]


class Network:
    """From true features to the chances of each outcome of a move."""

    def __init__(self, net: NDArray[np.void]) -> None:
        """``net``: a record of ``netfile.NET``."""
        self.net = net
        self._features = net["features"].reshape(-1, WIDTH)
        # Floats hold these integers exactly, and multiplying matrices of them is quick.
        self._layer = net["layer"].reshape(WIDTH, WIDTH).astype(np.float32)
        self._answers = net["answers"].reshape(-1, WIDTH, PADDED)[:, :, :OUTCOMES]
        self._bias = net["answers_bias"].reshape(-1, PADDED)[:, :OUTCOMES]

    def hidden(self, features: Sequence[int]) -> Whole:
        """The values of the second layer for a view with these true features; they serve all its moves."""
        net = self.net
        sums = self._features[list(features)].sum(axis=0, dtype=np.int64) + net["features_bias"]
        first = np.clip((sums * net["features_gains"]) >> FIRST_SHIFT, 0, FIRST_MOST)
        sums = (first.astype(np.float32) @ self._layer).astype(np.int64) + net["layer_bias"]
        second: Whole = np.clip((sums * net["layer_gains"]) >> SECOND_SHIFT, 0, SECOND_MOST)
        return second

    def chances(self, hidden: Whole, moves: Sequence[int]) -> Floats:
        """The chances of the outcomes of each of these moves."""
        places, active = np.array([*moves]), np.flatnonzero(hidden)
        rows = self._answers[np.ix_(places, active)].astype(np.int64)
        logits = self._bias[places] + (rows * hidden[active, None]).sum(axis=1)
        powers = (logits - logits.max(axis=1, keepdims=True)) * self.net["steps"][places, None]
        weights = np.array([[exp(power) for power in row] for row in powers.tolist()])
        return weights / total(weights)[:, None]


def total(rows: Floats) -> Floats:
    """The sum of each row, added up from the left: in another order it would have other bits."""
    sums: Floats = np.cumsum(rows, axis=1)[:, -1]
    return sums
