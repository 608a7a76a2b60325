"""A network's answers by numpy alone, from a file that cannot run code."""

import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from ...base import BrokenNets

Floats = NDArray[np.float32]
_PARTS = ("features", "features_bias", "layer", "layer_bias", "answers", "answers_bias")
"""The arrays of a network: a row for each feature, a second layer, and the outcomes of each move."""
_FOLDER = Path(__file__).parent
_NETS = ("foretelling", "cardplay")
"""The names of a game's two networks, in the order of their numbers (``layout``)."""


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


@cache
def nets(game: str) -> tuple[Net, ...]:
    """A game's networks, read once; raises BrokenNets if they cannot be read."""
    file = _FOLDER / f"{game}.npz"
    try:
        with file.open("rb") as source, np.load(source, allow_pickle=False) as arrays:
            return tuple(Net(*(arrays[f"{name}/{part}"].astype(np.float32) for part in _PARTS)) for name in _NETS)
    except (OSError, EOFError, KeyError, ValueError, BadZipFile, zlib.error) as fault:
        why = (fault.strerror if isinstance(fault, OSError) else None) or "it is damaged"
        raise BrokenNets(
            f"the bots' networks cannot be read from {file}: {why}."
            " They come with foretell: pip install --force-reinstall foretell"
        ) from None


def check_nets() -> None:
    """Read the networks of both games ahead of time; raises BrokenNets."""
    for game in ("wizard", "extreme"):
        nets(game)
