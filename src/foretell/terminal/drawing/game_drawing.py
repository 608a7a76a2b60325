"""The interface between the drawn table and each game: one subclass for Wizard, one for Wizard Extreme."""

from abc import ABC, abstractmethod
from typing import Generic

from ..text.game_text import V
from ..text.phrases import Phrases
from .canvas import Canvas


class GameDrawing(ABC, Generic[V]):
    """What is drawn differently for each game."""

    open_lines: int = 0
    """How many lines ``draw_open`` needs."""

    @abstractmethod
    def draw_seat(self, canvas: Canvas, view: V, seat: int, phrases: Phrases) -> None:
        """Draw the second and third line of a seat's box."""

    @abstractmethod
    def draw_own(self, canvas: Canvas, x: int, y: int, view: V, phrases: Phrases) -> tuple[int, list[str]]:
        """Draw the player's own bid or seals; returns the column after them, and the text that follows, in parts."""

    def draw_open(self, canvas: Canvas, view: V, phrases: Phrases, y: int, width: int) -> None:
        """Draw what lies open besides the seats in a line of its own; ``width``: that of the seats beside it."""
