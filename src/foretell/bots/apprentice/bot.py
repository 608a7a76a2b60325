"""The apprentice: sees his own cards and those on the table, and thinks of one trick at a time."""

from ...game.moves import EXTREME_MOVES, WIZARD_MOVES, Move
from ...game.observation import Observation
from ...rules.wizard.view import View as WizardView
from ..base import check_turn
from ..forgetting import NOTHING, remembered_extreme, remembered_wizard
from . import extreme, wizard


class ApprenticeBot:
    """Forgets what is gone, and looks at nobody's plans but his own.

    He does not know who lacks which suit, or what the others have foretold and won.  He counts the cards that look like
    tricks, and then wants each trick that comes until he has his number.  He draws no lots: the same observation brings
    the same move, whatever the seed.
    """

    name = "apprentice"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, observation: Observation) -> Move:
        """The move that seems right with what he has in mind."""
        check_turn(observation)
        view, codes = observation.view, observation.legal_moves.codes
        if isinstance(view, WizardView):
            return WIZARD_MOVES[wizard.choose(remembered_wizard(view, NOTHING), codes)]
        return EXTREME_MOVES[extreme.choose(remembered_extreme(view, NOTHING), codes)]
