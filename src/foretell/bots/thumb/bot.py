"""The bot that plays by rules of thumb: whom it asks for which of its decisions."""

from ...game.moves import EXTREME_MOVES, WIZARD_MOVES, Move
from ...game.observation import Observation
from ...rules.wizard.view import View as WizardView
from ..base import check_turn
from . import extreme, wizard


class ThumbBot:
    """Counts the cards that are out, values its hand, and plays for what it has foretold.

    It draws no lots: the same observation brings the same move, whatever the seed.
    """

    name = "thumb"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, observation: Observation) -> Move:
        """The move that its rules of thumb think best."""
        check_turn(observation)
        view = observation.view
        if isinstance(view, WizardView):
            return WIZARD_MOVES[wizard.choose(view, observation.legal_moves.codes)]
        return EXTREME_MOVES[extreme.choose(view, observation.legal_moves.codes)]
