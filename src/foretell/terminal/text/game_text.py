"""The interface between the terminal's texts and each game: one subclass for Wizard, one for Wizard Extreme."""

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from ...game.cards import Card
from ...game.observation import Observation
from ...words import Words
from .phrases import Phrases

V = TypeVar("V", bound=Observation)
P = TypeVar("P")
R = TypeVar("R")
"""A game's observations, options and results."""


class GameText(ABC, Generic[V, P, R]):
    """What the terminal says differently for each game."""

    def variants(self, options: P, words: Words) -> list[str]:
        """The names of the variants that are chosen."""
        return []

    @abstractmethod
    def open_line(self, view: V, phrases: Phrases) -> str:
        """What lies open besides the seats: the trump, or the pool of seals."""

    @abstractmethod
    def prediction(self, view: V, seat: int, phrases: Phrases) -> str:
        """What the seat has predicted: its bid, or its seals."""

    def bid_sum(self, view: V, phrases: Phrases) -> list[str]:
        """A6: the sum of the bids, once all are known."""
        return []

    def turned(self, view: V, phrases: Phrases) -> tuple[Card, str] | None:
        """A4: the card turned up for trump, and a label for it; None if there is none."""
        return None

    @abstractmethod
    def results(self, result: R, phrases: Phrases) -> list[list[str]]:
        """The result of a complete round as a table: its head, and a row for each seat."""
