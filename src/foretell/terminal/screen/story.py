"""The log of events in sentences, with the latest at the bottom."""

from rich.cells import cell_len

from ..drawing import theme
from ..drawing.canvas import Canvas
from ..drawing.canvas_widget import CanvasWidget


class StoryWidget(CanvasWidget):
    """The last sentences that fit."""

    def __init__(self, name: str, lines: list[str]) -> None:
        """``lines`` is shared and grows; call ``repaint`` after a change."""
        super().__init__(id=name)
        self._lines = lines

    def paint(self, canvas: Canvas) -> None:
        """Draw from the bottom up, with the latest sentence brightest."""
        y = canvas.height - 1
        for age, line in enumerate(reversed(self._lines)):
            for part in reversed(wrapped(line, canvas.width - 2)):
                if y < 0:
                    return
                canvas.write(1, y, part, theme.ON_FELT if age == 0 else theme.QUIET)
                y -= 1


def wrapped(line: str, width: int) -> list[str]:
    """The line wrapped between words; every part but the first is indented."""
    parts: list[str] = []
    current = ""
    for word in line.split():
        longer = f"{current} {word}" if current.strip() else f"{current}{word}"
        if cell_len(longer) > width and current.strip():
            parts.append(current)
            longer = f"  {word}"
        current = longer
    return [*parts, current]
