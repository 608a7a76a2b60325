"""A client's connection: it comes back after each break, notices silence, and repeats commands without an answer."""

import asyncio
import json
import time
from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec

from benchmarks.server.frames import Line

API = "/api/v1"
_ANEW = 0.15
"""How often it asks for everything after a break."""
_SILENT_SECONDS = 3.0
"""After this time without a message the client asks whether the server is there; after as much again it reconnects."""
_OPENING_SECONDS = 10.0
_SOON = (0.05, 0.3)
"""The pause before a client repeats a refused command."""
_FIRST_WAIT, _LONGEST_WAIT = 0.25, 8.0
_MOST_DOUBLED = 5
"""The pauses before a client reconnects, doubled while nothing comes of it, are those of the page."""
_MOVED = b"moved"
_SPREADS = {b"restart": 3.0, _MOVED: 0.15}
"""The longest that it waits besides where others come back too, by the reason for which the socket was closed."""
AGAIN = frozenset({"again", "store", "too-fast"})
"""The codes of refusals after which a command is to be repeated."""


class Told(msgspec.Struct):
    """The parts of a server's message that clients need."""

    type: str
    seq: int = 0
    id: str | None = None
    code: str = ""
    legal: tuple[str, ...] = ()
    claim: bool = False


read_told = msgspec.json.Decoder(Told).decode


@dataclass(frozen=True, slots=True)
class Frame:
    """A message that a client has read, and when (milliseconds since 1970)."""

    at: int
    told: Told
    data: bytes


@dataclass(slots=True)
class Heard:
    """All that a client was told."""

    frames: list[Frame] = field(default_factory=list)
    acknowledged: dict[str, set[int]] = field(default_factory=dict)
    """The numbers of lines by command; more than one is a fault."""
    sent: dict[str, str] = field(default_factory=dict)
    """What each command does."""
    refused: list[bytes] = field(default_factory=list)
    """Refusals that are no invitation to try again."""
    connections: int = 0


class Client(ABC):
    """A connection to one log; ``run`` keeps it until ``done``."""

    def __init__(self, port: int, path: str, token: str | None, rng: Random) -> None:
        """``path``: of the table or pad; ``token``: None for a spectator."""
        self.name = f"{path[:14]}, connected as {'nobody' if token is None else token[:4]}"
        self._port, self._path, self.rng = port, f"{API}{path}/socket", rng
        self._headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        self._line: Line | None = None
        self._heard_at = 0.0
        self._in_vain = 0
        """How often it has tried again since it was told anything."""
        self._pending: dict[str, bytes] = {}
        """Commands without an answer, in order."""
        self.heard = Heard()
        self.seq = 0
        """The last line that the client has."""
        self.done = asyncio.Event()

    async def run(self) -> None:
        """Connect, and again after each break, until ``done``."""
        while not self.done.is_set():
            try:
                async with asyncio.timeout(_OPENING_SECONDS):
                    line = await Line.connect(self._port, self._path + self._after(), self._hear, self._headers)
            except (OSError, TimeoutError):
                await self._rest()
                continue
            await self._talk(line)
            why = line.told_why[2:]
            await self._rest(_SPREADS.get(why, 0.0), at_once=why == _MOVED)

    def give(self, command: str, do: str, message: dict[str, Any]) -> None:
        """Send a command, now and after each break, until it is answered."""
        self._pending[command] = json.dumps(message).encode()
        self.heard.sent[command] = do
        self._send(self._pending[command])

    def say(self, command: str, do: str, **values: str | int) -> None:
        """Give a command at a table."""
        self.give(command, do, {"type": "do", "id": command, "command": {"do": do, **values}})

    @property
    def waits(self) -> bool:
        """Whether a command has no answer yet."""
        return bool(self._pending)

    def state(self) -> str:
        """What it waits for, for a report."""
        line = "connected" if self._line else "not connected"
        return f"{self.name}: at line {self.seq}, {line}, waits for answers to {', '.join(self._pending) or 'nothing'}"

    def _after(self) -> str:
        """The query by which the client asks for what it lacks, or now and then for everything."""
        anew = not self.seq or self.rng.random() < _ANEW
        return "" if anew else f"?after={self.seq}"

    @abstractmethod
    def _take(self, told: Told, data: bytes) -> None:
        """Take a message; what it answers is answered already."""

    async def _talk(self, line: Line) -> None:
        """Stay connected until either side ends it, or the server is silent for too long."""
        self._line, self._heard_at = line, time.monotonic()
        self.heard.connections += 1
        for message in list(self._pending.values()):
            self._send(message)
        ending = asyncio.create_task(self.done.wait())
        ended = asyncio.create_task(line.ended.wait())
        try:
            while not (ended.done() or ending.done()):
                silent = time.monotonic() - self._heard_at
                if silent > 2 * _SILENT_SECONDS:
                    break
                if silent > _SILENT_SECONDS:
                    line.send(b'{"type":"ping"}')
                await asyncio.wait((ended, ending), timeout=_SILENT_SECONDS / 2, return_when="FIRST_COMPLETED")
        finally:
            ending.cancel()
            ended.cancel()
            self._line = None
            line.close()

    def _hear(self, line: Line, text: bytes) -> None:
        self._heard_at, self._in_vain, now = time.monotonic(), 0, time.time_ns() // 1_000_000
        for data in text.split(b"\n"):
            told = read_told(data)
            self.heard.frames.append(Frame(now, told, data))
            if told.type == "ack":
                self.heard.acknowledged.setdefault(str(told.id), set()).add(told.seq)
                self._pending.pop(str(told.id), None)
            if told.type == "refused":
                self._refused(told, data)
            self._take(told, data)

    def _refused(self, told: Told, data: bytes) -> None:
        """Repeat a command after a while, or note that it was refused for good."""
        if told.code in AGAIN:
            asyncio.get_running_loop().call_later(self.rng.uniform(*_SOON), self._repeat, told.id)
        else:
            self.heard.refused.append(data)
            self._pending.pop(str(told.id), None)

    def _repeat(self, command: str | None) -> None:
        for known, message in list(self._pending.items()):
            if command in (None, known):
                self._send(message)

    def _send(self, message: bytes) -> None:
        if self._line is not None:
            self._line.send(message)

    async def _rest(self, spread: float = 0.0, *, at_once: bool = False) -> None:
        """Wait before the next try.

        ``spread``: the longest that it waits besides, in seconds; ``at_once``: it waits no longer than that, unless the
        last try was in vain.
        """
        doubled: int = 2**self._in_vain
        wait = min(_LONGEST_WAIT, _FIRST_WAIT * doubled) * self.rng.uniform(0.5, 1.0)
        wait = 0.0 if at_once and not self._in_vain else wait
        self._in_vain = min(self._in_vain + 1, _MOST_DOUBLED)
        await asyncio.sleep(wait + self.rng.uniform(0.0, spread))
