"""Turns a trained net into integers (``foretell.bots.net.thinking``).

Weights are rounded one input after the other, and the inputs that are not rounded yet make up for the loss of each, as
far as both are usually true together (GPTQ; Frantar, Ashkboos, Hoefler, Alistarh 2022).  That halves the errors
compared with rounding each weight alone, and needs the true features of many positions.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from foretell.bots.net import thinking
from foretell.bots.net.rows import PADDED, WIDTH
from foretell.bots.net.wizard.layout import MOST_FEATURES

from .netfile import NET

PARTS = ("features", "features_bias", "layer", "layer_bias", "answers", "answers_bias")
"""The arrays of a net of floats: a row for each feature, a second layer, and the outcomes of each move."""
ANSWERS = (thinking.MOVES, WIDTH, PADDED)
"""The answers of a net of integers: by move, value of the second layer, and outcome."""
Parts = Mapping[str, NDArray[np.float32]]
Floats = NDArray[np.float64]
Whole = NDArray[np.int64]
_BYTE, _ANSWER = 127, 2047
"""The largest weights of the layers, and of the answers."""
_CLIPPED = 0.0005
"""The share of positions in which a value of a layer is larger than its integer can be."""
_DAMPING = 0.01
_AT_ONCE = 4096
_MOST_32 = 2**31 - 1
_MOST_BIAS = 2**12
"""How often the largest weight of a move's answers fits into their largest bias, at most."""
_ROOM = 2**12
"""The most that is added to a layer's sums so that they are rounded and not cut off."""
_TINY = 1e-9


@dataclass(frozen=True, slots=True)
class Positions:
    """What a net was asked about: a row of true features each, of which the first ``many`` count."""

    seen: NDArray[np.int16]
    many: NDArray[np.int64]

    def inputs(self, features: int) -> Iterator[NDArray[np.float32]]:
        """Zeros and ones, a column for each feature, for some thousand positions at a time."""
        for first in range(0, len(self.many), _AT_ONCE):
            seen, many = self.seen[first : first + _AT_ONCE], self.many[first : first + _AT_ONCE]
            dense = np.zeros((len(many), features), np.float32)
            places = np.arange(seen.shape[1]) < many[:, None]
            dense[np.nonzero(places)[0], seen[places]] = 1.0
            yield dense


def nearest(weights: Floats, steps: Floats, most: int) -> Whole:
    """These weights (inputs, outputs) in steps (by output), each rounded for itself and at most ``most``."""
    return np.asarray(np.clip(np.rint(weights / steps), -most, most), np.int64)


def rounded(weights: Floats, together: Floats, steps: Floats, most: int) -> Whole:
    """These weights (inputs, outputs) in steps (by output), each at most ``most``.

    ``together``: the means of the inputs' products.
    """
    order = np.argsort(-np.diag(together), kind="stable")
    damped = together[np.ix_(order, order)] + np.eye(len(order)) * (_DAMPING * np.diag(together).mean() + _TINY)
    shares = np.linalg.cholesky(np.linalg.inv(damped)).T
    left, whole = weights[order], np.zeros(weights.shape)
    for i in range(len(order)):
        whole[i] = np.clip(np.rint(left[i] / steps), -most, most)
        left[i + 1 :] -= np.outer(shares[i, i + 1 :] / shares[i, i], left[i] - whole[i] * steps)
    back = np.empty(weights.shape, np.int64)
    back[order] = whole
    return back


