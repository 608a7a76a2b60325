"""The description of a game for self-play: compiled functions, and the inputs and outputs of its nets."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from foretell.game.options import Options

from .compiling.features import compiled_copy
from .compiling.loader import load


@dataclass(frozen=True, slots=True)
class Share:
    """A kind of game, its share of all rounds, and the group in which its results are counted."""

    options: Options
    players: int
    weight: float
    group: int


@dataclass(frozen=True, slots=True)
class Exploring:
    """Rates of exploration."""

    bids_near: float
    """Share of bids that are one or two off the best."""
    bids_anywhere: float
    """Share of random bids."""
    cards: float
    """Random cards per round."""
    guided: float = 0.0
    """Share of moves made by rules of thumb (``Learned.is_favourite``)."""


@dataclass(frozen=True, slots=True)
class Learned:
    """A game for training.  All functions are compiled."""

    name: str
    layout: ModuleType
    groups: tuple[str, ...]
    mixture: Callable[[float], Sequence[Share]]
    """(share of the plainest kind): the kinds that are played."""
    exploring: Exploring
    new_game: Any
    """(state, kind's numbers, seed): start a new game of the kind."""
    asked_net: Any
    """(phase): the net for this phase; -1 if none is needed."""
    automatic: Any
    """(view): the code of the move if no net is needed."""
    outcome: Any
    """(state, seat, net, move): the outcome of the round for a decision."""
    shared_features: Callable[[int], NDArray[np.float32]] | None
    """(net): a matrix with a row of 0/1 features for each move, which moves share; None if they share none."""
    is_favourite: Any
    """(net, output of a move): whether this is the rules of thumb's choice."""
    own_bid: Any
    """(state): the bid on which the value of an outcome depends."""
    names_trump: Any
    """(net, move): whether this move's outcomes are of another kind than those of later decisions."""
    is_met: Any
    """(state, seat): whether the prediction came true."""
    most_cards: Any
    """(state): cards dealt to each seat."""

    @property
    def moves(self) -> tuple[int, int]:
        """The number of outputs of each net."""
        return self.layout.FORETELLING_MOVES, self.layout.CARDPLAY_MOVES

    def rules(self, module: str) -> ModuleType:
        """A compiled module of the game's rules, by its name."""
        return load(f"{self.name}.{module}")

    def bots(self, module: str) -> ModuleType:
        """A compiled module of the nets' features, by its name."""
        return compiled_copy(f"{self.name}.{module}")
