"""A network's answers by numpy alone, from a file that cannot run code."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
PARTS = ("features", "features_bias", "layer", "layer_bias", "answers", "answers_bias")
"""The arrays of a network: a row for each feature, a second layer, and the outcomes of each move."""

_SPARED = 3
"""How many low bits of each number are zero in a file."""


@dataclass(frozen=True, slots=True)
class Net:
    """From true features to the chances of each outcome of a move."""

    features: Floats
    features_bias: Floats
    layer: Floats
    layer_bias: Floats
    answers: Floats
    """By move and outcome."""
    answers_bias: Floats

    def hidden(self, features: Sequence[int]) -> Floats:
        """The hidden layer for a view, shared by all moves."""
        first = self.features[list(features)].sum(axis=0) + self.features_bias
        second: Floats = np.maximum(np.maximum(first, 0.0) @ self.layer + self.layer_bias, 0.0)
        return second

    def chances(self, hidden: Floats, moves: Sequence[int]) -> Floats:
        """The chances of the outcomes of each of these moves."""
        places = list(moves)
        logits: Floats = self.answers[places] @ hidden + self.answers_bias[places]
        weights: Floats = np.exp(logits - logits.max(axis=1, keepdims=True))
        weights /= weights.sum(axis=1, keepdims=True)
        return weights


def rounded(values: Floats) -> NDArray[np.float16]:
    """The values as 16-bit floats with zeroed low bits; the relative error is at most 1/240."""
    bits = values.astype(np.float16).view(np.uint16)
    half = np.uint16(1 << (_SPARED - 1))
    return ((bits + half) >> _SPARED << _SPARED).view(np.float16)


def read_nets(file: Path, names: Sequence[str]) -> dict[str, Net]:
    """The networks with these names; the file's arrays are called ``name/part`` and contain only numbers.

    Raises whatever a missing or wrong file causes: OSError, EOFError, KeyError, ValueError, zipfile.BadZipFile,
    zlib.error.
    """
    with file.open("rb") as source, np.load(source, allow_pickle=False) as arrays:
        return {name: Net(*(arrays[f"{name}/{part}"].astype(np.float32) for part in PARTS)) for name in names}


def write_nets(file: Path, nets: dict[str, dict[str, Floats]]) -> None:
    """Write networks, each given by its parts, as 16-bit floats, rounded so that the file compresses well."""
    arrays = {f"{name}/{part}": rounded(values[part]) for name, values in nets.items() for part in PARTS}
    with file.open("wb") as target:
        np.savez_compressed(target, allow_pickle=False, **arrays)
