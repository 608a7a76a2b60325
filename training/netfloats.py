"""Nets of floats in a file that cannot run code: what a run has learned, before it becomes integers."""

from collections.abc import Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from foretell.bots.net.loading import NETS
from foretell.bots.net.rows import WIDTH
from foretell.bots.net.thinking import FIRST_SHIFT, OUTCOMES, SECOND_SHIFT

from .quantising import ANSWERS, PARTS, Parts


def read(file: Path) -> list[Parts]:
    """Both nets of a game; the arrays are called ``name/part``.

    Raises OSError, KeyError, ValueError or zipfile.BadZipFile if the file is missing or another.
    """
    with np.load(file, allow_pickle=False) as arrays:
        return [{part: arrays[f"{name}/{part}"].astype(np.float32) for part in PARTS} for name in NETS]


def write(file: Path, nets: Sequence[Parts]) -> None:
    """Write both nets of a game."""
    arrays = {f"{name}/{part}": net[part] for name, net in zip(NETS, nets, strict=True) for part in PARTS}
    with file.open("wb") as target:
        np.savez_compressed(target, allow_pickle=False, **arrays)


def of_integers(net: NDArray[np.void], features: int, moves: int) -> Parts:
    """The floats that a net of integers (a record of ``netfile.NET``) stands for, but for the roundings on its way."""
    first, second = net["features_gains"] / 2.0**FIRST_SHIFT, net["layer_gains"] / 2.0**SECOND_SHIFT
    answers = net["answers"].reshape(ANSWERS)[:moves, :, :OUTCOMES] * net["steps"][:moves, None, None]
    bias = net["answers_bias"].reshape(ANSWERS[0], -1)[:moves, :OUTCOMES] * net["steps"][:moves, None]
    parts = {
        "features": net["features"].reshape(-1, WIDTH)[:features] * first,
        "features_bias": net["features_bias"] * first - 0.5,
        "layer": net["layer"].reshape(WIDTH, WIDTH) * second,
        "layer_bias": net["layer_bias"] * second - 0.5,
        "answers": np.moveaxis(answers, 1, 2),
        "answers_bias": bias,
    }
    return {name: np.ascontiguousarray(values, np.float32) for name, values in parts.items()}
