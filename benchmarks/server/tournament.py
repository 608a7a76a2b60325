"""A round of a tournament: tables write on their pads, the hall looks on, and the server is killed meanwhile.

Two of those who look on are pages in a browser.
"""

import asyncio
import itertools
import json
import os
import signal
import tempfile
import time
from collections.abc import Coroutine, Iterator
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass
from pathlib import Path
from statistics import quantiles
from typing import Any

import httpx

from .foretell_server import API, serve
from .frames import Line
from .processes import free_port
from .tournament_browsers import follow, looking
from .tournament_view import measure_view, person

TABLES, SEATS, KILLS = 60, 4, 3
ENTRY_SECONDS = 5.0
_PEOPLE_AT_ONCE = 20
_WAIT_SECONDS = 0.2
_GONE = (OSError, ConnectionError)


@dataclass(frozen=True, slots=True)
class Begun:
    """A tournament whose first round is drawn."""

    path: str
    """Where its organiser gives commands."""
    organiser: dict[str, str]
    """The headers of their requests."""
    watch: str
    """The key for everybody."""
    players: "list[Table]"
    """A phone at each table."""


class Table:
    """A phone that keeps the score of a table, and its measurements."""

    def __init__(self, port: int, pad: str, token: str, seats: list[str]) -> None:
        self._port, self.pad, self._token = port, pad, token
        self._entries = _entries(seats)
        self.waits: list[float] = []
        """Seconds until the acknowledgement of entries that were sent once."""
        self.repeated: list[float] = []
        """The same for those that were sent again after the server was killed."""
        self.written: list[str] = []
        """The ids of entries that were acknowledged."""
        self._acked = asyncio.Event()
        self._line: Line | None = None

    async def play(self, until: float, first: float) -> None:
        """Write an entry every five seconds; ``first``: seconds to wait before the first one."""
        await asyncio.sleep(first)
        while time.monotonic() < until:
            began = time.monotonic()
            await self._write(next(self._entries), began)
            await asyncio.sleep(max(0.0, began + ENTRY_SECONDS - time.monotonic()))

    async def _write(self, entry: dict[str, Any], began: float) -> None:
        tries = 0
        self._acked.clear()
        message = json.dumps({"type": "write", "id": entry["id"], "entries": [entry]}).encode()
        while not self._acked.is_set():
            tries += 1
            with suppress(*_GONE):
                line = await self._connected()
                line.send(message)
                await _first_of(self._acked.wait(), line.ended.wait())
            if not self._acked.is_set():
                await asyncio.sleep(_WAIT_SECONDS)
        (self.waits if tries == 1 else self.repeated).append(time.monotonic() - began)
        self.written.append(entry["id"])

    async def _connected(self) -> Line:
        if self._line is None or self._line.closed:
            path, headers = f"{API}/pads/{self.pad}/socket?after=0", {"Authorization": f"Bearer {self._token}"}
            self._line = await Line.connect(self._port, path, self._hear, headers)
        return self._line

    def _hear(self, _line: Line, text: bytes) -> None:
        for message in map(json.loads, text.split(b"\n")):
            if message["type"] == "ack":
                self._acked.set()
            elif message["type"] == "refused":
                raise RuntimeError(text)


class Onlooker:
    """A phone in the hall that shows the tournament."""

    def __init__(self) -> None:
        self.heard = self.bytes = 0

    async def look(self, port: int, watch: str) -> None:
        """Look on, and come back when the server was killed."""
        while True:
            with suppress(*_GONE):
                line = await Line.connect(port, f"{API}/tournaments/{watch}/socket", self._hear, {})
                await line.ended.wait()
            await asyncio.sleep(_WAIT_SECONDS)

    def _hear(self, _line: Line, text: bytes) -> None:
        self.heard += 1
        self.bytes += len(text)


async def measure(seconds: float, tables: int = TABLES) -> None:
    """Play at all tables with three kills in between, and print the times of the acknowledgements."""
    measure_view()
    print(f"\n{tables} tables, an entry every {ENTRY_SECONDS:.0f} s at each, {tables * SEATS} phones that look on:")
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        port, onlookers = free_port(), [Onlooker() for _ in range(tables * SEATS)]
        async with serve(folder, port=port):
            begun = await _begun(port, tables)
            pages = await stack.enter_async_context(looking(f"http://127.0.0.1:{port}", begun.watch))
        phones = [asyncio.create_task(one.look(port, begun.watch)) for one in onlookers]
        await _killed(folder, port, seconds, begun.players)
        async with serve(folder, port=port):
            lost = await _lost(port, begun.players)
            began = time.monotonic()
            await _start_clock(port, begun)
            shown = await follow(pages, began)
        for task in phones:
            task.cancel()
        await asyncio.gather(*phones, return_exceptions=True)
    _print(begun.players, onlookers, lost)
    print("  pages in browsers showed the started clock after:", *(f"{each:.1f} s" for each in shown))


