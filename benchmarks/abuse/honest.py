"""Honest players at separate tables, and the times until their moves are acknowledged."""

import asyncio
import time
from collections.abc import Mapping
from typing import Any

import httpx
import msgspec

from benchmarks.server.frames import Line

from .target import API

_NAMES = ("Ada", "Ben", "Cleo")
_SEATS = len(_NAMES)
_THINKING = 0.1
_AGAIN_SECONDS = 1.0
_KIND = {"game": {"game": "wizard"}, "seats": _SEATS}


class _Told(msgspec.Struct):
    type: str
    seq: int = 0
    id: str | None = None
    legal: tuple[str, ...] = ()


_told = msgspec.json.Decoder(_Told).decode


class Honest:
    """People who play game after game."""

    def __init__(self, port: int, tables: int = 1) -> None:
        """``tables``: how many there will be."""
        self._port, self._tables = port, tables
        self.acked: list[float] = []
        """Seconds from sending a move to its acknowledgement."""
        self.faults: list[Exception] = []
        """Why somebody had to start again."""
        self.begun = asyncio.Event()
        """A move was acknowledged at every table."""
        self._playing: set[int] = set()
        self._sent: dict[str, float] = {}

    def late(self) -> list[float]:
        """How long the unacknowledged moves have been waiting."""
        return [time.perf_counter() - sent for sent in self._sent.values()]

    async def keep_playing(self, number: int) -> None:
        """Play at one table after the other, and start again if the server refuses something for a while."""
        while True:
            try:
                await self.play(number)
            except (OSError, httpx.HTTPError) as fault:
                self.faults.append(fault)
                for sent in [sent for sent in self._sent if sent.startswith(f"{number}-")]:
                    del self._sent[sent]
                await asyncio.sleep(_AGAIN_SECONDS)

    async def play(self, number: int) -> None:
        """Play at one table without end."""
        url = f"http://127.0.0.1:{self._port}{API}"
        async with httpx.AsyncClient(base_url=url, trust_env=False, timeout=60) as http:
            tokens = [str((await _post(http, "/players", None, {"name": name}))["token"]) for name in _NAMES]
            while True:
                table = str((await _post(http, "/tables", tokens[0], _KIND))["table"])
                for seat, token in enumerate(tokens):
                    await _command(http, table, token, {"do": "sit", "seat": seat})
                await _command(http, table, tokens[0], {"do": "start"})
                await self._play_out(table, tokens, number)

    async def _play_out(self, table: str, tokens: list[str], number: int) -> None:
        over = asyncio.Event()
        loop = asyncio.get_running_loop()

        def hear(line: Line, text: bytes) -> None:
            for message in map(_told, text.split(b"\n")):
                if message.type == "ack" and message.id in self._sent:
                    self.acked.append(time.perf_counter() - self._sent.pop(message.id))
                    self._note(number)
                elif message.type == "asked":
                    loop.call_later(_THINKING, self._move, line, message, f"{number}-{table[:8]}-{message.seq}")
                elif message.type == "revealed":
                    over.set()

        path = f"{API}/tables/{table}/socket?after=4"
        lines = [await Line.connect(self._port, path, hear, {"Authorization": f"Bearer {token}"}) for token in tokens]
        try:
            await over.wait()
        finally:
            for line in lines:
                line.close()

    def _note(self, number: int) -> None:
        """A move was acknowledged at a table."""
        self._playing.add(number)
        if len(self._playing) == self._tables:
            self.begun.set()

    def _move(self, line: Line, asked: _Told, command: str) -> None:
        move = asked.legal[asked.seq % len(asked.legal)]
        self._sent[command] = time.perf_counter()
        line.send(b'{"type":"do","id":"%s","command":{"do":"move","move":"%s"}}' % (command.encode(), move.encode()))


async def _command(http: httpx.AsyncClient, table: str, token: str, command: dict[str, object]) -> None:
    await _post(http, f"/tables/{table}/commands", token, {"type": "do", "id": str(command["do"]), "command": command})


async def _post(http: httpx.AsyncClient, path: str, token: str | None, body: Mapping[str, object]) -> dict[str, Any]:
    answer = await http.post(path, json=body, headers={} if token is None else {"authorization": f"Bearer {token}"})
    answer.raise_for_status()
    data: dict[str, Any] = answer.json()
    return data
