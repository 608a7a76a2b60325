"""A grid of character cells to draw on, finer than Textual's widgets."""

from rich.cells import cell_len, set_cell_size
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip
from textual.widget import Widget

from . import theme

Cell = tuple[str, Style]


class Canvas:
    """A rectangle of cells; drawing outside of it is clipped."""

    def __init__(self, width: int, height: int, style: Style) -> None:
        self.width, self.height = width, height
        self.rows: list[list[Cell]] = [[(" ", style)] * width for _ in range(height)]
        """The cells, row by row."""

    def write(self, x: int, y: int, text: str, style: Style) -> int:
        """Write text that starts at a cell; returns the column after it."""
        for char in text:
            size = cell_len(char)
            if size and 0 <= y < self.height and 0 <= x <= self.width - size:
                self.rows[y][x : x + size] = [(char, style), *[("", style)] * (size - 1)]
            x += size
        return x

    def fill(self, x: int, y: int, width: int, height: int, style: Style) -> None:
        """Clear a rectangle."""
        for row in range(y, y + height):
            self.write(x, row, " " * width, style)

    def paste(self, x: int, y: int, other: "Canvas", height: int) -> None:
        """Copy the top rows of another canvas, with its upper left corner at a cell."""
        for down, row in enumerate(other.rows[:height]):
            for right, (char, style) in enumerate(row):
                if 0 <= y + down < self.height and 0 <= x + right < self.width:
                    self.rows[y + down][x + right] = (char, style)

    def centre(self, x: int, y: int, width: int, text: str, style: Style) -> None:
        """Centre text in a row of cells, truncated to fit."""
        text = fit(text, width)
        self.write(x + (width - cell_len(text)) // 2, y, text, style)

    def strip(self, y: int) -> Strip:
        """One row, as Textual renders it."""
        segments: list[Segment] = []
        for char, style in self.rows[y]:
            if segments and segments[-1].style is style:
                segments[-1] = Segment(segments[-1].text + char, style)
            else:
                segments.append(Segment(char, style))
        return Strip(segments, self.width)

    @property
    def text(self) -> str:
        """The drawing as plain text."""
        return "\n".join("".join(char for char, _ in row).rstrip() for row in self.rows)


def fit(text: str, width: int) -> str:
    """The text, truncated with an ellipsis if it is too wide."""
    if cell_len(text) <= width:
        return text
    return set_cell_size(text, max(width - 1, 0)).rstrip() + "…" if width > 0 else ""


class CanvasWidget(Widget):
    """Redraws itself when it has changed or was resized."""

    _canvas: Canvas | None = None

    def paint(self, canvas: Canvas) -> None:
        """Draw the content."""
        raise NotImplementedError

    def repaint(self) -> None:
        """Redraw after a change."""
        self._canvas = None
        self.refresh()

    @property
    def drawing(self) -> Canvas:
        """The current drawing."""
        width, height = self.size
        if self._canvas is None or (self._canvas.width, self._canvas.height) != (width, height):
            self._canvas = Canvas(width, height, theme.ON_FELT)
            self.paint(self._canvas)
        return self._canvas

    def render_line(self, y: int) -> Strip:
        """One row of the drawing."""
        canvas = self.drawing
        return canvas.strip(y) if y < canvas.height else Strip.blank(self.size.width, theme.ON_FELT)
