"""The table screen: shows what happens in a game, and handles the keys that always work."""

import asyncio
from collections.abc import Callable, Sequence
from enum import Enum
from typing import ClassVar

from textual import work
from textual.binding import Binding, BindingType
from textual.css.query import NoMatches

from ...game.events import Event, GameOver, RoundScored, TrickBombed, TrickTaken
from ...game.moves import Move
from ...game.observation import Observation
from ..drawing.snapshot import completed_trick, snapshot_of
from ..games.messages import hint_of
from ..games.session import Seat
from ..questions.next_question import ask
from ..text.narrator import Narrator
from ..text.overview import taken_line
from ..text.phrases import Phrases
from ..text.score_sheet import ScoreSheet
from .board import Board
from .dialogs import ChoiceDialog, TextDialog, TrickDialog
from .hand import Cards, hand_of
from .rules_screen import RulesScreen
from .score_screen import ScoreScreen


class Pace(Enum):
    """Seconds for the move of a bot, and for showing a complete trick."""

    SLOW = (1.6, 4.0)
    NORMAL = (0.8, 2.2)
    FAST = (0.25, 0.9)
    INSTANT = (0.0, 0.0)

    def __init__(self, move: float, trick: float) -> None:
        self.move, self.trick = move, trick
        self.patience = min(move, 0.3)
        """Seconds during which a new question ignores keys."""

    def changed(self, steps: int) -> "Pace":
        """A faster pace, or a slower one if ``steps`` is negative."""
        paces = list(Pace)
        return paces[min(max(paces.index(self) + steps, 0), len(paces) - 1)]


