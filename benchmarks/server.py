"""How much a server carries: real rules, views, sockets and SQLite, on this machine alone.

    python -m benchmarks.server [--seconds S]

Four people at each table make legal moves.  Twice: 50 tables as fast as they can, which gives the actions (moves
on disk and told to four sockets) that one second of the server's processor time carries; then 200 tables at 500 actions
a second, which gives the time from a move to its acknowledgement.  Clients run beside the server and take their share
of the machine.
"""

import argparse
import asyncio
import os
import statistics
import sys
import tempfile
import time
from asyncio.subprocess import Process
from collections import deque
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

SEATS = 4
PROGRAM = "import os; from foretell.server.configure import settings_of; from foretell.server.run import serve;"
PROGRAM += "serve(settings_of({}, os.environ))"
MANY = "1000000"
WARM_UP = 2.0
LONGEST_ARRIVAL = 120.0


class Told(msgspec.Struct):
    """What a client looks at in a message."""

    type: str
    seq: int = 0
    legal: tuple[str, ...] = ()


told = msgspec.json.Decoder(Told).decode


class Pace:
    """Lets so many moves through in a second; None: all at once."""

    def __init__(self, rate: float | None) -> None:
        self._rate = rate
        self._waiting: deque[asyncio.Future[None]] = deque()

    async def wait(self) -> None:
        """Until it is this move's turn."""
        if self._rate is not None:
            turn = asyncio.get_running_loop().create_future()
            self._waiting.append(turn)
            await turn

    async def run(self) -> None:
        """Let one through at each tick, as long as anybody waits."""
        began, passed = time.perf_counter(), 0
        while self._rate is not None:
            await asyncio.sleep(max(0.0, began + passed / self._rate - time.perf_counter()))
            passed += 1
            if self._waiting:
                self._waiting.popleft().set_result(None)


class Load:
    """Tables full of people, and how long each of their moves took."""

    def __init__(self, address: str, pace: Pace) -> None:
        self.address, self.pace = address, pace
        self.times: list[float] = []
        self.playing = 0
        self._door = asyncio.Semaphore(4)
        self.http = httpx.AsyncClient(base_url=f"http://{address}/api/v1", trust_env=False, timeout=60)

    async def table(self, number: int) -> None:
        """One game after the other at one table."""
        async with self._door:
            tokens = [await self.token(f"{number}-{seat}") for seat in range(SEATS)]
            table = await self.seat_all(tokens)
        self.playing += 1
        while True:
            await asyncio.gather(*[self.person(table, token) for token in tokens])
            table = await self.seat_all(tokens)

    async def token(self, name: str) -> str:
        """A new guest's token."""
        token: str = (await self.post("/players", None, {"name": name}))["token"]
        return token

    async def seat_all(self, tokens: list[str]) -> str:
        """A table at which all sit and the cards are dealt."""
        table: str = (await self.post("/tables", tokens[0], {"game": {"game": "wizard"}, "seats": SEATS}))["table"]
        for seat, token in enumerate(tokens):
            await self.command(table, token, {"do": "sit", "seat": seat})
        await self.command(table, tokens[0], {"do": "start"})
        return table

    async def command(self, table: str, token: str, command: dict[str, object]) -> None:
        """Give a command over HTTP."""
        message = {"type": "do", "id": str(command["do"]), "command": command}
        await self.post(f"/tables/{table}/commands", token, message)

    async def post(self, path: str, token: str | None, body: Mapping[str, object]) -> dict[str, Any]:
        """The answer to a request that must succeed."""
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        answer = await self.http.post(path, json=body, headers=headers)
        answer.raise_for_status()
        data: dict[str, Any] = answer.json()
        return data

    async def person(self, table: str, token: str) -> None:
        """Play a game at one seat."""
        url, headers = f"ws://{self.address}/api/v1/tables/{table}/socket", {"authorization": f"Bearer {token}"}
        sent = 0.0
        async with connect(url, additional_headers=headers, proxy=None, compression=None) as line:
            while True:
                for message in map(told, str(await line.recv()).split("\n")):
                    if message.type == "welcome":
                        await line.send('{"type": "resync", "after": 5}')
                    elif message.type == "ack":
                        self.times.append(time.perf_counter() - sent)
                    elif message.type == "asked":
                        await self.pace.wait()
                        sent = time.perf_counter()
                        await self.move(line, message)
                    elif message.type == "revealed":
                        return

    async def move(self, line: ClientConnection, asked: Told) -> None:
        """Make some legal move."""
        move = asked.legal[asked.seq % len(asked.legal)]
        await line.send(f'{{"type":"do","id":"{asked.seq}","command":{{"do":"move","move":"{move}"}}}}')


