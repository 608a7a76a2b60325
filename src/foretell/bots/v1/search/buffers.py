"""Buffers for the compiled functions, and the networks in the form that they use."""

from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..compiling.records import VIEWS
from ..net.fast import Arrays, arrays_of, new_buffers
from ..net.network import nets

MOST_MOVES = 64
"""The most legal moves of a seat, in either game."""
_SLOTS, _SEEN = 20, 256
"""Buffer sizes for the slots of suits and seats, and for the numbers of true features, in either game."""


class Buffers(NamedTuple):
    """Buffers that the compiled functions write to; of arrays by move, only the first entries are used."""

    views: Any
    """One view: that of the seat to move."""
    slots: NDArray[np.int64]
    """Its slots of suits and seats."""
    seen: NDArray[np.int64]
    """The numbers of its true features."""
    codes: NDArray[np.int64]
    """By move: its code."""
    points: NDArray[np.float64]
    """By move: the points to expect; more are better in either game."""
    worths: NDArray[np.float64]
    """By outcome: its points."""
    thinking: Arrays
    """From ``net.fast.new_buffers``."""
    generator: NDArray[np.uint64]
    """The state of a random generator (``rules.chance``)."""


@cache
def nets_of(game: str) -> Any:
    """A game's two networks as arrays; raises BrokenNets."""
    return arrays_of(nets(game))


def buffers_for(game: str, nets: Any) -> Buffers:
    """Buffers for these networks of a game, given as arrays."""
    (_, _, width), _, (_, _, answers) = nets[0]
    slots, seen, codes = (np.zeros(size, np.int64) for size in (_SLOTS, _SEEN, MOST_MOVES))
    outcomes = answers.shape[1]
    return Buffers(
        views=np.zeros(1, VIEWS[game]),
        slots=slots,
        seen=seen,
        codes=codes,
        points=np.zeros(MOST_MOVES),
        worths=np.zeros(outcomes),
        thinking=new_buffers(len(width), outcomes),
        generator=np.zeros(1, np.uint64),
    )
