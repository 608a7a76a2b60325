"""The description of a game for self-play: its kinds, and the inputs and outputs of its nets."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from foretell.game.options import Options

from .exploring import Exploring


@dataclass(frozen=True, slots=True)
class Share:
    """A kind of game, its share of all rounds, and the group in which its results are counted."""

    options: Options
    players: int
    weight: float
    group: int


@dataclass(frozen=True, slots=True)
class Learned:
    """A game for training."""

    name: str
    layout: ModuleType
    groups: tuple[str, ...]
    mixture: Callable[[float], Sequence[Share]]
    """(share of the plainest kind): the kinds that are played."""
    exploring: Exploring
    shared_features: Callable[[int], NDArray[np.float32]] | None = None
    """(net): a matrix with a row of 0/1 features for each move, which moves share; None if they share none."""

    @property
    def moves(self) -> tuple[int, int]:
        """The number of outputs of each net."""
        return self.layout.FORETELLING_MOVES, self.layout.CARDPLAY_MOVES