class TableScreen(Board):
    """Plays a game, at the pace of its player; returns ``again`` or ``leave``."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark,f1", "help", show=False),
        Binding("u,f2", "rules", show=False),
        Binding("s,f3", "scores", show=False),
        Binding("l,f4", "last", show=False),
        Binding("h,f6", "hint", show=False),
        Binding("v,f5", "story", show=False),
        Binding("plus", "faster", show=False),
        Binding("minus", "faster(-1)", show=False),
        Binding("escape", "back", show=False),
        Binding("q", "leave", show=False),
        Binding("enter,space", "skip", show=False),
    ]

    def __init__(
        self, seat: Seat, phrases: Phrases, pace: Pace, leaving: Callable[[], str], *, is_single: bool
    ) -> None:
        """``leaving``: says what happens to the game if the player leaves.

        ``is_single``: no other game is offered after it.
        """
        super().__init__(phrases)
        self._leaving = leaving
        self._is_single = is_single
        self._seat = seat
        self.pace = pace
        self.patience = pace.patience
        self._sheet = ScoreSheet()
        self._narrator = Narrator(phrases, self._sheet, seat.view.rounds)
        self._skip = asyncio.Event()

    def on_mount(self) -> None:
        """Start the game, or resume it."""
        self._play()

    @work
    async def _play(self) -> None:
        try:
            await self.play_game()
        except NoMatches:
            if self.app.is_running and self in self.app.screen_stack:
                raise
            return  # the screen is being closed, and its widgets are gone before this worker is cancelled
        self.dismiss(await self.end())

    async def play_game(self) -> None:
        """Play the game from its current state to its end."""
        raise NotImplementedError

    async def ask_move(self) -> Move:
        """The move that the player chooses."""
        return await self.ask(ask(self._seat.view, self._phrases, self._seat.why_not))

    async def tell_events(self, events: Sequence[Event], before: Observation, hand: Cards) -> None:
        """Tell these events, with pauses.

        ``before``: the view before them; ``hand``: the cards while a trick is shown.
        """
        for event in events:
            self.tell(self._narrator.tell(event))
            if isinstance(event, TrickTaken | TrickBombed) and self._sheet.last_trick:
                self.show(completed_trick(before, self._sheet.last_trick), hand)
                await self.pause_for_trick()
            if isinstance(event, RoundScored) and not isinstance(events[-1], GameOver):
                await self.round_is_over(event.round)

    def show_now(self) -> None:
        """Show the table and the hand as they are."""
        view = self._seat.view
        self.show(snapshot_of(view, self._sheet), hand_of(view))

    async def end(self) -> str:
        """Show the final score sheet; returns ``again`` or ``leave``."""
        keys = self._words("keys-close" if self._is_single else "keys-again")
        sheet = ScoreScreen(self._phrases, self._sheet, self._lines[-1], keys, self.patience)
        answer: str = await self.app.push_screen_wait(sheet)
        return "leave" if self._is_single else answer or "leave"

    async def pause_for_bot(self, seat: int) -> None:
        """Wait while a bot seems to think."""
        self.say_who_thinks(seat)
        await self._wait(self.pace.move)

    def say_who_thinks(self, seat: int) -> None:
        """Say whose turn it is."""
        self._say(self._words("question-waiting", player=self._phrases.names[seat]))

    async def pause_for_trick(self) -> None:
        """Show a complete trick for a moment, or until Enter is pressed."""
        self._say(self._lines[-1])
        await self._wait(self.pace.trick)

    async def round_is_over(self, number: int) -> None:
        """Show the score sheet until the player closes it."""
        title = self._words("event-round-scored", round=number)
        await self.app.push_screen_wait(
            ScoreScreen(self._phrases, self._sheet, title, self._words("keys-on"), self.patience)
        )

    async def _wait(self, seconds: float) -> None:
        self._skip.clear()
        try:
            await asyncio.wait_for(self._skip.wait(), seconds)
        except TimeoutError:
            return

    def action_skip(self) -> None:
        """End the current pause."""
        self._skip.set()

    def action_faster(self, steps: int = 1) -> None:
        """Speed the game up, or slow it down if ``steps`` is negative."""
        self.pace = self.pace.changed(steps)
        self.patience = self.pace.patience
        self.notify(self._words(f"pace-{self.pace.name.lower()}"), timeout=2)

    def action_help(self) -> None:
        """Show the help."""
        self.app.push_screen(TextDialog(self._words, self._words("help-title"), self.help_text()))

    def help_text(self) -> str:
        """What the help says."""
        return self._words("help-text")

    def action_rules(self) -> None:
        """Open the rule book at the rule last mentioned."""
        self.app.push_screen(RulesScreen(self._words, self._rule))

    def action_scores(self) -> None:
        """Show the score sheet."""
        title, keys = self._words("scores-title"), self._words("keys-close")
        self.app.push_screen(ScoreScreen(self._phrases, self._sheet, title, keys))

    def action_hint(self) -> None:
        """Show a hint, if the game waits for the player."""
        title, lines = self._words("hint-title"), hint_of(self._seat, self._phrases)
        self.app.push_screen(TextDialog(self._words, title, "\n\n".join(lines)))

    def action_story(self) -> None:
        """Show the whole log."""
        text = "\n".join(self._lines)
        self.app.push_screen(TextDialog(self._words, self._words("story-title"), text, from_end=True))

    def action_last(self) -> None:
        """Show the last trick again."""
        trick = self._sheet.last_trick
        if trick is None or self._snapshot is None:
            self.notify(self._words("overview-no-last-trick"), timeout=2)
            return
        line = taken_line(trick, self._phrases)
        self.app.push_screen(TrickDialog(self._phrases, completed_trick(self._snapshot.view, trick), line))

    def action_back(self) -> None:
        """Go back from a follow-up question; otherwise leave."""
        if not self.back():
            self.action_leave()

    @work
    async def action_leave(self) -> None:
        """Ask whether to leave."""
        options = [("leave", self._words("leave-yes")), ("", self._words("leave-no"))]
        title, text, keys = self._words("leave-title"), self._leaving(), self._words("keys-back")
        dialog = ChoiceDialog(self._words, title, text, options, keys)
        if await self.app.push_screen_wait(dialog) == "leave":
            self.dismiss("leave")
