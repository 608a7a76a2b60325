"""The bot that plays at random."""

from ...game.moves import Move
from ...game.observation import Observation
from ...rules.chance import below
from ..base import check_turn


class RandomBot:
    """Makes a random legal move, all equally likely; a seed gives the same moves on every platform."""

    name = "random@1"

    def __init__(self, seed: int) -> None:
        self._rng = [seed]

    def choose(self, observation: Observation) -> Move:
        """Any legal move."""
        check_turn(observation)
        moves = observation.legal_moves
        return moves[below(self._rng, len(moves))]
