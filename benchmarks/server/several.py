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
from .throughput import Rival, carry

_MANY = (1, 2, 3)
_TABLES = 50
_EACH = tuple(_TABLES * many for many in _MANY)
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


async def measure(rounds: int, seconds: float) -> None:
    """Print what an action costs in the processes, in turns, and beside them.

    With the same tables for all of them, each process has a part of the lines to commit at a time; with the same number
    for each, as many as one process alone.
    """
    settings = {f"{_TABLES} tables for all": (_TABLES,) * len(_MANY), f"{_TABLES} tables for each": _EACH}
    for title, tables in settings.items():
        shares: dict[int, list[dict[str, float]]] = {many: [] for many in _MANY}
        rivals = [Rival(f"{n} of them", partial(serve, n, shares[n]), foretell_server.Tables) for n in _MANY]
        for _ in range(rounds):
            for rival, many in zip(rivals, tables, strict=True):
                rival.flat_out.append(await carry(rival, many, None, seconds))
        print(f"\n{title}, flat out, PostgreSQL with its standby, behind HAProxy: µs of CPU an action in the servers")
        one = statistics.median(1e6 / seen.carried for seen in rivals[0].flat_out)
        for rival, seen_beside in zip(rivals, shares.values(), strict=True):
            _print(rival, seen_beside, one)


def _print(rival: Rival, seen_beside: list[dict[str, float]], one: float) -> None:
    costs = [1e6 / seen.carried for seen in rival.flat_out]
    middle, rate = statistics.median(costs), statistics.median(seen.rate for seen in rival.flat_out)
    others = {name: middle * statistics.median(each[name] for each in seen_beside) for name in seen_beside[0]}
    ratio = f"{middle / one:.2f} times that of one (goal: at most {_GOAL})"
    beside = ", ".join(f"{name} {cost:.0f}" for name, cost in others.items())
    print(
        f"  {rival.name:<14}{middle:>6.0f}   ({min(costs):.0f} to {max(costs):.0f}; {rate:,.0f}/s); {ratio}; {beside}"
    )
