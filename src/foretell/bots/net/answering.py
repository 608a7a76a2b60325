"""A net's answers by numpy alone, from a file that cannot run code."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
PARTS = ("features", "features_bias", "layer", "layer_bias", "answers", "answers_bias")
"""The arrays of a net: a row for each feature, a second layer, and for each move its outcomes."""

_SPARED = 3
"""So many bits of each number are zero in a file."""


@dataclass(frozen=True, slots=True)
class Net:
    """From true features to the chances of every outcome of a move."""

    features: Floats
    features_bias: Floats
    layer: Floats
    layer_bias: Floats
    answers: Floats
    """By move and outcome."""
    answers_bias: Floats

    def hidden(self, features: Sequence[int]) -> Floats:
        """What the net makes of a view, before any move is asked for."""
        first = self.features[list(features)].sum(axis=0) + self.features_bias
        second: Floats = np.maximum(np.maximum(first, 0.0) @ self.layer + self.layer_bias, 0.0)
        return second

    def chances(self, hidden: Floats, moves: Sequence[int]) -> Floats:
        """For each of these moves the chances of its outcomes."""
        places = list(moves)
        logits: Floats = self.answers[places] @ hidden + self.answers_bias[places]
        weights: Floats = np.exp(logits - logits.max(axis=1, keepdims=True))
        weights /= weights.sum(axis=1, keepdims=True)
        return weights


def rounded(values: Floats) -> NDArray[np.float16]:
    """The values as numbers of 16 bits whose last bits are zero; off by no more than one in 240 of their size."""
    bits = values.astype(np.float16).view(np.uint16)
    half = np.uint16(1 << (_SPARED - 1))
    return ((bits + half) >> _SPARED << _SPARED).view(np.float16)


def read_nets(file: Path, names: Sequence[str]) -> dict[str, Net]:
    """The nets with these names; the file's arrays are called ``name/part`` and hold numbers only.

    Raises whatever comes of a file that is missing or none of this kind: OSError, EOFError, KeyError, ValueError,
    zipfile.BadZipFile, zlib.error.
    """
    with file.open("rb") as source, np.load(source, allow_pickle=False) as arrays:
        return {name: Net(*(arrays[f"{name}/{part}"].astype(np.float32) for part in PARTS)) for name in names}


def write_nets(file: Path, nets: dict[str, dict[str, Floats]]) -> None:
    """Write nets, each given by its parts, as numbers of 16 bits, rounded so that the file packs well."""
    arrays = {f"{name}/{part}": rounded(values[part]) for name, values in nets.items() for part in PARTS}
    with file.open("wb") as target:
        np.savez_compressed(target, allow_pickle=False, **arrays)
