"""A table as a program plays at it, in an event loop."""

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any, Self, SupportsIndex, TypeVar

from ..fair import Proof, check_deals
from ..fair.check import Noted
from ..game.codebook import CODEBOOKS
from ..game.moves import Move
from ..game.observation import Observation
from ..server.protocol import commands
from ..server.protocol.messages import AdviceText
from .connection import Connection
from .errors import Refused, ServerLost
from .events import Line
from .hidden_value import HiddenValue
from .http import Http
from .table_state import CLOSED, OVER, TableState

_T = TypeVar("_T")
_TAKEN = "taken"
_ENTER_SECONDS = 60.0
"""A server may take at least so long to show a table."""


def check_seconds(what: str, seconds: object) -> None:
    """Raise ValueError for what is no number of seconds."""
    if not isinstance(seconds, int | float) or not seconds >= 0:
        raise ValueError(f"{what} is a number of seconds from 0, not {seconds!r}")


class AsyncTable:
    """A table that the client has entered.

    Every method that gives a command raises Refused (with the server's sentence), ServerLost and TableGone.  After it
    the state contains what the command has changed.
    """

    def __init__(self, http: Http, table: str, patience: float, entered: "list[AsyncTable]") -> None:
        """``patience``: how many seconds the server may be away before it counts as lost.

        ``entered``: all tables of the client, which are closed together.
        """
        self.id = table
        self._http = http
        self._patience, self._entered = patience, entered
        self.connection = Connection(http.address, table, http.token, patience)

    async def enter(self) -> Self:
        """Connect, and wait until the whole table is known; raises ServerLost if that takes too long."""
        self._entered.append(self)
        self.connection.start()
        seconds = max(self._patience, _ENTER_SECONDS)
        try:
            async with asyncio.timeout(seconds):
                while self.connection.state is None or not self.connection.state.is_complete:
                    self._check()
                    await self.connection.change()
        except TimeoutError:
            raise ServerLost(f"the server has not shown the table within {seconds:g} seconds") from None
        return self

    async def close(self) -> None:
        """Disconnect; a seat in a running game stays, and waits."""
        await self.connection.close()

    # What is known

    @property
    def state(self) -> TableState:
        """The table: its kind, status, seats, and the game as this reader has seen it."""
        self._check()
        if self.connection.state is None:
            raise Refused("not-entered", "the table has not been entered yet")
        return self.connection.state

    @property
    def link(self) -> str:
        """The link that leads people to the table."""
        return self._http.address.link(self.id)

    @property
    def is_over(self) -> bool:
        """Whether nothing more will be played here."""
        return self.state.status in (OVER, CLOSED)

    @property
    def observation(self) -> Observation | None:
        """What this reader knows of the game; None before it begins."""
        return None if self.state.game is None else self.state.game.observation

    @property
    def turn(self) -> Observation | None:
        """The same while this client is asked for a move, else None."""
        return self.observation if self.state.is_your_turn else None

    @property
    def totals(self) -> tuple[int, ...]:
        """Points by seat; empty before the game."""
        seen = self.observation
        return () if seen is None else seen.totals

    async def wait(self, seconds: float | None = None) -> tuple[Line, ...]:
        """Wait until something happens, at most this long; returns the new lines, of which there may be none.

        Raises ValueError for what is no time.
        """
        if seconds is not None:
            check_seconds("the longest wait", seconds)
        if not self.connection.lines:
            self._check()
            try:
                await asyncio.wait_for(self.connection.change(self.connection.changes), seconds)
            except TimeoutError:
                return ()
        lines = tuple(self.connection.lines)
        self.connection.lines.clear()
        if not lines:
            self._check()
        return lines

    async def lines(self) -> AsyncIterator[Line]:
        """Every new line, until the game is over or the table is closed."""
        while self.connection.lines or not self.is_over:
            for line in await self.wait():
                yield line

    async def turns(self) -> AsyncIterator[Observation]:
        """What this client knows each time that it is asked for a move, until the game is over."""
        answered = None
        while not self.is_over:
            seen, asked = self.turn, self.state.asked
            if seen is not None and asked is not None and asked.seq != answered:
                answered = asked.seq
                yield seen
            else:
                await self.wait()

    # Before the game

    async def sit(self, seat: int | None = None) -> int:
        """Take a free seat (None: the first one), with a hidden value for the shuffle; returns the seat."""
        free = self.state.free_seats or (0,)
        for chosen in free if seat is None else (seat,):
            value = HiddenValue(self.id, chosen, self.state.view.commitment)
            self.connection.value = value
            try:
                await self.do(commands.Sit(chosen, commitment=value.commitment))
            except Refused as refused:
                if refused.code == _TAKEN and seat is None and chosen != free[-1]:
                    continue
                raise
            self.state.you = chosen
            return chosen
        raise Refused("taken", "there is no free seat")

    async def seat_bot(self, bot: str, seat: int | None = None) -> None:
        """Put a bot of the server on a free seat (None: the first one)."""
        chosen = (self.state.free_seats or (0,))[0] if seat is None else seat
        await self.do(commands.SeatBot(chosen, bot))

    async def unseat_bot(self, seat: int) -> None:
        """Take a bot off its seat."""
        await self.do(commands.UnseatBot(seat))

    async def start(self) -> None:
        """Deal, when all seats are taken; returns when the game has begun."""
        await self.do(commands.Start())
        await self._until(lambda: self.state.game)

    # In the game

    async def move(self, move: Move | str | SupportsIndex) -> None:
        """Make a move, given as ``Game.apply`` takes it; takes the seat back from a bot that plays for this client.

        Raises NotationError for what is not a move.
        """
        await self.do(commands.Move(str(CODEBOOKS[self.state.options.game].move_of(move))))

    async def claim(self) -> None:
        """Claim the rest of the round's tricks."""
        await self.do(commands.Claim())

    async def hint(self) -> AdviceText:
        """Ask the coach, on this client's turn; the others see that it did."""
        self.connection.advice = None
        await self.do(commands.AskHint())
        return (await self._until(lambda: self.connection.advice)).advice

    async def take_back(self) -> None:
        """Take the seat back from the bot that plays for this client."""
        await self.do(commands.TakeBack())

    async def leave(self) -> None:
        """Free the seat; in a game a bot plays for this client."""
        await self.do(commands.Leave())

    async def say(self, text: str) -> None:
        """Say something to the table."""
        await self.do(commands.Say(text))

    async def rematch(self, *, drawn: bool = False) -> "AsyncTable":
        """Ask for another game of this kind; enters its table, where this client is seated."""
        await self.do(commands.AskRematch(drawn))
        table = await self._until(lambda: self.state.rematch)
        return await AsyncTable(self._http, table, self._patience, self._entered).enter()

    async def do(self, command: commands.AnyCommand) -> int:
        """Give any command of the protocol; returns the number of its line."""
        return await self.connection.do(command)

    # After it

    async def record(self) -> dict[str, Any]:
        """The record of the game, with the proof of its deals, as JSON values."""
        return await self._http.get(f"/tables/{self.id}/record", dict[str, Any])

    async def check(self) -> Proof:
        """Check the record and its deals against what this client has noted; raises RecordError."""
        value = self.connection.value
        noted = Noted(self.state.view.commitment, self.id) if value is None else value.noted
        return check_deals(await self.record(), noted)

    async def _until(self, find: Callable[[], _T | None]) -> _T:
        """Wait until there is such a value."""
        while (found := find()) is None:
            self._check()
            await self.connection.change()
        return found

    def _check(self) -> None:
        if self.connection.error is not None:
            raise self.connection.error
