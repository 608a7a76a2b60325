"""Wizard Extreme's part of the drawn table: seals and the pool."""

from rich.style import Style

from ...game.cards import Suit
from ...game.observation import ExtremeObservation
from ..text.phrases import Phrases
from . import theme
from .canvas import Canvas, fit
from .game_drawing import GameDrawing


class ExtremeDrawing(GameDrawing[ExtremeObservation]):
    """What is drawn in Wizard Extreme."""

    open_lines = 1

    def draw_seat(self, canvas: Canvas, view: ExtremeObservation, seat: int, phrases: Phrases) -> None:
        """B2, B5: the seals in front of the seat; its tricks."""
        _draw_holding(canvas, 1, 1, view, seat, phrases, canvas.width)
        canvas.write(1, 2, phrases.words("seat-tricks", tricks=view.tricks[seat]), theme.SEAT_QUIET)

    def draw_own(
        self, canvas: Canvas, x: int, y: int, view: ExtremeObservation, phrases: Phrases
    ) -> tuple[int, list[str]]:
        """B2, B5: the seals; the tricks as text."""
        x = _draw_holding(canvas, x, y, view, phrases.me, phrases, canvas.width)
        return x, ["", phrases.words("seat-tricks", tricks=view.tricks[phrases.me])]

    def draw_open(self, canvas: Canvas, view: ExtremeObservation, phrases: Phrases, y: int, width: int) -> None:
        """B2: the pool."""
        pool = {kind: n for kind, n in view.pool.items() if n}
        title = f"{phrases.words('pool')} "
        length = len(title) + sum(len(f"{_seal_mark(kind, phrases)}{n} ") for kind, n in pool.items())
        x = canvas.write(max(width + 1, (canvas.width - length) // 2), y, title, theme.QUIET)
        _draw_seals(canvas, x, y, pool, phrases, canvas.width - width, gap=" ")


def _draw_holding(
    canvas: Canvas, x: int, y: int, view: ExtremeObservation, seat: int, phrases: Phrases, end: int
) -> int:
    """B2, B5: the seals in front of a seat, or the Magician; returns the column after them."""
    if view.magician == seat:
        return canvas.write(x, y, fit(phrases.words("magician"), end - x), theme.SEAT_LOUD)
    held = view.seals[seat]
    if not held:
        return canvas.write(x, y, fit(phrases.words("seat-no-seals"), end - x), theme.SEAT_QUIET)
    return _draw_seals(canvas, x, y, held, phrases, end)


def _draw_seals(
    canvas: Canvas, x: int, y: int, seals: dict[str, int], phrases: Phrases, end: int, gap: str = ""
) -> int:
    """Seals as small tickets, one for each kind: mark or shape, and the count."""
    for kind, count in seals.items():
        text = f"{_seal_mark(kind, phrases)}{count}"
        if x + len(text) > end:
            return canvas.write(end - 1, y, "…", theme.SEAT)
        x = canvas.write(x, y, text, _seal_style(kind))
        x = canvas.write(x, y, gap, theme.ON_FELT)
    return x


def _seal_mark(kind: str, phrases: Phrases) -> str:
    if kind in ("white", "black"):
        return theme.WHITE_SHAPE if kind == "white" else theme.BLACK_SHAPE
    return phrases.mark(Suit(kind))


def _seal_style(kind: str) -> Style:
    if kind in ("white", "black"):
        return theme.WHITE_SEAL if kind == "white" else theme.BLACK_SEAL
    return theme.suit_style(Suit(kind))
