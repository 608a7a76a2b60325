"""What a bot thinks of every move that it could make: for hints, for a look back at a game, and to choose by."""

from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from ..game.moves import Move
from ..game.observation import Observation
from .base import Bot


@dataclass(frozen=True, slots=True)
class Judgement:
    """What is expected of a move, for the seat that makes it and the rest of the round as that bot would play it."""

    move: Move
    points: float
    """Points of the round that the move leads to on average; in Wizard Extreme penalty points: fewer are better."""
    chance: float
    """The chance, 0 to 1, that the round goes exactly as foretold: the bid is met; in Extreme, no penalty point."""


@runtime_checkable
class Judge(Bot, Protocol):
    """A bot that says what it expects of each move."""

    def judge(self, observation: Observation) -> tuple[Judgement, ...]:
        """A judgement of each of ``observation.legal_moves``, in their order; asked when it is the seat's turn."""
        ...
