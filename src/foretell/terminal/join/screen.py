"""A server's table at the full screen."""

import asyncio
from functools import partial
from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Input

from ...client import ClientError, Refused, Table
from ...game.moves import Move
from ...words import Words
from ..games.messages import hint_of
from ..screen.bars import KEYS
from ..screen.dialogs import Dialog, TextDialog
from ..screen.hand import hand_of
from ..screen.score_screen import ScoreScreen
from ..screen.table_screen import Pace, TableScreen
from ..system.console import Leave
from ..text.phrases import Phrases
from .commands import TableCommands
from .table_seat import LOOK, Follower, TableSeat


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
    """Plays or watches the game of a table."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("t", "talk", show=False)]
    keys = (*KEYS[:-1], ("t", "talk"), KEYS[-1])

    def __init__(self, table: Table, commands: TableCommands, words: Words, pace: Pace) -> None:
        """``commands``: those of the table."""
        seat = TableSeat(table)
        phrases, leaving = Phrases(words, seat.game.players, seat.seat), partial(words, "join-leave-text")
        super().__init__(seat, phrases, pace, leaving, is_single=seat.seat < 0)
        self._table, self._joined, self._commands = table, seat, commands
        self._before = seat.view
        """What is shown."""
        self.fault: ClientError | None = None
        """Why the game could not be followed to its end."""

    async def play_game(self) -> None:
        """Play or watch until the game is over, or the server is lost."""
        self._follower = Follower(self._table, self._joined, self._words)
        try:
            for event in self._follower.news().events:
                self.tell(self._narrator.tell(event))
            self.show_now()
            while not self._table.is_over:
                if self._table.turn is None:
                    await asyncio.sleep(LOOK)
                    await self._news()
                else:
                    await self._own_move()
            await self._news()
        except ClientError as fault:
            self.fault = fault

    async def _own_move(self) -> None:
        move = await self._answered()
        if move is None:
            return
        try:
            await asyncio.to_thread(self._table.move, move)
        except Refused as refused:
            self.tell([str(refused)])
        await self._news()

    async def _answered(self) -> Move | None:
        """The player's move; None if the question is no longer open: time was up, or the game has gone on."""
        asked, asking = self._table.state.asked, asyncio.ensure_future(self.ask_move())
        try:
            while not asking.done():
                await asyncio.wait({asking}, timeout=LOOK)
                if not asking.done() and (self._table.turn is None or self._table.state.asked != asked):
                    self.tell([self._words("join-not-asked")])
                    return None
                await self._news()
            return asking.result()
        finally:
            asking.cancel()
            await asyncio.wait({asking})

    async def _news(self) -> None:
        """Show what has happened since the last call."""
        news, before = self._follower.news(), self._before
        self.tell(news.sentences)
        if news.is_undone:  # the score sheet is that of the moves before the one that was taken back
            self._sheet.begin_again(self._joined.story)
        if news.events or news.is_undone:
            await self.tell_events(news.events, before, hand_of(before))
            self.show_now()

    def show_now(self) -> None:
        """Show the table and the hand, and say whose turn it is."""
        super().show_now()
        self._before = self._joined.view
        turn = self._before.turn
        if turn is not None and turn != self._joined.seat:
            self.say_who_thinks(turn)

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
