"""Bots with one function for each game: from a view and the codes of the legal moves to the best code."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from ..game.moves import Move
from ..game.observation import Observation
from ..rules.extreme.view import View as ExtremeView
from ..rules.wizard.view import View as WizardView
from .base import check_turn

View = WizardView | ExtremeView


class BotByGame(ABC):
    """Calls a function for the observation's game.

    Not random: the same observation gives the same move, whatever the seed.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, observation: Observation) -> Move:
        """The move that the game's function chooses; raises OutOfTurn."""
        check_turn(observation)
        code = self.choose_code(observation.game, observation.view, observation.legal_moves.codes)
        return observation.codebook.moves[code]

    @abstractmethod
    def choose_code(self, game: str, view: View, codes: Sequence[int]) -> int:
        """From a game's view (``rules.*.view.View``) and the codes of the legal moves to one of these codes.

        The view is the bot's own, which it may change.
        """
