"""Our server, and people who play Wizard at its tables."""

import asyncio
import sys
from collections.abc import Mapping
from contextlib import AbstractAsyncContextManager
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import Any

import httpx
import msgspec

from .frames import Line
from .load import SEATS, Clock, Load
from .processes import Measured, Server, free_port, running

_LIMITS = (
    "MESSAGES_PER_SECOND",
    "REQUESTS_PER_SECOND",
    "CONNECTIONS",
    "OPEN_CONNECTIONS",
    "ALL_CONNECTIONS",
    "CATCH_UP_LINES_PER_SECOND",
    "TABLES_PER_HOUR",
    "PLAYERS_PER_HOUR",
)
_MANY = "1000000"
_LATER, _TRIES = 503, 10
"""A table changes hands: the command, which has an id, is given again."""
_USUAL = {"game": "wizard"}
API = "/api/v1"
_KEPT_SECONDS = 0.5
"""Connections are used again for this time: a server that was stopped closes those that look idle as it goes on."""


class _Message(msgspec.Struct):
    """The parts of a message that the client reads."""

    type: str
    seq: int = 0
    legal: tuple[str, ...] = ()


_told = msgspec.json.Decoder(_Message).decode


def serve(
    folder: Path,
    metrics: int | None = None,
    sources: Path | None = None,
    port: int | None = None,
    settings: Mapping[str, str] = MappingProxyType({}),
) -> AbstractAsyncContextManager[Server]:
    """Run ``foretell serve`` with its database in the folder; only limits, the log level and metrics are set.

    ``metrics``: the port at which they are served; None: not at all.
    ``sources``: where the package ``foretell`` of another commit lies; None: the installed one.
    ``port``: where it listens; None: at a free one.
    ``settings``: environment variables besides.
    """
    port = free_port() if port is None else port
    environment = {f"FORETELL_{name}": _MANY for name in _LIMITS} | {
        "FORETELL_LOG_LEVEL": "warning",
        "FORETELL_METRICS": "no" if metrics is None else f"127.0.0.1:{metrics}",
    }
    if sources is not None:
        environment["PYTHONPATH"] = str(sources)
    command = [sys.executable, "-m", "foretell", "serve", "--port", str(port), "--data", str(folder)]
    return running(command, {**environment, **settings}, port, "/health")


class Tables:
    """Opens tables, and plays at them."""

    def __init__(self, server: Measured, load: Load, game: Mapping[str, object] = _USUAL) -> None:
        """``game``: its options, as the protocol has them."""
        self._port, self._load, self._game = server.port, load, game
        address = f"http://127.0.0.1:{server.port}{API}"
        limits = httpx.Limits(keepalive_expiry=_KEPT_SECONDS)
        self._http = httpx.AsyncClient(base_url=address, trust_env=False, timeout=60, limits=limits)

    async def close(self) -> None:
        """Close the connections."""
        await self._http.aclose()

    async def play(self, number: int) -> None:
        """Play game after game at one table."""
        async with self._load.door:
            tokens = [await self.token(f"{number}-{seat}") for seat in range(SEATS)]
            table = await self.seat_all(tokens)
        while True:
            clock, over = Clock(self._load), asyncio.Event()
            lines = [await self.sit(table, token, clock, over) for token in tokens]
            self._load.tables.add(number)
            try:
                await over.wait()
                self._load.games += 1
            finally:
                for line in lines:
                    line.close()
            table = await self.seat_all(tokens)

    async def sit(self, table: str, token: str, clock: Clock, over: asyncio.Event) -> Line:
        """The socket of a player, who answers questions; ``over`` is set when the game is."""
        person = _Person(self._load, clock, over)
        path, headers = f"{API}/tables/{table}/socket?after=5", {"Authorization": f"Bearer {token}"}
        return await Line.connect(self._port, path, person.hear, headers)

    async def token(self, name: str) -> str:
        """A new player's token."""
        token: str = (await self._post("/players", None, {"name": name}))["token"]
        return token

    async def seat_all(self, tokens: list[str]) -> str:
        """Open a table, seat all players and start the game."""
        table: str = (await self._post("/tables", tokens[0], {"game": self._game, "seats": SEATS}))["table"]
        for seat, token in enumerate(tokens):
            await self._command(table, token, {"do": "sit", "seat": seat})
        await self._command(table, tokens[0], {"do": "start"})
        return table

    async def _command(self, table: str, token: str, command: dict[str, object]) -> None:
        message = {"type": "do", "id": str(command["do"]), "command": command}
        await self._post(f"/tables/{table}/commands", token, message)

    async def _post(self, path: str, token: str | None, body: Mapping[str, object]) -> dict[str, Any]:
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        answer = await self._http.post(path, json=body, headers=headers)
        for _ in range(_TRIES):
            if answer.status_code != _LATER:
                break
            await asyncio.sleep(float(answer.headers["Retry-After"]))
            answer = await self._http.post(path, json=body, headers=headers)
        answer.raise_for_status()
        data: dict[str, Any] = answer.json()
        return data


class _Person:
    """Plays a game at one seat."""

    def __init__(self, load: Load, clock: Clock, over: asyncio.Event) -> None:
        self._load, self._clock, self._over = load, clock, over

    def hear(self, line: Line, text: bytes) -> None:
        """Read the messages, one to a line."""
        for message in map(_told, text.split(b"\n")):
            match message.type:
                case "line" | "happened":  # as its name was at 9fd867d
                    self._clock.read(message.seq)
                case "ack":
                    self._clock.acked(message.seq)
                case "asked":
                    self._load.pace.ask(partial(self._move, line, message))
                case "revealed":
                    self._over.set()
                case "refused":
                    raise RuntimeError(text)
                case _:
                    pass

    def _move(self, line: Line, asked: _Message) -> None:
        """Make a legal move."""
        move = asked.legal[asked.seq % len(asked.legal)]
        self._clock.sent(asked.seq + 1)
        line.send(b'{"type":"do","id":"%d","command":{"do":"move","move":"%s"}}' % (asked.seq, move.encode()))
