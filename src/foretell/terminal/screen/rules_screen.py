"""The rule book: the list of rules on the left, the text of one on the right."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Input, Markdown, OptionList
from textual.widgets.option_list import Option

from ...rulebook import Rule, rules
from ...words import Words
from .dialogs import Dialog


class RulesScreen(Dialog[None]):
    """Shows the rule book; typing finds rules by number, or by a word in the title or the text."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss", show=False),
        Binding("down", "step(1)", show=False, priority=True),
        Binding("up", "step(-1)", show=False, priority=True),
        Binding("pagedown", "scroll(1)", show=False, priority=True),
        Binding("pageup", "scroll(-1)", show=False, priority=True),
    ]

    def __init__(self, words: Words, number: str = "A1") -> None:
        super().__init__(words, words("rules-title"), words("keys-rules"))
        self._number = number
        self._found: tuple[Rule, ...] = rules(words.lang)

    def content(self) -> ComposeResult:
        """The search field, the list, the text."""
        yield Input(placeholder=self.words("rules-find"))
        with Horizontal(id="rules-body"):
            yield OptionList(id="rules-list", markup=False)
            with VerticalScroll(id="rules-text", can_focus=False):
                yield Markdown()

    def on_mount(self) -> None:
        """Show the rule asked for."""
        self._list()
        numbers = [rule.number for rule in self._found]
        self._choices.highlighted = numbers.index(self._number) if self._number in numbers else 0
        self.query_one(Input).focus()

    @property
    def _choices(self) -> OptionList:
        return self.query_one(OptionList)

    def _list(self) -> None:
        self._choices.clear_options()
        self._choices.add_options(Option(f"{rule.number} {rule.title}") for rule in self._found)

    def on_input_changed(self, event: Input.Changed) -> None:
        """List the rules that match."""
        self._found = matching(rules(self.words.lang), event.value)
        self._list()
        if self._found:
            self._choices.highlighted = 0

    async def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show the selected rule."""
        if event.option_index < len(self._found):
            rule = self._found[event.option_index]
            await self.query_one(Markdown).update(f"## {rule.number} {rule.title}\n\n{rule.text}")
            self.query_one("#rules-text", VerticalScroll).scroll_home(animate=False)

    def action_step(self, step: int) -> None:
        """Select the next rule, or the previous one."""
        if self._found:
            self._choices.highlighted = ((self._choices.highlighted or 0) + step) % len(self._found)

    def action_scroll(self, pages: int) -> None:
        """Scroll the text by pages."""
        text = self.query_one("#rules-text", VerticalScroll)
        text.scroll_relative(y=pages * max(1, text.size.height - 2), animate=False)


def matching(book: tuple[Rule, ...], text: str) -> tuple[Rule, ...]:
    """The rules with this number (``A1`` first, then A10 …), then those with the text in title or body."""
    wanted = text.strip().lower()
    exact = [rule for rule in book if rule.number.lower() == wanted]
    begin = [rule for rule in book if rule.number.lower().startswith(wanted) and rule not in exact]
    titled = [rule for rule in book if wanted in rule.title.lower() and rule not in exact + begin]
    texts = [rule for rule in book if wanted in rule.text.lower() and rule not in exact + begin + titled]
    return tuple(exact + begin + titled + (texts if len(wanted) > 2 else []))
