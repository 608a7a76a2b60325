"""The bot that plays at random."""

from ..game.moves import Move
from ..game.observation import Observation
from .base import check_turn
from .choices import choose_at_random


class RandomBot:
    """Makes a random legal move, all equally likely; a seed gives the same moves on every platform."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._rng = [seed]

    def choose(self, observation: Observation) -> Move:
        """Any legal move."""
        check_turn(observation)
        codes = observation.legal_moves.codes
        return observation.codebook.moves[choose_at_random(codes, len(codes), self._rng)]
