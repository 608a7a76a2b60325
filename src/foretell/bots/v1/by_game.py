"""Bots with one function for each game: from a view and the codes of the legal moves to the best code."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from ...game.moves import Move
from ...game.observation import Observation
from ..base import check_turn

Chooser = Callable[[Any, Sequence[int]], int]
"""From a game's view (``rules.*.view.View``) and the codes of the legal moves to one of these codes."""


class BotByGame:
    """Calls the function for the observation's game.

    Not random: the same observation gives the same move, whatever the seed.
    """

    choosers: ClassVar[Mapping[str, Chooser]]
    """The functions, by the games' names."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, observation: Observation) -> Move:
        """The move that the game's function chooses; raises OutOfTurn."""
        check_turn(observation)
        code = self.choosers[observation.game](observation.view, observation.legal_moves.codes)
        return observation.codebook.moves[code]
