"""A game at a server's table, line by line."""

from ...client import ClientError, Refused, Table
from ...client.seen_game import SeenGame
from ...coach import Advice
from ...coach.advice import Advised, Why
from ...game.events import Event
from ...game.moves import Move
from ...game.observation import Observation
from ...game.reasons import Reason
from ...server.protocol.messages import AdviceText
from ...words import Words
from ..plain.game import PlainTable
from ..text.narrator import Narrator
from ..text.phrases import Phrases
from ..text.score_sheet import ScoreSheet
from .news import tell
from .table_console import TableConsole


class NotAsked(Exception):
    """The question is no longer open: time was up, or the game has gone on."""


class JoinedGame(PlainTable):
    """The user's part of one game."""

    def __init__(self, table: Table, words: Words, console: TableConsole, more_help: str) -> None:
        """``more_help``: about the commands of the table."""
        self._joined, self._remote, self._more_help = table, TableSeat(table), more_help
        self._lost = False
        super().__init__(self._remote, Phrases(words, self._remote.game.players, self._remote.seat), console)
        self._listener = console
        self._told, self._undone = 0, self._remote.game.undone

    def play(self) -> None:
        """Play, or watch, until the game is over; raises Leave if the user leaves, ServerLost and TableGone."""
        self._told = len(self._remote.game.steps)
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
        for line in self._joined.wait(0):
            for sentence in tell(line, self._joined.state, self._words):
                self._console.say(sentence)
        game = self._remote.game
        if game.undone != self._undone:
            self._begin_again()
        steps = game.steps[self._told :]
        self._told += len(steps)
        for step in steps:
            self._tell(step.events)
        if self._joined.is_lost != self._lost:
            self._lost = self._joined.is_lost
            self._console.say(self._words("join-lost" if self._lost else "join-found"))

    def _begin_again(self) -> None:
        """A move was taken back: the score sheet is that of the moves before it."""
        game = self._remote.game
        self._undone, self._told = game.undone, len(game.steps)
        self._sheet = ScoreSheet()
        self._narrator = Narrator(self._phrases, self._sheet, game.observation.rounds)
        for event in game.events:
            self._sheet.add(event)
        self._table("")

    def _help(self, rest: str) -> None:
        super()._help(rest)
        self._console.say(self._more_help)


class TableSeat:
    """A seat in the running game of a table."""

    may_ask = True

    def __init__(self, table: Table) -> None:
        self._table = table
        self.seat = -1 if table.state.you is None else table.state.you

    @property
    def game(self) -> SeenGame:
        """The game; raises ClientError before it begins."""
        game = self._table.state.game
        if game is None:
            raise ClientError("the game has not begun")
        return game

    @property
    def view(self) -> Observation:
        """The user's current view."""
        return self.game.observation

    @property
    def story(self) -> tuple[Event, ...]:
        """All events so far, as the user has seen them."""
        return self.game.events

    @property
    def turn_of_person(self) -> bool:
        """Whether the server asks the user."""
        return self._table.turn is not None

    def why_not(self, move: Move) -> Reason | None:
        """Why the user may not make the move now; None if it may be made."""
        return self.game.why_not(move)

    def advise(self) -> Advice:
        """What the server's coach says; raises Refused where hints are not allowed."""
        return advice_of(self._table.hint())


def advice_of(given: AdviceText) -> Advice:
    """The library's advice with these values."""
    moves = [
        Advised(Move.parse(each.move), each.points, each.chance, Why(each.why.kind, each.why.values), each.win)
        for each in given.moves
    ]
    return Advice(given.rules, given.bot, given.nets, given.worlds, tuple(moves))
