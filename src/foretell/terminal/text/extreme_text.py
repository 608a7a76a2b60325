"""Wizard Extreme's part of the terminal's texts: the pool, seals, results."""

from ...game.observation import ExtremeObservation
from ...game.options import ExtremeOptions
from ...game.rounds import ExtremeResult
from .game_text import GameText
from .phrases import Phrases


class ExtremeText(GameText[ExtremeObservation, ExtremeOptions, ExtremeResult]):
    """What the terminal says of Wizard Extreme."""

    def open_line(self, view: ExtremeObservation, phrases: Phrases) -> str:
        """B2: the pool."""
        return phrases.words("overview-pool", seals=phrases.seals(view.pool) or phrases.words("nothing"))

    def prediction(self, view: ExtremeObservation, seat: int, phrases: Phrases) -> str:
        """B5: the seals in front of a seat, or the Magician."""
        if view.magician == seat:
            return phrases.words("magician")
        return phrases.seals(view.seals[seat]) or phrases.words("overview-no-seals")

    def results(self, result: ExtremeResult, phrases: Phrases) -> list[list[str]]:
        """B12, B13: points, and the seals left."""
        words, names = phrases.words, phrases.names
        seals, points = result.seals, result.points
        rows = [[names[i], str(points[i]), phrases.seals(dict(seals[i]))] for i in range(len(names))]
        return [["", words("show-points"), words("show-seals-left")], *rows]
