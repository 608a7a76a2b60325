"""The dialogs over the table: leaving, saved games, help, the log, the last trick."""

from typing import ClassVar, TypeVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from ...words import Words
from ..drawing.canvas import Canvas, CanvasWidget
from ..drawing.cards import SMALL
from ..drawing.snapshot import Snapshot
from ..drawing.table import draw_trick
from ..text.phrases import Phrases

Answer = TypeVar("Answer")
DELETE = "delete "


class Dialog(ModalScreen[Answer]):
    """A frame with a title and a line of keys; subclasses fill it."""

    def __init__(self, words: Words, title: str, keys: str | None = None) -> None:
        """``keys``: the line of keys; None: the one that says how to close the dialog."""
        super().__init__()
        self.words = words
        self._heading, self._keys = title, words("keys-close") if keys is None else keys

    def compose(self) -> ComposeResult:
        """Title, content, keys."""
        with Vertical(id="dialog"):
            yield Static(self._heading, id="dialog-title", markup=False)
            yield from self.content()
            yield Static(self._keys, id="dialog-keys", markup=False)

    def content(self) -> ComposeResult:
        """The content of the frame."""
        raise NotImplementedError


class TextDialog(Dialog[None]):
    """Text to read: help, or the log."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,q,space", "dismiss", show=False)]

    def __init__(self, words: Words, title: str, text: str, *, from_end: bool = False) -> None:
        super().__init__(words, title)
        self._text = text
        self._from_end = from_end

    def content(self) -> ComposeResult:
        """The text, which scrolls."""
        with VerticalScroll(id="dialog-scroll"):
            yield Static(self._text, markup=False)

    def on_mount(self) -> None:
        """Scroll to the end if asked to."""
        scroll = self.query_one("#dialog-scroll", VerticalScroll)
        scroll.focus()
        if self._from_end:
            scroll.scroll_end(animate=False)


class ChoiceDialog(Dialog[str]):
    """A list of answers; returns the id of the chosen one, ``""`` for Escape, or ``delete`` and the id for Delete."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "dismiss('')", show=False),
        Binding("delete", "throw_away", show=False),
    ]

    def __init__(self, words: Words, title: str, text: str, options: list[tuple[str, str]], keys: str) -> None:
        """``options``: ids and labels."""
        super().__init__(words, title, keys)
        self._text, self._options = text, options

    def content(self) -> ComposeResult:
        """The text and the list."""
        if self._text:
            yield Static(self._text, id="dialog-text", markup=False)
        yield OptionList(*(Option(label, id=name) for name, label in self._options), markup=False)

    def on_mount(self) -> None:
        """Focus the list."""
        self.query_one(OptionList).focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Return the chosen answer."""
        self.dismiss(event.option.id or "")

    def action_throw_away(self) -> None:
        """Return the selected answer for deletion; the caller decides whether that means anything."""
        option = self.query_one(OptionList).highlighted_option
        if option is not None:
            self.dismiss(f"{DELETE}{option.id}")


class _TrickDrawing(CanvasWidget):
    def __init__(self, snapshot: Snapshot, phrases: Phrases) -> None:
        super().__init__(id="trick-drawing")
        self._snapshot, self._phrases = snapshot, phrases

    def paint(self, canvas: Canvas) -> None:
        """Draw the trick."""
        draw_trick(canvas, self._snapshot, self._phrases, (0, 0, canvas.width, canvas.height))


class TrickDialog(Dialog[None]):
    """Shows the last trick again."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,l,q,space", "dismiss", show=False)]

    def __init__(self, phrases: Phrases, snapshot: Snapshot, line: str) -> None:
        super().__init__(phrases.words, phrases.words("last-title"))
        self._phrases, self._snapshot, self._line = phrases, snapshot, line

    def content(self) -> ComposeResult:
        """The cards, and the winner."""
        drawing = _TrickDrawing(self._snapshot, self._phrases)
        drawing.styles.height = SMALL.height + 2
        yield drawing
        yield Static(self._line, id="trick-line", markup=False)
