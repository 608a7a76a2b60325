"""The server's handle on a process for bots, which speaks foretell-bot/1 (docs/bot-protocol.md)."""

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from shlex import join

from ...bots.base import BrokenBot
from ...bots.levels import level_of
from ...bots.pipe.greeting import LEVELS
from ...bots.pipe.level import Limits, PipeLevel
from ...bots.pipe.process import Message, PipeFault
from ...bots.pipe.talking import Connection, Seat
from ...game.observation import Observation
from .process import AwaitedConnection

NICENESS = 5
LONGEST_THOUGHT = 20.0
_LONGEST_PREPARATION = 300.0

Lines = Callable[[int], Awaitable[Sequence[Message] | None]]
"""The lines of the game after a number, as the seat may read them; None if that line was taken back."""


async def _none(_after: int) -> Sequence[Message]:
    return ()


@dataclass(frozen=True, slots=True)
class Question:
    """A bot is to choose a move; it is told the observation, and nothing else of the game."""

    bot: str
    seed: int
    """What its random choices follow from, if it was not asked at this place before."""
    seen: Observation
    place: str = ""
    """The bot's table and seat if it may remember the game, otherwise empty."""
    lines: Lines = _none


class NoAnswer(RuntimeError):
    """No worker has answered the question."""


class BotFault(NoAnswer):
    """The bot has failed at the question, and would fail again; the worker is still usable."""


class Worker:
    """A process for bots, started when it is first needed."""

    def __init__(self, bot: str, started: Callable[[], object], niceness: int = NICENESS, most_seats: int = 32) -> None:
        """``bot``: its only bot, or LEVELS; ``started`` is called for each new process.

        ``niceness``: as for ``os.nice``; ``most_seats``: at how many seats its bots remember their games.
        """
        self._bot, self._started, self._niceness, self._most_seats = bot, started, niceness, most_seats
        self._limits = Limits(_LONGEST_PREPARATION, LONGEST_THOUGHT)
        self._connection: AwaitedConnection | None = None
        self._seats: dict[tuple[str, str], Seat] = {}
        """By bot and place, the least recently asked first."""

    @property
    def pid(self) -> int | None:
        """The process's id, while it can be asked."""
        connection = self._connection
        return connection.process.pid if connection is not None and connection.is_usable else None

    async def start(self) -> None:
        """Start the process, unless it runs, and wait until it is ready; raises NoAnswer."""
        async with self._answering():
            await self._connected()

    async def choose(self, question: Question) -> str:
        """The bot's move; raises BotFault if the bot fails, and NoAnswer if the process dies, is silent, or cheats."""
        async with self._answering():
            connection = await self._connected()
            seat = self._seat(connection, question)
            try:
                if seat.follows:
                    seat = await self._told(seat, connection, question)
                return str(await connection.hear(seat.move(question.seen)))
            except BrokenBot:
                self._seats.pop((question.bot, question.place), None)
                raise

    async def advise(self, bot: str, seen: Observation) -> Message:
        """The coach's advice by this bot's estimates; raises as ``choose``."""
        async with self._answering():
            connection = await self._connected()
            seat = Seat(connection, 0, self._settings(bot))
            await connection.hear(seat.question("advise", seen))
            advice: Message = (await connection.hear(seat.hear("advice")))["advice"]
            return advice

    async def leave(self) -> None:
        """Say goodbye and end the process, which it may do by itself."""
        if self._connection is not None and self._connection.is_usable:
            await self._connection.leave()
        await self.stop()

    async def stop(self) -> None:
        """End the process at once."""
        connection, self._connection = self._connection, None
        self._seats.clear()
        if connection is not None:
            await connection.stop()

    @asynccontextmanager
    async def _answering(self) -> AsyncIterator[None]:
        """Context for a question: raises BotFault and NoAnswer; a process that fails is ended."""
        try:
            yield
        except BrokenBot as error:
            if self.pid is not None:
                raise BotFault(str(error)) from None
            await self.stop()
            raise NoAnswer(str(error)) from None
        except PipeFault as fault:
            raise NoAnswer(f"the bot {self._bot!r} does not work: {fault}") from None

    async def _connected(self) -> AwaitedConnection:
        """The process, started and greeted if it does not run."""
        if self.pid is None or self._connection is None:
            await self.stop()
            command, limits = _command_of(self._bot, self._limits)
            connection = self._connection = AwaitedConnection(self._bot, command, limits, self._niceness)
            self._started()
            try:
                await connection.hear(connection.greet())
            except asyncio.CancelledError:
                await self.stop()
                raise
        return self._connection

    def _seat(self, connection: Connection, question: Question) -> Seat:
        """The bot's seat; a new one at an unknown or forgotten place."""
        place = question.bot, question.place
        seat = self._seats.pop(place, None) or Seat(connection, question.seed, self._settings(question.bot))
        if question.place:
            self._seats[place] = seat
        if len(self._seats) > self._most_seats:
            del self._seats[next(iter(self._seats))]
        return seat

    async def _told(self, seat: Seat, connection: Connection, question: Question) -> Seat:
        """A seat where the bot has read what happened; a new one if it has read a move that was taken back."""
        lines = await question.lines(seat.told)
        if lines is None:
            del self._seats[question.bot, question.place]
            seat, lines = self._seat(connection, question), await question.lines(0) or ()
        for line in lines:
            seat.tell(line)
        return seat

    def _settings(self, bot: str) -> Mapping[str, str]:
        return {"level": bot} if self._bot == LEVELS else {}


def _command_of(bot: str, limits: Limits) -> tuple[str, Limits]:
    """The command that starts a bot, or all levels, and its limits: by the operator, or else these."""
    level = None if bot == LEVELS else level_of(bot)
    if isinstance(level, PipeLevel):
        return level.command, level.limits
    return join([sys.executable, "-m", "foretell", "bot", bot]), limits
