"""Nets of floats to train on from: those of the package."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from foretell.bots.net import thinking
from foretell.bots.net.rows import PADDED, WIDTH

from .games import Learned
from .netfile import shipped
from .quantising import Floats, Parts

_LAYERS = ("features", thinking.FIRST_SHIFT), ("layer", thinking.SECOND_SHIFT)
_HALF = 0.5
"""What integers have in addition, so that their values are rounded and not cut off."""
_STEPS = 30
_RATIOS = 4.0, 2.0
"""By layer, how much larger the weights into a value are than those out of it: as in nets that began at random."""


def shipped_floats(game: Learned) -> list[Parts]:
    """The package's nets of a game as floats."""
    sized = zip(shipped(game.name), game.moves, strict=True)
    return [floats_from(net, game.layout.FEATURES, moves) for net, moves in sized]


def floats_from(net: NDArray[np.void], features: int, moves: int) -> Parts:
    """A net of floats that gives the answers of this record of ``netfile.NET``, except for rounding."""
    first, second = (net[f"{name}_gains"] / 2.0**shift for name, shift in _LAYERS)
    into = net["features"].reshape(-1, WIDTH)[:features] * first
    layer = net["layer"].reshape(WIDTH, WIDTH) * second
    answers = _outcomes(net["answers"].reshape(-1, WIDTH, PADDED)[:moves]) * net["steps"][:moves, None, None]
    biases = net["features_bias"] * first - _HALF, net["layer_bias"] * second - _HALF
    one, two = _balances(into, layer, answers)
    parts = {
        "features": into * one,
        "features_bias": biases[0] * one,
        "layer": layer / one[:, None] * two,
        "layer_bias": biases[1] * two,
        "answers": np.moveaxis(answers / two[:, None], 1, 2),
        "answers_bias": _outcomes(net["answers_bias"].reshape(-1, PADDED)[:moves]) * net["steps"][:moves, None],
    }
    return {name: np.ascontiguousarray(part, np.float32) for name, part in parts.items()}


def _outcomes(padded: NDArray[Any]) -> NDArray[Any]:
    """Without what fills up the rows."""
    return padded[..., : thinking.OUTCOMES]


def _size(weights: Floats, axis: int | tuple[int, ...]) -> Floats:
    """The root of the mean square."""
    size: Floats = np.sqrt((weights**2).mean(axis=axis))
    return size


def _balances(into: Floats, layer: Floats, answers: Floats) -> tuple[Floats, Floats]:
    """What to multiply both layers' values with; each changes the layer between them, so step by step."""
    one, two = np.ones(WIDTH), np.ones(WIDTH)
    for _ in range(_STEPS):
        one = _balance(_size(into, 0), _size(layer * two, 1), _RATIOS[0])
        two = _balance(_size(layer / one[:, None], 0), _size(answers, (0, 2)), _RATIOS[1])
    return one, two


def _balance(into: Floats, out: Floats, ratio: float) -> Floats:
    """What to multiply values with, so that the weights into and out of each have this ratio."""
    used = (into > 0) & (out > 0)
    return np.sqrt(np.where(used, ratio * out, 1.0) / np.where(used, into, 1.0))
