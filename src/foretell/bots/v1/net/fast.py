"""The networks as the native library takes them: 16-bit integers with a scale for each part."""

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ....engine.records import record_type
from .network import Floats, Net, nets
from .rows import PADDED
from .thinking import FastNet

_LARGEST = 32767


@cache
def nets_of(game: str) -> Any:
    """A game's two networks as records of ``thinking.FastNet``; raises BrokenNets."""
    both = np.zeros(len(nets(game)), record_type(FastNet))
    for i, net in enumerate(nets(game)):
        _fill(both[i], net)
    return both


def _fill(record: Any, net: Net) -> None:
    for name, weights in (("features", net.features), ("layer", net.layer), ("answers", _padded(net.answers))):
        steps, scale = _whole_numbers(weights)
        record[name][: steps.size], record[f"{name}_scale"] = steps.ravel(), scale
    record["features_bias"], record["layer_bias"] = net.features_bias, net.layer_bias / record["layer_scale"]
    bias = np.zeros((len(net.answers_bias), PADDED), np.float32)
    bias[:, : net.answers_bias.shape[1]] = net.answers_bias
    record["answers_bias"][: bias.size] = bias.ravel()


def _padded(answers: Floats) -> Floats:
    """The answers by move and hidden value, with as many outcomes as a row has numbers."""
    moves, outcomes, width = answers.shape
    padded = np.zeros((moves, width, PADDED), np.float32)
    padded[:, :, :outcomes] = np.moveaxis(answers, 1, 2)
    return padded


def _whole_numbers(weights: Floats) -> tuple[NDArray[np.int16], np.float32]:
    """The weights as 16-bit integers, and the value of one step."""
    scale = np.float32(max(float(np.abs(weights).max()), 1e-9) / _LARGEST)
    return np.rint(weights / scale).astype(np.int16), scale
