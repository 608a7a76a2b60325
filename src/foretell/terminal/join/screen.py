"""A server's table at the full screen."""

import asyncio
from functools import partial
from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Input

from ...client import ClientError, Table
from ...words import Words
from ..games.messages import hint_of
from ..screen.bars import KEYS
from ..screen.dialogs import Dialog, TextDialog
from ..screen.game_loop import GameView
from ..screen.score_screen import ScoreScreen
from ..screen.table_screen import Pace, TableScreen
from ..system.console import Leave
from ..text.phrases import Phrases
from ..text.score_sheet import ScoreSheet
from .commands import TableCommands
from .loop import JoinedLoop
from .table_seat import TableSeat


class TalkDialog(Dialog[str]):
    """Reads a command of the table; returns an empty line for Escape."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss('')", show=False)]

    def content(self) -> ComposeResult:
        """The line."""
        yield Input(id="talk", placeholder=self.words("join-talk"))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Return the line."""
        self.dismiss(event.value)


class JoinedScreen(TableScreen):
    """The game of a table."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("t", "talk", show=False)]
    keys = (*KEYS[:-1], ("t", "talk"), KEYS[-1])

    def __init__(self, table: Table, commands: TableCommands, words: Words, pace: Pace) -> None:
        """``commands``: those of the table."""
        seat = TableSeat(table)
        phrases = Phrases(words, seat.game.players, seat.seat)
        play, leaving = partial(self._loop_of, table, seat), partial(words, "join-leave-text")
        super().__init__(seat, play, phrases, pace, leaving, is_single=seat.seat < 0)
        self._commands = commands
        self._loop_made: JoinedLoop | None = None

    def _loop_of(
        self, table: Table, seat: TableSeat, phrases: Phrases, sheet: ScoreSheet, view: GameView
    ) -> JoinedLoop:
        self._loop_made = JoinedLoop(table, seat, phrases, sheet, view)
        return self._loop_made

    @property
    def fault(self) -> ClientError | None:
        """Why the game could not be followed to its end."""
        return None if self._loop_made is None else self._loop_made.fault

    async def end(self) -> str:
        """Show the final score sheet, unless there is none; returns ``again`` or ``leave``."""
        return "leave" if self.fault or not self._sheet.winners else await super().end()

    async def round_is_over(self, number: int) -> None:
        """Show the score sheet; the game goes on meanwhile."""
        title = self._words("event-round-scored", round=number)
        self.app.push_screen(ScoreScreen(self._phrases, self._sheet, title, self._words("keys-close"), self.patience))

    def help_text(self) -> str:
        """What the help says, and the commands of the table."""
        return f"{super().help_text()}\n\n{self._commands.help()}"

    def action_hint(self) -> None:
        """Ask the server's coach, if the game waits for the player."""
        self._ask_coach()

    @work
    async def _ask_coach(self) -> None:
        lines = await asyncio.to_thread(hint_of, self._seat, self._phrases)
        await self.app.push_screen_wait(TextDialog(self._words, self._words("hint-title"), "\n\n".join(lines)))

    @work
    async def action_talk(self) -> None:
        """Read a command of the table, and carry it out."""
        line = await self.app.push_screen_wait(TalkDialog(self._words, self._words("join-talk-title")))
        if not line:
            return
        try:
            if not await asyncio.to_thread(self._commands.obey, line):
                self.tell([self._words("plain-not-understood")])
        except Leave:
            self.action_leave()
