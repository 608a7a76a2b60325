"""Drawing a card: a box with the value in two corners, and the suit's mark and shape."""

from dataclasses import dataclass

from rich.style import Style

from ...game.cards import Card
from ...game.moves import Form
from ..text.phrases import Phrases
from . import theme
from .canvas import Canvas, fit

_LIGHT, _HEAVY = tuple("╭─╮│╰╯"), tuple("┏━┓┃┗┛")


@dataclass(frozen=True, slots=True)
class Size:
    """The size of a drawn card, in cells."""

    width: int
    height: int


SMALL, LARGE = Size(8, 5), Size(11, 7)


@dataclass(frozen=True, slots=True)
class Drawn:
    """A card to draw; None is a hidden card."""

    card: Card | None
    form: Form | None = None
    chosen: bool = False
    """Whether the player has selected it."""
    dim: bool = False
    """Whether it is drawn as unplayable."""


def draw_card(canvas: Canvas, x: int, y: int, size: Size, drawn: Drawn, phrases: Phrases) -> None:
    """Draw a card with its upper left corner at a cell."""
    if drawn.card is None:
        _box(canvas, x, y, size, theme.CARD_BACK, drawn.chosen)
        for row in range(1, size.height - 1):
            canvas.write(x + 1, y + row, "░" * (size.width - 2), theme.CARD_BACK)
        canvas.centre(x + 1, y + size.height // 2, size.width - 2, " ? ", theme.CARD_BACK)
        return
    face = theme.face(drawn.card, drawn.form, chosen=drawn.chosen)
    style = theme.CARD_DIM if drawn.dim else face.style
    _box(canvas, x, y, size, style, drawn.chosen)
    _print_face(canvas, x, y, size, face, style, phrases.mark(face.suit) if face.suit else "")
    if face.special:
        canvas.centre(x + 1, y + size.height // 2, size.width - 2, _name(drawn.card, size, phrases), style)


def _box(canvas: Canvas, x: int, y: int, size: Size, style: Style, heavy: bool) -> None:
    left_top, line, right_top, side, left_bottom, right_bottom = _HEAVY if heavy else _LIGHT
    inner = size.width - 2
    canvas.write(x, y, left_top + line * inner + right_top, style)
    for row in range(1, size.height - 1):
        canvas.write(x, y + row, side + " " * inner + side, style)
    canvas.write(x, y + size.height - 1, left_bottom + line * inner + right_bottom, style)


def _print_face(canvas: Canvas, x: int, y: int, size: Size, face: theme.Face, style: Style, mark: str) -> None:
    """The corners, which read the same upside down."""
    right, last = x + size.width - 1, y + size.height - 2
    beside = mark if face.special else ""
    canvas.write(x + 1, y + 1, face.corner, style)
    canvas.write(right - 1 - len(beside), y + 1, beside + face.shape, style)
    canvas.write(x + 1, last, face.shape + beside, style)
    canvas.write(right - len(face.corner), last, face.corner, style)
    if not face.special:
        canvas.write(x + 1, y + 2, mark, style)
        canvas.write(right - len(mark), last - 1, mark, style)
        if size.height > 5:
            canvas.centre(x + 1, y + size.height // 2, size.width - 2, face.shape, style)


def _name(card: Card, size: Size, phrases: Phrases) -> str:
    """The card's name if it fits, otherwise its short name."""
    full, inner = phrases.card(card), size.width - 2
    return full if len(full) <= inner else fit(phrases.short(card), inner)
