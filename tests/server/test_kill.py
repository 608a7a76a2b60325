"""The server is killed under load, several times: no acknowledged move is lost, and none is made twice."""

import asyncio
import contextlib
import json
import os
import re
import signal
import sqlite3
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.effort import times
from tests.forks import Serving
from tests.server.harness import Message, Person, dial, http_client
from tests.server.overheard import OVERHEARD
from tests.waiting import happens

KILLS = times(4)
TABLES = times(4)
MOVES = 210 * TABLES
"""The moves of all clients in all games."""
RUNNING = re.compile(r"Uvicorn running on http://([0-9.:]+)")
GONE = (OSError, ConnectionClosed, InvalidHandshake, TimeoutError, EOFError)


class Server:
    """A server process that can be killed and restarted with the same data, at any free port or always the same."""

    def __init__(self, folder: Path, port: int = 0) -> None:
        self._port = str(port)
        self._data, self._log = folder / "data", folder / "log"
        self._process: Serving | None = None
        self._address = ""
        self._up = asyncio.Event()

    async def address(self) -> str:
        """The address, as soon as the server runs."""
        await self._up.wait()
        return self._address

    async def start(self) -> float:
        """Start, and return the seconds until the first answer."""
        limits = {"MESSAGES_PER_SECOND": "1e6", "REQUESTS_PER_SECOND": "1e6", "CONNECTIONS": "10000"}
        chosen = {"PORT": self._port, "DATA": str(self._data), "BOT_PAUSE": "0,0", "LOG_LEVEL": "info", **limits}
        environment = {**os.environ, **{f"FORETELL_{name}": value for name, value in chosen.items()}}
        began = time.monotonic()
        self._log.write_bytes(b"")
        process = self._process = Serving(environment, self._log)
        await happens(lambda: self._running() or process.status is not None, "the server has started")
        found = self._running()
        assert found is not None, self._log.read_text(encoding="utf-8")
        self._address = found[1]
        async with http_client(f"http://{self._address}") as client:
            assert (await client.get("/health")).status_code == 200
        self._up.set()
        return time.monotonic() - began

    def _running(self) -> re.Match[str] | None:
        """The line of its log that names its address."""
        return RUNNING.search(self._log.read_text(encoding="utf-8"))

    async def kill(self) -> None:
        """Kill the process (SIGKILL)."""
        self._up.clear()
        if (process := self._process) is not None:
            process.send(signal.SIGKILL)
            await happens(lambda: process.status is not None, "the server has ended")
            OVERHEARD.hear(self._log.read_text(encoding="utf-8"))

    def commits_in_journal(self) -> int:
        """How many commits have not been brought home to their logs; the server does not run."""
        with contextlib.closing(sqlite3.connect(self._data / "foretell.db")) as connection:
            count: int = connection.execute("SELECT count(*) FROM journal").fetchone()[0]
        return count


@asynccontextmanager
async def serving(folder: Path) -> AsyncIterator[Server]:
    """A server that has started."""
    server = Server(folder)
    try:
        await server.start()
        yield server
    finally:
        await server.kill()


