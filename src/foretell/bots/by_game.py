"""Bots that are a function for each game: from a view and the codes of its moves to the code of the best of them."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from ..game.moves import Move
from ..game.observation import Observation
from .base import check_turn

Chooser = Callable[[Any, Sequence[int]], int]
"""From a game's view (``rules.*.view.View``) and the codes of the legal moves to one of these."""


class BotByGame:
    """Asks the function for the observation's game.

    It draws no lots: the same observation brings the same move, whatever the seed.
    """

    choosers: ClassVar[Mapping[str, Chooser]]
    """By the games' names."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, observation: Observation) -> Move:
        """The move that the game's function thinks best; raises OutOfTurn."""
        check_turn(observation)
        code = self.choosers[observation.game](observation.view, observation.legal_moves.codes)
        return observation.codebook.moves[code]
