"""Nets of floats in a file that cannot run code: what a run has learned, before it becomes integers."""

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from foretell.bots.net.loading import NETS

from .quantising import PARTS, Parts


def read(file: Path) -> list[Parts]:
    """Both nets of a game; the arrays are called ``name/part``.

    Raises OSError, KeyError, ValueError or zipfile.BadZipFile if the file is missing or another.
    """
    with np.load(file, allow_pickle=False) as arrays:
        return [{part: arrays[f"{name}/{part}"].astype(np.float32) for part in PARTS} for name in NETS]


def write(file: Path, nets: Sequence[Parts]) -> None:
    """Write both nets of a game; who reads the file meanwhile gets the old one."""
    arrays = {f"{name}/{part}": net[part] for name, net in zip(NETS, nets, strict=True) for part in PARTS}
    new = file.with_name("next.npz")
    with new.open("wb") as target:
        np.savez(target, allow_pickle=False, **arrays)
    new.replace(file)
