"""The user's seat at a server's table, and what happens there."""

from dataclasses import dataclass

from ...client import ClientError, Table
from ...client.seen_game import SeenGame
from ...coach import Advice
from ...coach.advice import Advised, Why
from ...game.events import Event
from ...game.moves import Move
from ...game.observation import Observation
from ...game.reasons import Reason
from ...server.protocol.messages import AdviceText
from ...words import Words
from .news import tell

LOOK = 0.05
"""Seconds between two looks at the table."""


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


@dataclass(frozen=True, slots=True)
class News:
    """What has happened at a table."""

    sentences: tuple[str, ...]
    """All but the events of the game."""
    events: tuple[Event, ...]
    is_undone: bool
    """Whether a move was taken back, so that the whole game must be told again."""


class Follower:
    """Says what has happened in a game since it was last asked."""

    def __init__(self, table: Table, seat: TableSeat, words: Words, told: int = 0) -> None:
        """``told``: how many steps of the game are known already."""
        self._table, self._seat, self._words = table, seat, words
        self._told, self._undone, self._is_lost = told, seat.game.undone, False

    def news(self) -> News:
        """What has happened since the last call; raises ServerLost and TableGone."""
        state = self._table.state
        sentences = [sentence for line in self._table.wait(0) for sentence in tell(line, state, self._words)]
        game = self._seat.game
        is_undone = game.undone != self._undone
        if is_undone:
            self._undone, self._told = game.undone, len(game.steps)
        steps = game.steps[self._told :]
        self._told += len(steps)
        if self._table.is_lost != self._is_lost:
            self._is_lost = not self._is_lost
            sentences.append(self._words("join-lost" if self._is_lost else "join-found"))
        return News(tuple(sentences), tuple(event for step in steps for event in step.events), is_undone)
