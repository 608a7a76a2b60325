"""A widget that draws itself on a canvas."""

from textual.strip import Strip
from textual.widget import Widget

from . import theme
from .canvas import Canvas


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
