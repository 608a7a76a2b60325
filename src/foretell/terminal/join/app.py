"""``foretell join`` at the full screen: the table before the game, the game, another game."""

import asyncio

from ...client import Client, ClientError, Table
from ...words import Words
from ..screen.full_screen import FullScreen
from ..screen.table_screen import Pace
from ..system.console import Console
from .commands import TableCommands
from .lobby import LobbyScreen
from .screen import JoinedScreen
from .sitting import part, sit_down


class JoinApp(FullScreen):
    """Plays at a table, and at those of its rematches, until the user leaves."""

    def __init__(self, client: Client, table: Table, words: Words, pace: Pace = Pace.NORMAL) -> None:
        super().__init__()
        self._client, self._words, self._pace = client, words, pace
        self.table = table
        """Where the user is."""
        self.fault: ClientError | None = None
        """Why the program has ended, if the user did not end it."""

    async def play(self) -> None:
        """Play until the user leaves, or the server is lost."""
        try:
            while await self._play_one() == "again":
                self.table = await asyncio.to_thread(self.table.rematch)
        except ClientError as fault:
            self.fault = fault

    async def _play_one(self) -> str:
        """Wait for the game and play it; returns ``again`` or ``leave``.  Raises ServerLost and TableGone."""
        table, words = self.table, self._words
        commands = TableCommands(self._client, table, words, self._hear)
        if table.state.status == "waiting":
            lobby = LobbyScreen(table, commands, words)
            if await self.push_screen_wait(lobby) == "leave":
                self.fault = lobby.fault
                return "leave"
        if table.state.game is None:
            return "leave"
        screen = JoinedScreen(table, commands, words, self._pace)
        answer = await self.push_screen_wait(screen)
        self._pace, self.fault = screen.pace, screen.fault
        return answer

    def _hear(self, line: str) -> None:
        """Tell what a command answers; called in the thread that carries it out."""
        for screen in self.screen_stack:
            if isinstance(screen, LobbyScreen | JoinedScreen):
                self.call_from_thread(screen.tell, [line])


def play_at_screen(client: Client, table: Table, words: Words, console: Console) -> int:
    """Play at the full screen; returns the exit status.  Raises Refused, ServerLost and TableGone."""
    sit_down(client, table, words, console)
    app = JoinApp(client, table, words)
    app.run()
    if app.fault is not None:
        raise app.fault
    part(app.table, words, console)
    return app.return_code or 0
