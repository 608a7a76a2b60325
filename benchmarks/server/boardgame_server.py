"""A boardgame.io server with a trick-taking game like Wizard (benchmarks/boardgame), and its players.

boardgame.io speaks socket.io: over one WebSocket, a text is a digit for engine.io, one for socket.io, the name of the
game, and JSON.  A match begins when the first player asks for it.
"""

import asyncio
import itertools
import shutil
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import cast

import msgspec

from .frames import Line
from .load import SEATS, Clock, Load
from .processes import Measured, Server, free_port, running

PLACE = Path(__file__).parent.parent / "boardgame"
_PATH = "/socket.io/?EIO=4&transport=websocket"
_OPEN, _JOINED, _PING = b"0", b"40/trick,", b"2"
_EVENT = b"42/trick,"
_UPDATE, _SYNC = b'["update"', b'["sync"'
_SUIT = 13
_NUMBERED = 4 * _SUIT
_numbers = itertools.count()


class _Cards(msgspec.Struct):
    """The parts of the state that a player reads."""

    round: int
    asked: str
    led: int
    hands: list[list[int] | int]


class _Turn(msgspec.Struct, rename="camel"):
    current_player: str
    gameover: dict[str, object] | None = None


class _State(msgspec.Struct):
    G: _Cards
    ctx: _Turn
    number: int = msgspec.field(name="_stateID")


class _Synced(msgspec.Struct):
    state: _State


_update = msgspec.json.Decoder(tuple[str, str, _State, msgspec.Raw]).decode
_sync = msgspec.json.Decoder(tuple[str, str, _Synced]).decode


def is_installed() -> bool:
    """Whether Node and the packages of ``make bench-server`` are installed."""
    return shutil.which("node") is not None and (PLACE / "node_modules" / "boardgame.io").is_dir()


@dataclass(frozen=True, slots=True)
class Storage:
    """A server that keeps matches in memory, or (``files``) in files."""

    files: bool

    def serve(self, folder: Path) -> AbstractAsyncContextManager[Server]:
        """Run the server in production mode."""
        port = free_port()
        command: list[str | Path] = ["node", PLACE / "serve.js", str(port), *([folder] if self.files else [])]
        return running(command, {"NODE_ENV": "production"}, port, "/games")


async def begin(server: Server, matches: int) -> None:
    """Begin matches that nobody plays: a spectator asks for each in turn."""
    begun: asyncio.Queue[None] = asyncio.Queue()

    def hear(line: Line, text: bytes) -> None:
        if text.startswith(_OPEN):
            line.send(_JOINED)
        elif text.startswith((_JOINED, _EVENT + _SYNC)):
            begun.put_nowait(None)
        elif text == _PING:
            line.send(b"3")

    line = await Line.connect(server.port, _PATH, hear, {})
    await begun.get()
    for number in range(matches):
        line.send(_EVENT + b'["sync","idle-%d",null,null,%d]' % (number, SEATS))
        await begun.get()
    line.close()


class Tables:
    """Begins matches, and plays them."""

    def __init__(self, server: Measured, load: Load) -> None:
        self._port, self._load = server.port, load

    async def close(self) -> None:
        """There is nothing to close."""

    async def play(self, number: int) -> None:
        """Play match after match."""
        while True:
            match, clock, over = f"match-{next(_numbers)}", Clock(self._load), asyncio.Event()
            people = [_Person(self._load, clock, over, match, str(seat)) for seat in range(SEATS)]
            async with self._load.door:
                lines = [await self._sit(person) for person in people]
            people[0].begin()
            self._load.tables.add(number)
            await over.wait()
            for line in lines:
                line.close()

    async def _sit(self, person: "_Person") -> Line:
        line = await Line.connect(self._port, _PATH, person.hear, {})
        await person.there.wait()
        return line


class _Person:
    """Plays a match at one seat."""

    def __init__(self, load: Load, clock: Clock, over: asyncio.Event, match: str, seat: str) -> None:
        self._load, self._clock, self._over = load, clock, over
        self._match, self._seat = match, seat
        self._sent_last = -1
        self._first: tuple[Line, _State] | None = None
        self.there = asyncio.Event()

    def begin(self) -> None:
        """Let seat 0 act first, when all players have connected."""
        if self._first is not None:
            self._look(*self._first)

    def hear(self, line: Line, text: bytes) -> None:
        """Read a message."""
        if text.startswith(_EVENT):
            self._hear_event(line, text[len(_EVENT) :])
        elif text.startswith(_JOINED):
            line.send(_EVENT + b'["sync","%s","%s",null,%d]' % (self._match.encode(), self._seat.encode(), SEATS))
        elif text.startswith(_OPEN):
            line.send(_JOINED)
        elif text == _PING:
            line.send(b"3")

    def _hear_event(self, line: Line, text: bytes) -> None:
        if text.startswith(_UPDATE):
            state = _update(text)[2]
            self._clock.read(state.number)
            self._clock_own(state.number)
            self._look(line, state)
        elif text.startswith(_SYNC):
            self._first = line, _sync(text)[2].state
            self.there.set()

    def _clock_own(self, number: int) -> None:
        """Record the acknowledgement: the sender of an action learns of it from the new state."""
        if number == self._sent_last:
            self._clock.acked(number)

    def _look(self, line: Line, state: _State) -> None:
        """Act if it is this seat's turn."""
        if state.ctx.gameover is not None:
            self._over.set()
        elif state.ctx.current_player == self._seat:
            self._load.pace.ask(lambda: self._act(line, state))

    def _act(self, line: Line, state: _State) -> None:
        """Make a legal move."""
        name, value = (
            ("bid", state.number % (state.G.round + 1)) if state.G.asked == "bid" else ("play", self._card(state))
        )
        self._sent_last = state.number + 1
        self._clock.sent(self._sent_last)
        line.send(
            _EVENT
            + b'["update",{"type":"MAKE_MOVE","payload":{"type":"%s","args":[%d],"playerID":"%s"}},%d,"%s","%s"]'
            % (name.encode(), value, self._seat.encode(), state.number, self._match.encode(), self._seat.encode())
        )

    def _card(self, state: _State) -> int:
        hand = cast(list[int], state.G.hands[int(self._seat)])
        led = [card for card in hand if card < _NUMBERED and card // _SUIT == state.G.led]
        legal = [*led, *(card for card in hand if card >= _NUMBERED)] if led else hand
        return legal[state.number % len(legal)]