@asynccontextmanager
async def server(data: Path) -> AsyncIterator[tuple[str, int]]:
    """A server process; its address and process id."""
    limits = ("MESSAGES_PER_SECOND", "REQUESTS_PER_SECOND", "CONNECTIONS", "TABLES_PER_HOUR", "PLAYERS_PER_HOUR")
    chosen = {"PORT": "8765", "DATA": str(data), "LOG_LEVEL": "error", **dict.fromkeys(limits, MANY)}
    environment = {**os.environ, **{f"FORETELL_{name}": value for name, value in chosen.items()}}
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", PROGRAM, env=environment)
    try:
        yield await started(process, "127.0.0.1:8765")
    finally:
        process.terminate()
        await process.wait()


async def started(process: Process, address: str) -> tuple[str, int]:
    """Wait until the server answers."""
    began = time.perf_counter()
    async with httpx.AsyncClient(trust_env=False) as client:
        while process.returncode is None:
            try:
                await client.get(f"http://{address}/health")
            except httpx.TransportError:
                await asyncio.sleep(0.005)
            else:
                print(f"server answers after {time.perf_counter() - began:.2f} s")
                return address, process.pid
    raise SystemExit("the server did not start")


def cpu_seconds(pid: int) -> float:
    """The processor time that a process has used (Linux)."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(tables: int, rate: float | None, seconds: float) -> None:
    """Run a load, warm up, and print what was seen afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        async with server(Path(folder)) as (address, pid):
            load = Load(address, Pace(rate))
            tasks = [asyncio.create_task(load.table(number)) for number in range(tables)]
            tasks.append(asyncio.create_task(load.pace.run()))
            async with asyncio.timeout(LONGEST_ARRIVAL):
                await arrived(load, tables, tasks)
            load.times.clear()
            cpu, began = cpu_seconds(pid), time.perf_counter()
            await asyncio.sleep(seconds)
            report(tables, rate, load.times, time.perf_counter() - began, cpu_seconds(pid) - cpu)
            for task in tasks:
                task.cancel()
            for outcome in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(outcome, Exception):
                    raise outcome
            await load.http.aclose()


async def arrived(load: Load, tables: int, tasks: "list[asyncio.Task[None]]") -> None:
    """Wait until all tables are played at, and a little longer; a task that fails ends it all."""
    while load.playing < tables:
        done, _ = await asyncio.wait(tasks, timeout=0.1, return_when=asyncio.FIRST_EXCEPTION)
        for task in done:
            task.result()
    await asyncio.sleep(WARM_UP)


def report(tables: int, rate: float | None, times: list[float], wall: float, cpu: float) -> None:
    """Print the figures of a load."""
    cuts = statistics.quantiles(times, n=100)
    what = "flat out" if rate is None else f"at {rate:.0f} actions/s"
    print(
        f"{tables} tables {what}: {len(times) / wall:,.0f} actions/s, {len(times) / cpu:,.0f} per server-CPU-second;"
        f" p50 {cuts[49] * 1000:.1f} ms, p99 {cuts[98] * 1000:.1f} ms"
    )


def main() -> None:
    """Measure both loads."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=8.0, help="of each measurement; default: 8")
    given = parser.parse_args()
    asyncio.run(measure(50, None, given.seconds))
    asyncio.run(measure(200, 500.0, given.seconds))


if __name__ == "__main__":
    main()
