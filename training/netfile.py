"""Nets as numpy's records, from files and to files (``foretell.bots.net.loading``)."""

import gzip
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from foretell.bots.net.loading import content_of, memory_of_nets, read_memory
from foretell.bots.net.thinking import Net
from foretell.engine.records import record_type

Nets = NDArray[np.void]
NET = record_type(Net)
"""The memory of a net."""


def write(file: Path, game: str, nets: Nets) -> None:
    """Write both nets of a game (records of ``NET``)."""
    file.write_bytes(gzip.compress(content_of(game, nets.astype(NET).tobytes()), mtime=0))


def read(file: Path, game: str) -> Nets:
    """Both nets of a game, as records of ``NET``; raises BrokenNets if the file cannot be read, or is not right."""
    return np.frombuffer(read_memory(file, game, NET.itemsize), NET)


def shipped(game: str) -> Nets:
    """The shipped nets for a game as records, read once; raises BrokenNets."""
    return np.frombuffer(memory_of_nets(game, NET.itemsize), NET)
