"""A bot's estimates for all its legal moves: for hints, for reviewing a game, and to choose by."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from ..game.moves import Move
from ..game.observation import Observation
from ..given import each_of, must_be
from .base import Bot


@dataclass(frozen=True, slots=True)
class Judgement:
    """The estimate for one move, assuming that the bot plays the rest of the round for the seat."""

    move: Move
    points: float
    """The average points of the round after this move; in Wizard Extreme penalty points, so fewer are better."""
    chance: float
    """The chance, 0 to 1, to succeed in the round: to meet the bid; in Extreme, to get no penalty points."""


@runtime_checkable
class Judge(Bot, Protocol):
    """A bot that gives an estimate for each move."""

    def judge(self, observation: Observation) -> tuple[Judgement, ...]:
        """A judgement of each of ``observation.legal_moves``, in their order; called when it is the seat's turn."""


def judgements(observation: Observation, points: Sequence[float], chances: Sequence[float]) -> tuple[Judgement, ...]:
    """The legal moves of an observation, with these estimates; raises TypeError and ValueError for other numbers."""
    must_be(observation, Observation, "judgements are of the moves of an observation")
    points, chances = each_of(points, "points are a list of numbers"), each_of(chances, "chances are a list of numbers")
    many = len(observation.legal_moves)
    if not len(points) == len(chances) == many:
        raise ValueError(f"there must be points and a chance for each of {many} legal moves")
    expected = zip(observation.legal_moves, points, chances, strict=True)
    return tuple(Judgement(move, points, chance) for move, points, chance in expected)
