"""The memory in which the compiled functions work, and the nets as they take them."""

from functools import cache
from typing import Any

import numpy as np

from ...engine.compiled import GAMES
from ..net.bot import nets
from ..net.fast import arrays_of, room_to_think

_SLOTS, _SEEN, _MOVES = 20, 256, 64
"""Room for slots, for true features, for the moves of a seat, in either game."""


@cache
def nets_of(game: str) -> Any:
    """A game's two nets as arrays."""
    return arrays_of(nets(game))


def room_of(game: str, nets: Any) -> Any:
    """A view, slots, features, codes, points, chances to meet, what outcomes are worth, room to think, a generator."""
    (_, _, width), _, (_, _, answers) = nets[0]
    numbers = (np.zeros(size, np.int64) for size in (_SLOTS, _SEEN, _MOVES))
    judged = np.zeros(_MOVES), np.zeros(_MOVES), np.zeros(answers.shape[1])
    thinking = room_to_think(len(width), answers.shape[1])
    return np.zeros(1, GAMES[game].view), *numbers, *judged, thinking, np.zeros(1, np.uint64)
