"""A widget that is a drawing."""

from textual.strip import Strip
from textual.widget import Widget

from . import theme
from .canvas import Canvas


class CanvasWidget(Widget):
    """Draws itself anew when it has changed or has another size."""

    _canvas: Canvas | None = None

    def paint(self, canvas: Canvas) -> None:
        """Draw what there is to see."""
        raise NotImplementedError

    def repaint(self) -> None:
        """Say that something has changed."""
        self._canvas = None
        self.refresh()

    @property
    def drawing(self) -> Canvas:
        """The drawing as it is now."""
        width, height = self.size
        if self._canvas is None or (self._canvas.width, self._canvas.height) != (width, height):
            self._canvas = Canvas(width, height, theme.ON_FELT)
            self.paint(self._canvas)
        return self._canvas

    def render_line(self, y: int) -> Strip:
        """A line of the drawing."""
        canvas = self.drawing
        return canvas.strip(y) if y < canvas.height else Strip.blank(self.size.width, theme.ON_FELT)
