"""The layout of the table screen, and how it asks the player."""

import asyncio
from collections.abc import Iterable

from rich.cells import cell_len
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.screen import Screen
from textual.widgets import Static

from ...game.moves import Move, Play
from ..drawing import theme
from ..drawing.canvas import Canvas, CanvasWidget
from ..drawing.snapshot import Snapshot
from ..drawing.table import TableWidget
from ..questions.next_question import rule_of_card, rule_of_question
from ..questions.question import Choice, Question
from ..text.phrases import Phrases
from .bars import KEYS, KeyLine, StatusBar
from .buttons import Buttons
from .choice_widget import ChoiceWidget
from .hand import Cards, Hand

_WIDTHS = [(0, "-narrow"), (112, "-wide")]
_HEIGHTS = [(0, "-lowest"), (18, "-low"), (30, "-middle"), (36, "-high")]


class Board(Screen[str]):
    """Shows the table and the hand, and asks."""

    keys = KEYS
    """The keys that always work."""

    def __init__(self, phrases: Phrases) -> None:
        super().__init__()
        self.HORIZONTAL_BREAKPOINTS, self.VERTICAL_BREAKPOINTS = _WIDTHS, _HEIGHTS
        self._phrases, self._words = phrases, phrases.words
        self.patience = 0.0
        """Seconds during which a new question ignores keys."""
        self._lines: list[str] = []
        self._snapshot: Snapshot | None = None
        self._questions: list[Question] = []
        """The question asked, and the follow-up questions that are open."""
        self._answer: asyncio.Future[Move] | None = None
        self._rule = "A1"
        """The rule that `u` opens."""

    def compose(self) -> ComposeResult:
        """From top to bottom: status bar, table, log, question, hand, keys."""
        yield StatusBar(self._phrases)
        with Horizontal(id="middle"):
            yield TableWidget(self._phrases)
            yield StoryWidget("story-beside", self._lines)
        yield StoryWidget("story-below", self._lines)
        yield Static(id="ask", markup=False)
        yield Static(id="about", markup=False)
        yield Buttons(self._phrases)
        yield Hand(self._phrases)
        yield KeyLine(self._words, self.keys)

    def show(self, snapshot: Snapshot, hand: Cards) -> None:
        """Show the table and the hand."""
        self._snapshot = snapshot
        self.query_one(StatusBar).show(snapshot.view)
        self.query_one(TableWidget).show(snapshot)
        self.query_one(Hand).show(hand)

    def tell(self, lines: Iterable[str]) -> None:
        """Add lines to the log."""
        self._lines += lines
        for widget in self.query(StoryWidget):
            widget.repaint()

    async def ask(self, question: Question) -> Move:
        """Ask until the answer is allowed; cancelling the task removes the question."""
        self._answer = asyncio.get_running_loop().create_future()
        self._questions = [question]
        self._show_question(self.patience)
        try:
            return await self._answer
        finally:
            self._answer, self._questions = None, []
            if self.is_running:
                self._show_question()

    def _show_question(self, patience: float = 0.0) -> None:
        """Show the current question in the hand, or as buttons."""
        question = self._questions[-1] if self._questions else None
        hand, buttons = self.query_one(Hand), self.query_one(Buttons)
        of_cards = question is not None and question.of_cards
        buttons.display = question is not None and not of_cards
        self.query_one("#about", Static).display = not buttons.display
        hand.ask(question if of_cards else None, patience)
        buttons.ask(None if of_cards else question, patience)
        if question is None:
            self.set_focus(None)
            self._say("")
        else:
            (hand if of_cards else buttons).focus()

    def on_choice_widget_highlighted(self, message: ChoiceWidget.Highlighted) -> None:
        """Describe the selected choice, or say why it is not allowed."""
        if not self._questions:
            return
        choice = message.choice
        self._rule = self._rule_for(choice)
        if choice.reason is not None:
            self._say(f"✗ {self._phrases.reason(choice.reason)}", self._words("about-rule", rule=self._rule))
        else:
            self._say(self._questions[-1].title, self._about(choice))

    def _about(self, choice: Choice) -> str:
        if choice.card is None:
            return self._phrases.about(None) if choice.move == Play(None) else ""
        about = self._phrases.about(choice.card)
        return f"{choice.label}: {about} ({self._rule})" if about else choice.label

    def _rule_for(self, choice: Choice) -> str:
        """The rule that forbids the choice, or the one about its card or its question."""
        if choice.reason is not None:
            return choice.reason.rule
        about_question = "A1" if self._snapshot is None else rule_of_question(self._snapshot.view)
        return rule_of_card(choice.card) or about_question

    def on_choice_widget_chosen(self, message: ChoiceWidget.Chosen) -> None:
        """Make the move, open the follow-up question, or beep."""
        choice = message.choice
        if choice.reason is not None:
            self.app.bell()
        elif choice.then is not None:
            self._questions.append(choice.then)
            self._show_question()
        elif choice.move is not None and self._answer is not None and not self._answer.done():
            self._answer.set_result(choice.move)

    def back(self) -> bool:
        """Go back from a follow-up question; returns whether there was one."""
        if len(self._questions) < 2:
            return False
        self._questions.pop()
        self._show_question()
        return True

    def _say(self, text: str, about: str = "") -> None:
        """Set the lines above the hand."""
        self.query_one("#ask", Static).update(text)
        self.query_one("#about", Static).update(about)


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
