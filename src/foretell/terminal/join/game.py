"""A game at a server's table, line by line."""

from ...client import Refused, Table
from ...words import Words
from ..plain.game import PlainTable
from ..text.phrases import Phrases
from .table_console import TableConsole
from .table_seat import Follower, TableSeat


class NotAsked(Exception):
    """The question is no longer open: time was up, or the game has gone on."""


class JoinedGame(PlainTable):
    """The user's part of one game."""

    def __init__(self, table: Table, words: Words, console: TableConsole, more_help: str) -> None:
        """``more_help``: about the commands of the table."""
        self._joined, self._remote, self._more_help = table, TableSeat(table), more_help
        super().__init__(self._remote, Phrases(words, self._remote.game.players, self._remote.seat), console)
        self._listener = console

    def play(self) -> None:
        """Play, or watch, until the game is over; raises Leave if the user leaves, ServerLost and TableGone."""
        self._follower = Follower(self._joined, self._remote, self._words, len(self._remote.game.steps))
        self.begin()
        self._listener.while_waiting = self._look
        try:
            while not self._joined.is_over:
                if self._joined.turn is None:
                    self._listener.listen()
                    self._news()
                else:
                    self._ask_and_move()
        finally:
            self._listener.while_waiting = lambda: None
        self._news()

    def _ask_and_move(self) -> None:
        try:
            move = self.ask().move
        except NotAsked:
            return
        if move is not None:
            try:
                self._joined.move(move)
            except Refused as refused:
                self._console.say(str(refused))
            self._news()

    def _look(self) -> None:
        """Tell news while the user is asked; raises NotAsked if the question is no longer open."""
        self._news()
        if self._joined.turn is None:
            self._console.say(self._words("join-not-asked"))
            raise NotAsked

    def _news(self) -> None:
        """Tell what has happened since the last call."""
        news = self._follower.news()
        self._console.say(*news.sentences)
        if news.is_undone:  # the score sheet is that of the moves before the one that was taken back
            self._sheet.begin_again(self._remote.story)
            self._table("")
        self._tell(news.events)

    def _help(self, rest: str) -> None:
        super()._help(rest)
        self._console.say(self._more_help)
