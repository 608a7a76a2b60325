"""Buffers for the compiled functions."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...engine.compiled import GAMES
from ...engine.records import record_type
from ..net.extreme.suit_slots import Places as ExtremePlaces
from ..net.fast import new_thinking
from ..net.thinking import OUTCOMES
from ..net.wizard.suit_slots import Places as WizardPlaces

_PLACES: dict[str, type] = {"wizard": WizardPlaces, "extreme": ExtremePlaces}
MOST_MOVES = 64
"""The most legal moves of a seat, in either game."""
_SEEN = 256
"""The most features of a view that can be true, in either game."""


class Buffers(NamedTuple):
    """Buffers that the compiled functions write to; of arrays by move, only the first entries are used."""

    views: Any
    """One view: that of the seat to move."""
    places: Any
    """Its slots of suits and seats, with buffers: one record (``Places`` of the game)."""
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
    return Buffers(
        views=np.zeros(1, GAMES[game].view),
        places=np.zeros(1, record_type(_PLACES[game])),
        seen=np.zeros(_SEEN, np.int64),
        codes=np.zeros(MOST_MOVES, np.int64),
        points=np.zeros(MOST_MOVES),
        met=np.zeros(MOST_MOVES),
        worths=np.zeros(OUTCOMES),
        thinking=new_thinking(),
        generator=np.zeros(1, np.uint64),
    )
