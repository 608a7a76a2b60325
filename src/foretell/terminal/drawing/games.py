"""Finds the drawing of a game: a row for each game."""

from typing import Any

from ...game.observation import Observation
from .extreme import ExtremeDrawing
from .game_drawing import GameDrawing
from .wizard import WizardDrawing

_DRAWINGS: dict[str, GameDrawing[Any]] = {"wizard": WizardDrawing(), "extreme": ExtremeDrawing()}


def game_drawing(view: Observation) -> GameDrawing[Any]:
    """The drawing of the game of this observation."""
    return _DRAWINGS[view.game]
