"""Drawing the seats: name, points, and what each game shows of a seat."""

from rich.cells import cell_len

from ...game.observation import Observation
from ..text.phrases import Phrases
from . import theme
from .canvas import Canvas, fit
from .games import game_drawing
from .snapshot import Snapshot

HEIGHT = 3
_NARROW = 14
"""Width in cells below which a seat drops its padding."""


def draw_seat(
    canvas: Canvas, x: int, y: int, width: int, snapshot: Snapshot, seat: int, phrases: Phrases, height: int = HEIGHT
) -> None:
    """A box of three lines, or its first ``height`` lines."""
    box = Canvas(width, HEIGHT, theme.SEAT)
    _draw_box(box, snapshot, seat, phrases)
    canvas.paste(x, y, box, height)


def _draw_box(canvas: Canvas, snapshot: Snapshot, seat: int, phrases: Phrases) -> None:
    view = snapshot.view
    _draw_name(canvas, snapshot, seat, phrases)
    game_drawing(view).draw_seat(canvas, view, seat, phrases)


def _draw_name(canvas: Canvas, snapshot: Snapshot, seat: int, phrases: Phrases) -> None:
    """The name, with markers for the turn and the dealer, and the points."""
    view, width = snapshot.view, canvas.width
    style = theme.SEAT_TURN if snapshot.turn == seat else theme.SEAT_LOUD
    points = f"{view.totals[seat]}"
    canvas.fill(0, 0, width, 1, style)
    narrow = width < _NARROW
    canvas.write(width - len(points) - (not narrow), 0, points, style)
    room = width - len(points) - (2 if narrow else 4)
    marks = dealer_mark(view, seat, phrases).strip(" ()" if narrow else "")
    name = fit(phrases.names[seat], room - cell_len(marks))
    canvas.write(0, 0, f"{'▶' if snapshot.turn == seat else ' '}{name}{marks}", style)


def dealer_mark(view: Observation, seat: int, phrases: Phrases) -> str:
    """A3: the marker of the dealer."""
    return f" ({phrases.words('dealer-mark')})" if seat == view.dealer else ""
