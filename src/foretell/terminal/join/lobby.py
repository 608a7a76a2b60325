"""A server's table before its game, at the full screen."""

import asyncio
from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import Input, Static

from ...client import ClientError, Table
from ...words import Words
from ..screen.board import StoryWidget
from ..system.console import Leave
from ..text.games import game_name
from .commands import TableCommands
from .news import seats_line, tell
from .table_seat import LOOK


class LobbyScreen(Screen[str]):
    """Waits for the game and carries out commands of the table; returns ``begun`` or ``leave``."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss('leave')", show=False)]

    def __init__(self, table: Table, commands: TableCommands, words: Words) -> None:
        """``commands``: those of the table."""
        super().__init__()
        self._table, self._commands, self._words = table, commands, words
        self._lines = [game_name(words, table.state.options), table.link, "", commands.help(), ""]
        self._seats = ""
        self.fault: ClientError | None = None
        """Why the table could not be followed until its game."""

    def compose(self) -> ComposeResult:
        """The seats, what has happened, and a line to type in."""
        yield Static(id="seats", markup=False)
        yield StoryWidget("lobby", self._lines)
        yield Input(id="talk", placeholder=self._words("join-talk"))

    def on_mount(self) -> None:
        """Look at the table now, and every ``LOOK`` seconds."""
        self.query_one(Input).focus()
        self._look()
        self.set_interval(LOOK, self._look)

    def tell(self, lines: list[str]) -> None:
        """Add lines."""
        self._lines += lines
        self.query_one(StoryWidget).repaint()

    def _look(self) -> None:
        """Tell what has happened, and end if the game has begun or will never begin."""
        if not self.is_current:
            return
        try:
            lines = self._table.wait(0)
            state = self._table.state
        except ClientError as fault:
            self.fault = fault
            self.dismiss("leave")
            return
        if lines or not self._seats:
            self._seats = seats_line(state, self._words)
            self.query_one("#seats", Static).update(self._seats)
            self.tell([sentence for line in lines for sentence in tell(line, state, self._words)])
        if state.status != "waiting":
            self.dismiss("begun")

    @work
    async def on_input_submitted(self, event: Input.Submitted) -> None:
        """Carry out a command."""
        event.input.clear()
        try:
            if event.value and not await asyncio.to_thread(self._commands.obey, event.value):
                self.tell([self._words("plain-not-understood")])
        except Leave:
            self.dismiss("leave")
