"""A row of buttons: trump suits, bids, seals; everything but cards."""

from dataclasses import dataclass

from rich.cells import cell_len
from rich.style import Style

from ..drawing import theme
from ..drawing.canvas import Canvas
from ..questions.question import Choice
from ..text.phrases import Phrases
from .choice_widget import ChoiceWidget


@dataclass(frozen=True, slots=True)
class _Button:
    start: int
    text: str
    choice: Choice


class Buttons(ChoiceWidget):
    """The choices of a question in one row, which scrolls if it is too long."""

    def __init__(self, phrases: Phrases) -> None:
        super().__init__("buttons")
        self._phrases = phrases

    def paint(self, canvas: Canvas) -> None:
        """Draw the buttons; the selected one is always visible."""
        for index, button in enumerate(self._buttons()):
            canvas.write(button.start, 0, button.text, self._style(button.choice, index == self.index))

    def _buttons(self) -> list[_Button]:
        """The buttons with full labels, or with shorter ones if these don't fit."""
        if self.question is None:
            return []
        for text_of in (_long, _short, _shortest):
            row = _row([(text_of(choice, self._phrases), choice) for choice in self.question.choices])
            end = row[-1].start + cell_len(row[-1].text) if row else 0
            if end <= self.size.width or text_of is _shortest:
                return self._moved(row, end)
        return []

    def _moved(self, row: list[_Button], end: int) -> list[_Button]:
        """Centre the row, or scroll it to show the selected button."""
        offset = max(0, (self.size.width - end) // 2)
        if end > self.size.width and row:
            marked = row[min(self.index, len(row) - 1)]
            offset = min(0, self.size.width - marked.start - cell_len(marked.text))
        return [_Button(button.start + offset, button.text, button.choice) for button in row]

    def _style(self, choice: Choice, marked: bool) -> Style:
        if marked:
            return theme.BUTTON_CHOSEN if choice.allowed else theme.BUTTON_REFUSED
        if not choice.allowed:
            return theme.SEAT_QUIET
        return theme.suit_style(choice.suit) if choice.suit else theme.BUTTON

    def choice_at(self, x: int, y: int) -> int | None:
        """The index of the button at a cell."""
        for index, button in enumerate(self._buttons()):
            if button.start <= x < button.start + cell_len(button.text):
                return index
        return None


def _row(texts: list[tuple[str, Choice]]) -> list[_Button]:
    row, x = [], 0
    for text, choice in texts:
        row.append(_Button(x, text, choice))
        x += cell_len(text) + 1
    return row


def _mark(choice: Choice, phrases: Phrases) -> str:
    """A suit's shape and mark; a cross on a choice that is not allowed."""
    suit = f"{theme.SHAPES[choice.suit]}{phrases.mark(choice.suit)} " if choice.suit else ""
    return suit if choice.allowed else f"✗{suit}"


def _long(choice: Choice, phrases: Phrases) -> str:
    return f" {_mark(choice, phrases)}{choice.label} "


def _short(choice: Choice, phrases: Phrases) -> str:
    if choice.suit is None:
        return _long(choice, phrases)
    count = "" if choice.count is None else f"{choice.count} "
    return f" {_mark(choice, phrases)}{count}"


def _shortest(choice: Choice, phrases: Phrases) -> str:
    return _short(choice, phrases).strip()
