"""What self-play needs to know of a game: its compiled functions, and what its nets see and answer."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from foretell.bots.net.compiling import compiled_copy
from foretell.engine.loader import load
from foretell.game.options import Options


@dataclass(frozen=True, slots=True)
class Share:
    """A kind of game, its part of all rounds, and the group in which its results are counted."""

    options: Options
    players: int
    weight: float
    group: int


@dataclass(frozen=True, slots=True)
class Exploring:
    """How often something else than the best is tried."""

    bids_near: float
    """Part of the bids that are one or two off the best."""
    bids_anywhere: float
    """Part of the bids by lot."""
    cards: float
    """Cards by lot in a round."""
    guided: float = 0.0
    """Part of the moves that follow rules of thumb (``Learned.is_favourite``)."""


@dataclass(frozen=True, slots=True)
class Learned:
    """A game as it is learned.  All functions are compiled."""

    name: str
    layout: ModuleType
    groups: tuple[str, ...]
    mixture: Callable[[float], Sequence[Share]]
    """The kinds that are played; the number is the part of the plainest."""
    exploring: Exploring
    new_game: Any
    """(state, kind's numbers, seed): a new game of the kind."""
    asked_net: Any
    """(phase): the net that answers; -1 where none is needed."""
    automatic: Any
    """(view): the code of the move where no net is needed."""
    outcome: Any
    """(state, seat, net, move): what came of the round for a decision."""
    likeness: Callable[[int], NDArray[np.float32]] | None
    """(net): a row for each move, with ones for what it has in common with others; None if that is nothing."""
    is_favourite: Any
    """(net, place of a move): whether rules of thumb would make it."""
    own_bid: Any
    """(state): what the worth of an outcome depends on."""
    names_trump: Any
    """(net, move): whether the outcomes of this move are others than those of the decisions after it."""
    is_met: Any
    """(state, seat): whether the round went as foretold."""
    most_cards: Any
    """(state): cards dealt to each seat."""

    @property
    def moves(self) -> tuple[int, int]:
        """How many moves each net answers to."""
        return self.layout.FORETELLING_MOVES, self.layout.CARDPLAY_MOVES

    def rules(self, module: str) -> ModuleType:
        """A compiled module of the game's rules."""
        return load(f"{self.name}.{module}")

    def bots(self, module: str) -> ModuleType:
        """A compiled module of what its nets see."""
        return compiled_copy(f"{self.name}.{module}")
