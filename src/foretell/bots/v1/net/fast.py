"""A network's answers, compiled: search needs tens of thousands a second (needs numba).

Most time goes into fetching weights from memory.  So they are 16-bit integers with a scale for each part, and only the
rows that count are fetched: few features are true, and half of a rectified layer is zero.  Rows are added up four at a
time.
"""

from collections.abc import Sequence
from typing import Any

import numba
import numpy as np
from numpy.typing import NDArray

from .network import Floats, Net

Arrays = tuple[Any, ...]
_FLAGS: dict[str, Any] = {"error_model": "numpy", "fastmath": True}
_LARGEST = 32767
_TOGETHER = 16
"""How many numbers are processed together: outcomes are padded to a multiple."""


def arrays_of(nets: Sequence[Net]) -> tuple[Arrays, ...]:
    """These networks as arrays for the compiled functions: weights, scale and bias of each part."""
    return tuple(_arrays(net) for net in nets)


def _arrays(net: Net) -> Arrays:
    answers = np.moveaxis(net.answers, 1, 2)
    padded = np.zeros((*answers.shape[:2], -(-answers.shape[2] // _TOGETHER) * _TOGETHER), np.float32)
    padded[:, :, : answers.shape[2]] = answers
    parts = (net.features, net.features_bias), (net.layer, net.layer_bias), (padded, net.answers_bias)
    return tuple((*_whole_numbers(weights), np.ascontiguousarray(bias, np.float32)) for weights, bias in parts)


def _whole_numbers(weights: Floats) -> tuple[NDArray[np.int16], np.float32]:
    """The weights as 16-bit integers, and the value of one step."""
    scale = np.float32(max(float(np.abs(weights).max()), 1e-9) / _LARGEST)
    return np.ascontiguousarray(np.rint(weights / scale).astype(np.int16)), scale


def new_buffers(width: int, outcomes: int) -> Arrays:
    """Buffers for the functions below: sums, both layers, indices of non-zero values, and an answer's chances."""
    layers = np.zeros(width, np.int32), np.zeros(width, np.float32), np.zeros(width, np.float32)
    counting = np.zeros(width + 1, np.int64), np.zeros(1, np.int64)
    padded = np.zeros(-(-outcomes // _TOGETHER) * _TOGETHER, np.float32)
    return *layers, *counting, padded, np.zeros(outcomes, np.float32)


@numba.njit(**_FLAGS)
def add_rows(total: Any, rows: Any, which: Any, many: int) -> None:
    """Add the first ``many`` of these rows, given by their numbers, to a total."""
    fours = many - many % 4
    for k in range(0, fours, 4):
        a, b, c, d = rows[which[k]], rows[which[k + 1]], rows[which[k + 2]], rows[which[k + 3]]
        for i in range(len(total)):
            total[i] += np.int32((np.int32(a[i]) + np.int32(b[i])) + (np.int32(c[i]) + np.int32(d[i])))
    for k in range(fours, many):
        a = rows[which[k]]
        for i in range(len(total)):
            total[i] += np.int32(a[i])


@numba.njit(**_FLAGS)
def add_weighted_rows(total: Any, rows: Any, weights: Any, which: Any, many: int) -> None:
    """Add the first ``many`` of these rows to a total, each multiplied by its weight."""
    fours = many - many % 4
    for k in range(0, fours, 4):
        e, f, g, h = which[k], which[k + 1], which[k + 2], which[k + 3]
        a, b, c, d = rows[e], rows[f], rows[g], rows[h]
        p, q, r, s = weights[e], weights[f], weights[g], weights[h]
        for i in range(len(total)):
            left = p * np.float32(a[i]) + q * np.float32(b[i])
            total[i] += left + (r * np.float32(c[i]) + s * np.float32(d[i]))
    for k in range(fours, many):
        a, p = rows[which[k]], weights[which[k]]
        for i in range(len(total)):
            total[i] += p * np.float32(a[i])


@numba.njit(**_FLAGS)
def rectify(layer: Any, counting: Any) -> int:
    """Set negative values to zero; write the indices of the others, and return how many there are."""
    n = 0
    for i in range(len(layer)):
        layer[i] = max(layer[i], np.float32(0.0))
        counting[n] = i
        n += layer[i] > 0.0
    return n


@numba.njit(**_FLAGS)
def think(net: Any, seen: Any, many: int, buffers: Any) -> None:
    """Compute the hidden layer for a view with these true features, shared by all moves; it is kept in the buffers."""
    (features, scale, bias), (layer, layer_scale, layer_bias), _ = net
    sums, first, second, counting, counted, _, _ = buffers
    sums[:] = 0
    add_rows(sums, features, seen, many)
    for i in range(len(first)):
        first[i] = bias[i] + scale * np.float32(sums[i])
        second[i] = layer_bias[i] / layer_scale
    add_weighted_rows(second, layer, first, counting, rectify(first, counting))
    for i in range(len(second)):
        second[i] *= layer_scale
    counted[0] = rectify(second, counting)


@numba.njit(**_FLAGS)
def answer(net: Any, move: int, buffers: Any) -> None:
    """After ``think``: write the chances of a move's outcomes into the last buffer."""
    answers, scale, bias = net[2]
    _, _, second, counting, counted, logits, chances = buffers
    logits[:] = 0
    add_weighted_rows(logits, answers[move], second, counting, counted[0])
    highest, total = np.float32(-1e9), np.float32(0.0)
    for outcome in range(len(chances)):
        chances[outcome] = scale * logits[outcome] + bias[move, outcome]
        highest = max(highest, chances[outcome])
    for outcome in range(len(chances)):
        chances[outcome] = np.exp(chances[outcome] - highest)
        total += chances[outcome]
    for outcome in range(len(chances)):
        chances[outcome] /= total
