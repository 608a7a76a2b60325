"""A bot of ours, or a program behind the pipe, at a server's table."""

from collections.abc import Callable, Iterator

from ..bots.base import Bot
from ..bots.pipe.lines import Follower
from ..game.moves import Move
from ..game.observation import Observation
from ..server.protocol.messages import Asked
from .blocking import Table
from .errors import Refused

_TAKES_BACK = ("away", "vote")
"""Why the server may have let its own bot play, from which this one takes the seat back."""


class BotSeat:
    """Plays a table's games with bots from a maker: a new one for each game, and after a move was taken back."""

    def __init__(self, table: Table, make: Callable[[], Bot]) -> None:
        self._table, self._make = table, make
        self._bot = make()
        self._told, self._undone = 0, 0

    def play(self) -> Iterator[Move]:
        """Play until the game is over; yields each move after it was made.

        Raises what the bot raises, Refused, ServerLost and TableGone.
        """
        while not self._table.is_over:
            seen, asked = self._question()
            if seen is None:
                self._table.wait()
                continue
            move = self._choose(seen)
            try:
                self._table.move(move)
            except Refused:
                if self._question()[1] == asked:
                    raise
            else:
                yield move

    def _question(self) -> tuple[Observation | None, Asked | None]:
        """What the seat knows when it is asked, and the question; takes the seat back if it was away."""
        state = self._table.state
        if state.you is not None and state.seats[state.you].why in _TAKES_BACK:
            self._table.take_back()
        return self._table.turn, state.asked

    def _choose(self, seen: Observation) -> Move:
        """The bot's move; a bot that reads lines gets those that it has not read."""
        game = self._table.state.game
        if game is not None and game.undone != self._undone:
            self._bot, self._told, self._undone = self._make(), 0, game.undone
        if game is not None and isinstance(self._bot, Follower) and self._bot.follows:
            steps = game.steps
            for step in steps[self._told :]:
                self._bot.follow(step)
            self._told = len(steps)
        return self._bot.choose(seen)
