"""One, two and three processes with one PostgreSQL behind HAProxy: what an action costs in all of them together."""

import asyncio
import statistics
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from tests.faults.processes import ServerProcess
from tests.faults.several import Databases
from tests.services.haproxy import haproxy

from . import foretell_server
from .processes import cpu_seconds, free_port
from .throughput import Rival, Seen, carry

_MANY = (1, 2, 3)
_TABLES = 50
_PACE, _PACED_TABLES = 300.0, 120
"""Actions a second for each process, and its tables."""
_GOAL = 1.15
_SERVERS = "servers"


@dataclass(frozen=True, slots=True)
class Servers:
    """Processes behind HAProxy, measured as one server."""

    port: int
    processes: list[ServerProcess]
    beside: dict[str, Callable[[], float]]
    """The CPU time of others who have a part in it."""
    readings: list[dict[str, float]] = field(default_factory=list)
    """The CPU time of everybody, each time that somebody asked."""

    def cpu_seconds(self) -> float:
        """The CPU time of all of them."""
        own = sum(process.cpu_seconds() for process in self.processes)
        self.readings.append({_SERVERS: own, **{name: read() for name, read in self.beside.items()}})
        return own

    def shares(self) -> dict[str, float]:
        """The CPU time of the others between the last two readings, as a share of that of the processes."""
        before, after = self.readings[-2:]
        used = {name: after[name] - before[name] for name in after}
        return {name: used[name] / used[_SERVERS] for name in self.beside}


@asynccontextmanager
async def serve(many: int, shares: list[dict[str, float]], _folder: Path) -> AsyncIterator[Servers]:
    """Run this number of processes; the shares of the others are added to ``shares`` at the end."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        databases = Databases(folder)
        async with AsyncExitStack() as stack:
            stack.callback(databases.remove)
            await asyncio.to_thread(databases.start)
            processes = []
            for number in range(1, many + 1):
                settings = {"STORE": databases.url(), "NODE": f"127.0.0.1:{free_port()}", "LOG_LEVEL": "warning"}
                process = ServerProcess(f"server-{number}", folder, settings)
                stack.push_async_callback(process.kill)
                await process.start()
                processes.append(process)
            port = free_port()
            doors = [process.port for process in processes]
            proxy = await stack.enter_async_context(haproxy(port, doors, folder / "haproxy.log"))
            beside: dict[str, Callable[[], float]] = {
                "HAProxy": partial(cpu_seconds, proxy.pid),
                "PostgreSQL": databases.cpu_seconds,
            }
            servers = Servers(port, processes, beside)
            yield servers
            shares.append(servers.shares())


@dataclass(frozen=True, slots=True)
class _Load:
    """What is measured."""

    name: str
    tables: Callable[[int], int]
    """By the number of processes."""
    pace: float | None = None
    """Actions a second for each process; None: as many as they can."""


_LOADS = (
    _Load(f"{_TABLES} tables for each process, flat out", lambda many: _TABLES * many),
    _Load(
        f"{_PACED_TABLES} tables and {_PACE:.0f} actions/s for each process", lambda many: _PACED_TABLES * many, _PACE
    ),
    _Load(f"{_TABLES} tables in all, flat out", lambda _: _TABLES),
)


async def measure(rounds: int, seconds: float) -> None:
    """Print what an action costs in the processes, alternately, and beside them."""
    print("\nPostgreSQL with its standby, behind HAProxy: µs of CPU an action in the servers")
    for load in _LOADS:
        shares: dict[int, list[dict[str, float]]] = {many: [] for many in _MANY}
        seen: dict[int, list[Seen]] = {many: [] for many in _MANY}
        for number in range(rounds):
            for many in _MANY if number % 2 else reversed(_MANY):
                rival = Rival(f"{many} of them", partial(serve, many, shares[many]), foretell_server.Tables)
                pace = None if load.pace is None else load.pace * many
                seen[many].append(await carry(rival, load.tables(many), pace, seconds))
        print(f"  {load.name}:")
        one = statistics.median(1e6 / each.carried for each in seen[1])
        for many in _MANY:
            _print(many, seen[many], shares[many], one)


def _print(many: int, found: list[Seen], beside: list[dict[str, float]], one: float) -> None:
    costs = [1e6 / seen.carried for seen in found]
    middle, rate = statistics.median(costs), statistics.median(seen.rate for seen in found)
    others = {name: middle * statistics.median(each[name] for each in beside) for name in beside[0]}
    ratio = f"{middle / one:.2f} times that of one (goal: at most {_GOAL})"
    told = ", ".join(f"{name} {cost:.0f}" for name, cost in others.items())
    print(f"    {many}{middle:>6.0f}   ({min(costs):.0f} to {max(costs):.0f}; {rate:,.0f}/s); {ratio}; {told}")
