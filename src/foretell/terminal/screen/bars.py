"""The status bar above the table (game, round, trump) and the line of keys below it."""

from collections.abc import Sequence

from rich.cells import cell_len
from textual.content import Content
from textual.widgets import Static

from ...game.cards import Suit
from ...game.codebook import Phase
from ...game.observation import Observation
from ...words import Words
from ..drawing import theme
from ..drawing.canvas import Canvas, CanvasWidget, fit
from ..text.games import bid_sum, game_name
from ..text.phrases import Phrases

Keys = Sequence[tuple[str, str]]
KEYS: Keys = (
    ("?", "help"),
    ("u", "rules"),
    ("s", "scores"),
    ("l", "last"),
    ("h", "hint"),
    ("v", "story"),
    ("+/-", "faster"),
    ("q", "leave"),
)
_SELF_EVIDENT = ("faster", "last", "story", "scores", "rules", "hint", "leave", "help")
"""The keys in the order in which they lose their labels; `?` explains them all."""


class StatusBar(CanvasWidget):
    """Game and round on the left, trump on the right."""

    def __init__(self, phrases: Phrases) -> None:
        super().__init__(id="headline")
        self._phrases = phrases
        self._view: Observation | None = None

    def show(self, view: Observation) -> None:
        """Show another view."""
        self._view = view
        self.repaint()

    def paint(self, canvas: Canvas) -> None:
        """Draw the line."""
        view, words = self._view, self._phrases.words
        canvas.fill(0, 0, canvas.width, 1, theme.BAR)
        if view is None:
            return
        parts = [game_name(words, view.options), words("headline-round", round=view.round, rounds=view.rounds)]
        text = " · ".join([f" {parts[0]}", parts[1], *bid_sum(view, self._phrases)])
        trump, suit = _trump(view, self._phrases)
        room = canvas.width - cell_len(trump) - 3
        canvas.write(0, 0, fit(text, room), theme.BAR)
        style = theme.suit_style(suit) if suit else theme.SEAT_LOUD
        canvas.write(canvas.width - cell_len(trump) - 2, 0, f" {trump} ", style)


def _trump(view: Observation, phrases: Phrases) -> tuple[str, Suit | None]:
    """A4, B1: the trump in words, and its suit."""
    words = phrases.words
    if view.phase is Phase.TRUMP:
        return words("headline-trump-open"), None
    suit = view.trump
    if suit is None:
        return words("suit-none.label"), None
    return words("headline-trump", suit=f"{theme.SHAPES[suit]}{phrases.mark(suit)} {phrases.suit_label(suit)}"), suit


class KeyLine(Static):
    """The keys that always work, as links that can be clicked."""

    def __init__(self, words: Words, keys: Keys) -> None:
        """``keys``: each with the action that it starts, whose label is ``key-`` and its name."""
        super().__init__(id="keys")
        self._words, self._known = words, keys

    def on_resize(self) -> None:
        """Show as much as fits."""
        self.update(key_line(self._words, self.content_size.width, self._known))


def key_line(words: Words, width: int, keys: Keys = KEYS) -> Content:
    """The keys with their labels; if they don't fit, some without."""
    bare = 0
    while (line := _keys(words, keys, _SELF_EVIDENT[:bare])).cell_length > width and bare < len(_SELF_EVIDENT):
        bare += 1
    return line


def _keys(words: Words, keys: Keys, bare: Sequence[str]) -> Content:
    """The line, with these keys unlabelled."""
    return Content("  ").join(_key(key, name, "" if name in bare else words(f"key-{name}")) for key, name in keys)


def _key(key: str, action: str, label: str) -> Content:
    return Content.from_markup(f"[@click=screen.{action}][b]{key}[/b]{' $label' if label else ''}[/]", label=label)