def gains_of(values: Floats, largest: Whole, shift: int, most: int) -> Whole:
    """What to multiply a layer's sums with, so that all but a few of these become at most ``most``.

    ``largest``: the largest sums that there can be, whose product with the gain must still be a 32-bit number.
    """
    highest = np.maximum(np.quantile(values, 1.0 - _CLIPPED, axis=0), 1.0)
    gains = np.minimum(np.rint((most + 0.5) * 2**shift / highest), _MOST_32 // largest)
    return np.asarray(np.maximum(gains, 1), np.int64)


def scaled(sums: Whole, gains: Whole, shift: int, most: int) -> Whole:
    """A layer's values, as ``rows.scale`` computes them."""
    return np.asarray(np.clip((sums * gains) >> shift, 0, most), np.int64)


def quantised(parts: Parts, positions: Positions, *, quickly: bool = False) -> NDArray[np.void]:
    """A net of floats, given by its parts (``PARTS``), as one record of ``netfile.NET``.

    ``quickly``: round each weight for itself, in a hundredth of the time and with twice the errors.  Raises ValueError
    if the layers have another width than ``rows.WIDTH``, or a sum could overflow.
    """
    if parts["layer"].shape != (WIDTH, WIDTH):
        raise ValueError(f"nets for play have layers of {WIDTH}, not {parts['layer'].shape}")
    net = np.zeros((), NET)
    exact = _sums(parts["features"], positions) + parts["features_bias"]
    first, unit = _first_layer(parts, positions, exact, net, quickly)
    second, unit = _second_layer(parts, (first, unit), np.maximum(exact, 0.0), net, quickly)
    _answers(parts, second, unit, net, quickly)
    if fullest(net) >= 1.0:
        raise ValueError("the weights are so large that a sum could overflow")
    return net


def fullest(net: NDArray[np.void]) -> float:
    """How much of its integers' range the largest possible sum of a net takes, whatever features are true."""
    whole = {name: np.abs(net[name].astype(np.int64)) for name in net.dtype.names or () if name != "steps"}
    rows = _largest_sums(whole["features"].reshape(-1, WIDTH))
    first = (rows + whole["features_bias"]) * whole["features_gains"]
    sums = thinking.FIRST_MOST * whole["layer"].reshape(WIDTH, WIDTH).sum(axis=0) + whole["layer_bias"]
    answers = thinking.SECOND_MOST * whole["answers"].reshape(ANSWERS).sum(axis=1).ravel() + whole["answers_bias"]
    largest = max(first.max(), (sums * whole["layer_gains"]).max(), answers.max())
    return float(max(rows.max() / 2**15, largest / 2**31))


def _largest_sums(rows: Whole) -> Whole:
    """The largest sums that these rows can have, whatever features are true."""
    many = min(MOST_FEATURES, len(rows))
    largest: Whole = np.partition(np.abs(rows), -many, axis=0)[-many:].sum(axis=0)
    return largest


def _sums(rows: NDArray[np.float32], positions: Positions) -> Floats:
    return np.concatenate([inputs @ rows for inputs in positions.inputs(len(rows))]).astype(np.float64)


def _whole(weights: Floats, inputs: Iterable[NDArray[Any]], steps: Floats, most: int, quickly: bool) -> Whole:
    """These weights as integers; ``inputs``: what they are multiplied with, in parts."""
    if quickly:
        return nearest(weights, steps, most)
    together, many = np.zeros((len(weights), len(weights))), 0
    for part in inputs:
        together += part.T @ part
        many += len(part)
    return rounded(weights, together / many, steps, most)


def _first_layer(
    parts: Parts, positions: Positions, exact: Floats, net: NDArray[np.void], quickly: bool
) -> tuple[Whole, Floats]:
    """Fill in the first layer; return its values in these positions, and what 1 is worth in each.

    ``exact``: the sums as floats.
    """
    rows = parts["features"].astype(np.float64)
    steps = np.maximum(np.abs(rows).max(axis=0), _TINY) / _BYTE
    whole = _whole(rows, positions.inputs(len(rows)), steps, _BYTE, quickly)
    sums = np.rint(_sums(whole.astype(np.float32), positions)).astype(np.int64)
    lost = (exact / steps - sums).mean(axis=0)
    largest = _largest_sums(whole) + np.abs(lost).astype(np.int64) + _ROOM
    gains = gains_of(exact / steps, largest, thinking.FIRST_SHIFT, thinking.FIRST_MOST)
    bias = np.rint(lost + 2 ** (thinking.FIRST_SHIFT - 1) / gains).astype(np.int64)
    net["features"].reshape(-1, WIDTH)[: len(rows)] = whole
    net["features_bias"], net["features_gains"] = bias, gains
    values = scaled(sums + bias, gains, thinking.FIRST_SHIFT, thinking.FIRST_MOST)
    return values, steps * 2**thinking.FIRST_SHIFT / gains


def _second_layer(
    parts: Parts, before: tuple[Whole, Floats], exact: Floats, net: NDArray[np.void], quickly: bool
) -> tuple[Whole, Floats]:
    """The same for the second layer; ``before``: what that of the first returns; ``exact``: its values as floats."""
    inputs, unit = before
    rows = parts["layer"] * unit[:, None]
    steps = np.maximum(np.abs(rows).max(axis=0), _TINY) / _BYTE
    dense = inputs.astype(np.float64)
    whole = _whole(rows, [dense], steps, _BYTE, quickly)
    exact = exact @ parts["layer"] + parts["layer_bias"]
    sums = np.rint(dense @ whole).astype(np.int64)
    lost = (exact / steps - sums).mean(axis=0)
    largest = thinking.FIRST_MOST * np.abs(whole).sum(axis=0) + np.abs(lost).astype(np.int64) + _ROOM
    gains = gains_of(exact / steps, largest, thinking.SECOND_SHIFT, thinking.SECOND_MOST)
    bias = np.rint(lost + 2 ** (thinking.SECOND_SHIFT - 1) / gains).astype(np.int64)
    net["layer"].reshape(WIDTH, WIDTH)[:] = whole
    net["layer_bias"], net["layer_gains"] = bias, gains
    values = scaled(sums + bias, gains, thinking.SECOND_SHIFT, thinking.SECOND_MOST)
    return values, steps * 2**thinking.SECOND_SHIFT / gains


def _answers(parts: Parts, inputs: Whole, unit: Floats, net: NDArray[np.void], quickly: bool) -> None:
    """Fill in the answers, each with its mean over the outcomes taken away, which changes no chance."""
    rows = parts["answers"].astype(np.float64) * unit
    rows -= rows.mean(axis=1, keepdims=True)
    bias = parts["answers_bias"] - parts["answers_bias"].mean(axis=1, keepdims=True)
    moves, outcomes, _ = rows.shape
    steps = np.maximum(np.abs(rows).max(axis=(1, 2)), _TINY + np.abs(bias).max(axis=1) / _MOST_BIAS) / _ANSWER
    by_input = np.moveaxis(rows, 2, 0).reshape(WIDTH, -1)
    whole = _whole(by_input, [inputs.astype(np.float64)], np.repeat(steps, outcomes), _ANSWER, quickly)
    answers = net["answers"].reshape(ANSWERS)
    answers[:moves, :, :outcomes] = np.moveaxis(whole.reshape(WIDTH, moves, outcomes), 0, 1)
    net["answers_bias"].reshape(-1, PADDED)[:moves, :outcomes] = np.rint(bias / steps[:, None])
    net["steps"][:moves] = steps
