"""Buffers for the compiled functions."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...engine.compiled import GAMES
from ..net.fast import new_thinking
from ..net.thinking import OUTCOMES

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
    met: NDArray[np.float64]
    """By move: the chance, 0 to 1, to succeed."""
    worths: NDArray[np.float64]
    """By outcome: its points."""
    thinking: Any
    """Buffers of the networks, with the chances of an answer: one record (``net.thinking.Thinking``)."""
    generator: NDArray[np.uint64]
    """The state of a random generator (``rules.chance``)."""


def buffers_for(game: str) -> Buffers:
    """Buffers for a game."""
    slots, seen, codes = (np.zeros(size, np.int64) for size in (_SLOTS, _SEEN, MOST_MOVES))
    return Buffers(
        views=np.zeros(1, GAMES[game].view),
        slots=slots,
        seen=seen,
        codes=codes,
        points=np.zeros(MOST_MOVES),
        met=np.zeros(MOST_MOVES),
        worths=np.zeros(OUTCOMES),
        thinking=new_thinking(),
        generator=np.zeros(1, np.uint64),
    )