async def _killed(folder: Path, port: int, seconds: float, players: list[Table]) -> None:
    """Run the server until everybody has played, killing it three times."""
    until = time.monotonic() + seconds
    starts = [number * ENTRY_SECONDS / len(players) for number in range(len(players))]
    playing = [asyncio.create_task(table.play(until, first)) for table, first in zip(players, starts, strict=True)]
    for _ in range(KILLS):
        async with serve(folder, port=port) as server:
            await asyncio.sleep(seconds / (KILLS + 1))
            os.kill(server.pid, signal.SIGKILL)
    async with serve(folder, port=port):
        await asyncio.gather(*playing)


async def _start_clock(port: int, begun: Begun) -> None:
    """Start the clock of the round."""
    entry = {"id": "clock", "do": "clock", "round": 1, "run": True}
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}{API}", trust_env=False, timeout=60) as http:
        await _must(http, begun.path, begun.organiser, {"type": "write", "id": "clock", "entries": [entry]})


async def _begun(port: int, tables: int) -> Begun:
    """A tournament whose first round is drawn, with a phone at each table."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}{API}", trust_env=False, timeout=60) as http:
        token = await _token(http, "organiser")
        own = {"authorization": f"Bearer {token}"}
        made = (await http.post("/tournaments", json={"settings": {"name": "Hall"}}, headers=own)).json()
        path = f"/tournaments/{made['tournament']}"
        people = [person(number) for number in range(tables * SEATS)]
        for start in range(0, len(people), _PEOPLE_AT_ONCE):
            entries = people[start : start + _PEOPLE_AT_ONCE]
            await _must(http, f"{path}/commands", own, {"type": "write", "id": f"p{start}", "entries": entries})
        began = time.perf_counter()
        await _must(http, f"{path}/commands", own, {"type": "draw", "id": "draw", "round": 1})
        print(f"\ndrawing {len(people)} people: {time.perf_counter() - began:.2f} s, with the pads of all tables")
        view = (await http.get(path, headers=own)).json()
        drawn_tables = view["rounds"][0]["tables"]
        players = [
            Table(port, table["pad"], await _token(http, f"table {table['number']}"), table["seats"])
            for table in drawn_tables
        ]
        return Begun(f"{path}/commands", own, made["watch"], players)


async def _token(http: httpx.AsyncClient, name: str) -> str:
    answer = await http.post("/players", json={"name": name})
    answer.raise_for_status()
    http.cookies.clear()
    token: str = answer.json()["token"]
    return token


async def _must(http: httpx.AsyncClient, path: str, headers: dict[str, str], message: dict[str, Any]) -> None:
    answer = await http.post(path, json=message, headers=headers)
    if answer.status_code >= 400:
        raise SystemExit(answer.text)


async def _lost(port: int, players: list[Table]) -> int:
    """How many acknowledged entries are not on their pads, or twice."""
    lost = 0
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}{API}", trust_env=False, timeout=60) as http:
        for table in players:
            entries = [entry["id"] for entry in (await http.get(f"/pads/{table.pad}")).json()["entries"]]
            lost += sum(entries.count(name) != 1 for name in table.written)
    return lost


def _print(players: list[Table], onlookers: list[Onlooker], lost: int) -> None:
    waits = [wait for table in players for wait in table.waits]
    again = [wait for table in players for wait in table.repeated]
    p50, p99 = (quantiles(waits, n=100)[at] * 1000 for at in (49, 98))
    longest = 1000 * max(waits)
    print(f"  {len(waits):,} entries acknowledged: p50 {p50:.1f} ms, p99 {p99:.1f} ms, longest {longest:.0f} ms")
    print(f"  {len(again)} met one of {KILLS} kills, and were sent again: longest {max(again, default=0):.1f} s")
    print(f"  lost or written twice: {lost}")
    heard = sum(one.heard for one in onlookers) / len(onlookers)
    size = sum(one.bytes for one in onlookers) / len(onlookers)
    print(f"  each of {len(onlookers)} onlookers got {heard:.0f} messages, {size / 1e3:.0f} kB")


def _entries(seats: list[str]) -> Iterator[dict[str, Any]]:
    """What a table writes, game round by game round."""
    for number in itertools.count(1):
        at = min(number, 15)
        for do, key in (("bid", "bid"), ("tricks", "tricks")):
            for seat in [*seats[1:], seats[0]]:
                given = {"round": at, "player": seat, key: number % 2}
                yield {"id": f"{do}-{number}-{seats.index(seat)}", "do": do, **given}


async def _first_of(*waits: Coroutine[Any, Any, object]) -> None:
    """Wait for the first of several."""
    tasks = [asyncio.create_task(wait) for wait in waits]
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