@dataclass
class Client:
    """A program that plays at random; after each break it reconnects and repeats unacknowledged commands."""

    server: Server
    made: asyncio.Semaphore
    """Released for each acknowledged move."""
    token: str
    table: str
    rng: Random
    acknowledged: dict[str, int] = field(default_factory=dict)
    moves: dict[str, str] = field(default_factory=dict)
    seen: list[int] = field(default_factory=list)
    pending: tuple[str, str] | None = None
    asked: tuple[int, list[str]] = (0, [])
    """The last question, unless an acknowledged command came after it."""
    over: bool = False
    breaks: int = 0

    async def play(self) -> None:
        """Play to the end of the game, over all breaks."""
        while not self._done():
            with contextlib.suppress(*GONE):
                await self._connect()
            self.breaks += 1

    def _done(self) -> bool:
        """Whether the game is over and the last move acknowledged."""
        return self.over and self.pending is None

    async def _connect(self) -> None:
        self.asked = (0, [])
        table = f"ws://{await self.server.address()}/api/v1/tables/{self.table}"
        url = f"{table}/socket?after={self.seen[-1] if self.seen else 0}"
        async with dial(url, authorization=f"Bearer {self.token}") as line:
            if self.pending is not None:
                await self._send(line, *self.pending)
            while not self._done():
                for message in str(await line.recv()).split("\n"):
                    await self._hear(line, json.loads(message))

    async def _hear(self, line: ClientConnection, message: Message) -> None:
        match message["type"]:
            case "line":
                self.seen.append(message["seq"])
            case "ack":
                if message["id"] not in self.acknowledged:
                    self.made.release()
                self.acknowledged[message["id"]] = message["seq"]
                self.pending = None if self.pending is not None and self.pending[0] == message["id"] else self.pending
            case "asked":
                self.asked = (message["seq"], message["legal"])
            case "refused":
                raise AssertionError(message)
            case "revealed":
                self.over = True
            case _:
                pass
        last = max(self.acknowledged.values(), default=0)
        if self.pending is None and self.asked[1] and self.asked[0] >= last:
            legal, self.asked = self.asked[1], (0, [])
            await self._send(line, f"m{len(self.moves)}", self.rng.choice(legal))

    async def _send(self, line: ClientConnection, command: str, move: str) -> None:
        self.pending = (command, move)
        self.moves[command] = move
        await line.send(json.dumps({"type": "do", "id": command, "command": {"do": "move", "move": move}}))


async def test_no_acknowledged_move_is_lost_or_repeated(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    recoveries: list[float] = []
    left: list[int] = []
    clients: list[Client] = []
    made = asyncio.Semaphore(0)
    async with serving(tmp_path) as server:
        clients.extend(await seat_everybody(server, made))
        async with asyncio.TaskGroup() as playing:
            for client in clients:
                playing.create_task(client.play())
            recoveries.extend([await recovery(server, made, left) for _ in range(KILLS)])
        await check_all(await server.address(), clients)
    assert any(left), "no kill met rows that were only in the journal"
    assert sum(client.breaks for client in clients) >= KILLS + len(clients)
    assert sum(len(client.acknowledged) for client in clients) == MOVES
    with capsys.disabled():
        waits = ", ".join(f"{s:.2f}" for s in recoveries)
        sys.stdout.write(f"\n{KILLS} kills, {MOVES} moves acknowledged; answering again after {waits} s\n")


async def recovery(server: Server, made: asyncio.Semaphore, left: list[int]) -> float:
    """Kill the server during a game, note the commits left in its journal, and return the seconds until it was back."""
    for _ in range(MOVES // (KILLS + 1)):
        await made.acquire()
    await server.kill()
    left.append(server.commits_in_journal())
    return await server.start()


async def seat_everybody(server: Server, made: asyncio.Semaphore) -> list[Client]:
    """Running games of two players and a bot each."""
    clients, address = [], await server.address()
    for number in range(TABLES):
        async with Person(address, "Ada") as ada, Person(address, "Ben") as ben:
            table = await ada.open(game={"game": "wizard", "mode": "maximus"}, seats=3)
            await ada.must(table, "sit", seat=0)
            await ben.must(table, "sit", seat=1)
            await ada.start(table, 2)
            players = enumerate((ada, ben))
            clients += [Client(server, made, p.token, table, Random(2 * number + i)) for i, p in players]
    return clients


async def check_all(address: str, clients: list[Client]) -> None:
    """Check that each table's log, read by each client, has all its moves once, in order and without a gap."""
    for number, client in enumerate(clients):
        assert client.pending is None
        assert client.seen == list(range(1, client.seen[-1] + 1))
        assert set(client.acknowledged) == set(client.moves)
        async with http_client(f"http://{address}/api/v1") as http:
            headers = {"authorization": f"Bearer {client.token}"}
            record = (await http.get(f"/tables/{client.table}/record", headers=headers)).json()
        seat = number % 2
        made = [
            " ".join(map(str, move[1:])) for story in record["rounds"] for move in story["moves"] if move[0] == seat
        ]
        assert made == list(client.moves.values())
        assert max(Counter(client.acknowledged.values()).values()) == 1
