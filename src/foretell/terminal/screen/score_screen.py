"""The score sheet on the screen."""

from time import monotonic
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll

from ..drawing import theme
from ..drawing.canvas import Canvas, CanvasWidget, fit
from ..text.phrases import Phrases
from ..text.score_sheet import RoundScores, ScoreSheet
from .dialogs import Dialog

_NUMBER = 5
"""Columns for the number of the round."""
_WIDE = 16
"""Columns for each player, where there is room."""
_FRAME = 5
"""Border, padding and scroll bar."""


class ScoreScreen(Dialog[str]):
    """All rounds by seat; returns ``again`` for another game, otherwise ``""``."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "answer('')", show=False),
        Binding("enter,s,space", "go_on", show=False),
        Binding("n", "answer('again')", show=False),
    ]

    def __init__(self, phrases: Phrases, sheet: ScoreSheet, title: str, keys: str, patience: float = 0.0) -> None:
        """``keys``: the line of keys; ``patience``: seconds during which keys are ignored, in case one comes late."""
        super().__init__(phrases.words, title, keys)
        self._phrases, self._sheet = phrases, sheet
        self._accepts_from = monotonic() + patience

    def content(self) -> ComposeResult:
        """The sheet; many rounds scroll under its head."""
        yield SheetHead(self._phrases)
        with VerticalScroll(id="dialog-scroll"):
            yield SheetDrawing(self._phrases, self._sheet)

    def on_mount(self) -> None:
        """Make the dialog as wide as the sheet, and scroll to the last round."""
        self.query_one("#dialog").styles.width = _NUMBER + len(self._phrases.names) * _WIDE + _FRAME
        scroll = self.query_one("#dialog-scroll", VerticalScroll)
        scroll.focus()
        scroll.scroll_end(animate=False)

    @property
    def ends_the_game(self) -> bool:
        """Whether another game is offered."""
        return bool(self._sheet.winners)

    def action_answer(self, answer: str) -> None:
        """Close the sheet; start another game only if it is offered."""
        if monotonic() >= self._accepts_from and (self.ends_the_game or not answer):
            self.dismiss(answer)

    def action_go_on(self) -> None:
        """Close the sheet, except the final one, which would end the program."""
        if not self.ends_the_game:
            self.action_answer("")


class SheetHead(CanvasWidget):
    """The players' names over their columns."""

    def __init__(self, phrases: Phrases) -> None:
        super().__init__(id="sheet-head")
        self._names = phrases.names

    def paint(self, canvas: Canvas) -> None:
        """Draw the names, and a line."""
        width = column_width(canvas, len(self._names))
        for seat, name in enumerate(self._names):
            canvas.write(_NUMBER + seat * width, 0, f"│{fit(name, width - 2):>{width - 2}}", theme.LOUD)
        canvas.write(0, 1, "─" * _NUMBER + f"┼{'─' * (width - 1)}" * len(self._names), theme.QUIET)


class SheetDrawing(CanvasWidget):
    """The rounds of the score sheet, one on each line."""

    def __init__(self, phrases: Phrases, sheet: ScoreSheet) -> None:
        super().__init__(id="sheet")
        self._seats, self._rounds = len(phrases.names), sheet.rounds
        self.styles.height = len(sheet.rounds)

    def paint(self, canvas: Canvas) -> None:
        """Draw all rounds."""
        width = column_width(canvas, self._seats)
        for y, account in enumerate(self._rounds):
            canvas.write(0, y, f"{account.number:>{_NUMBER - 1}}", theme.QUIET)
            for seat in range(self._seats):
                x = canvas.write(_NUMBER + seat * width, y, "│", theme.QUIET)
                draw_cell(canvas, x, y, width - 2, account, seat)


def column_width(canvas: Canvas, seats: int) -> int:
    """The width of a player's column."""
    return min(_WIDE, (canvas.width - _NUMBER) // seats)


def draw_cell(canvas: Canvas, x: int, y: int, width: int, account: RoundScores, seat: int) -> None:
    """Tricks won out of the bid, the points of the round if they fit, and the total on the right."""
    bid, tricks = account.bids[seat], account.tricks[seat]
    mark = "★" if account.magician == seat else ""
    left = mark if bid is None else f"{tricks}/{bid}"
    if not account.points:
        canvas.write(x, y, left, theme.QUIET)
        return
    points, total = account.points[seat], account.totals[seat]
    good = points > 0 if bid is not None else points == 0
    style = theme.ON_FELT if good else theme.QUIET
    canvas.write(x, y, left, style)
    if width >= 13:
        canvas.write(x + 5, y, f"{points:+d}", style)
    number = str(total)
    canvas.write(x + width - len(number), y, number, theme.LOUD if good else theme.ON_FELT)
