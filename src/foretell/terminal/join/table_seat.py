"""The user's seat at a server's table, as the table in the terminal asks about it."""

from ...client import ClientError, Table
from ...client.seen_game import SeenGame
from ...coach import Advice
from ...coach.advice import Advised, Why
from ...game.events import Event
from ...game.moves import Move
from ...game.observation import Observation
from ...game.reasons import Reason
from ...server.protocol.messages import AdviceText


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
