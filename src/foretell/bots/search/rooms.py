"""The memory in which the compiled functions work, and the nets as they take them."""

from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...engine.compiled import GAMES
from ..net.bot import nets
from ..net.fast import Arrays, arrays_of, room_to_think

MOST_MOVES = 64
"""No seat of either game is ever asked to choose among more."""
_SLOTS, _SEEN = 20, 256
"""Room for the slots of suits and seats, and for the numbers of true features, in either game."""


class Room(NamedTuple):
    """What the compiled functions write in; arrays by move go as far as there are moves."""

    views: Any
    """One view: that of the seat which is asked."""
    slots: NDArray[np.int64]
    """Its suits and seats, as the nets number them."""
    seen: NDArray[np.int64]
    """The numbers of its true features."""
    codes: NDArray[np.int64]
    """By move: its code."""
    points: NDArray[np.float64]
    """By move: the points to expect; the more the better in either game."""
    met: NDArray[np.float64]
    """By move: the chance, 0 to 1, that it goes as foretold."""
    worths: NDArray[np.float64]
    """By outcome: its points."""
    thinking: Arrays
    """As ``net.fast.room_to_think`` makes it."""
    lots: NDArray[np.uint64]
    """The state of a generator (``rules.chance``)."""


@cache
def nets_of(game: str) -> Any:
    """A game's two nets as arrays; raises BrokenNets."""
    return arrays_of(nets(game))


def room_of(game: str, nets: Any) -> Room:
    """Room for these nets of a game, given as arrays."""
    (_, _, width), _, (_, _, answers) = nets[0]
    slots, seen, codes = (np.zeros(size, np.int64) for size in (_SLOTS, _SEEN, MOST_MOVES))
    outcomes = answers.shape[1]
    return Room(
        views=np.zeros(1, GAMES[game].view),
        slots=slots,
        seen=seen,
        codes=codes,
        points=np.zeros(MOST_MOVES),
        met=np.zeros(MOST_MOVES),
        worths=np.zeros(outcomes),
        thinking=room_to_think(len(width), outcomes),
        lots=np.zeros(1, np.uint64),
    )
