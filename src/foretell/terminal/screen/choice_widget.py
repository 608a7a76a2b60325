"""The common base of hand and buttons: keys, mouse, and messages to the screen."""

from time import monotonic
from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message

from ..drawing.canvas import CanvasWidget
from ..questions.question import Choice, Question


class ChoiceWidget(CanvasWidget, can_focus=True):
    """Selects among the choices of a question by arrow keys, typing or mouse."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,up", "go(-1)", show=False),
        Binding("right,down", "go(1)", show=False),
        Binding("home", "go_to(0)", show=False),
        Binding("end", "go_to(-1)", show=False),
        Binding("enter,space", "choose", show=False),
    ]

    class Chosen(Message):
        """A choice was made; it may not be allowed."""

        def __init__(self, choice: Choice) -> None:
            self.choice = choice
            super().__init__()

    class Highlighted(Message):
        """Another choice was selected."""

        def __init__(self, choice: Choice) -> None:
            self.choice = choice
            super().__init__()

    def __init__(self, name: str) -> None:
        super().__init__(id=name)
        self.question: Question | None = None
        self.index = 0
        self._typed = ""
        self._accepts_from = 0.0

    def ask(self, question: Question | None, patience: float = 0.0) -> None:
        """Ask another question, or none; ``patience``: seconds in which Enter is ignored as a late key press."""
        self.question, self._typed = question, ""
        self._accepts_from = monotonic() + patience
        if question is not None:
            self.look_at(question.start)
        self.repaint()

    def look_at(self, index: int) -> None:
        """Select a choice."""
        if self.question is None or not self.question.choices:
            return
        self.index = index % len(self.question.choices)
        self.post_message(self.Highlighted(self.question.choices[self.index]))
        self.repaint()

    def action_go(self, step: int) -> None:
        """Select the next choice, or the previous one."""
        self.look_at(self.index + step)

    def action_go_to(self, index: int) -> None:
        """Select the first or the last choice."""
        self.look_at(index)

    def action_choose(self) -> None:
        """Answer with the selected choice."""
        if self.question is not None and self.question.choices and monotonic() >= self._accepts_from:
            self.post_message(self.Chosen(self.question.choices[self.index]))

    def on_key(self, event: events.Key) -> None:
        """Select the choice that is typed; several digits make one number, two letters one mark."""
        if self.question is None or not event.is_printable or event.character is None:
            return
        typed = self._typed + event.character
        found = self.found(typed)
        if found is None:
            typed = event.character
            found = self.found(typed)
        self._typed = typed
        if found is not None:
            self.look_at(found)
            event.stop()
            event.prevent_default()

    def found(self, typed: str) -> int | None:
        """The index of the choice that is typed."""
        return None if self.question is None else self.question.of_key(typed)

    def choice_at(self, x: int, y: int) -> int | None:
        """The index of the choice drawn at a cell."""
        raise NotImplementedError

    def on_click(self, event: events.Click) -> None:
        """A click selects; a second click answers."""
        index = self.choice_at(event.x, event.y)
        if index is None or self.question is None:
            return
        if index == self.index:
            self.action_choose()
        else:
            self.look_at(index)
