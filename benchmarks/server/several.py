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
    """Print what an action costs in the processes, in turns, and beside them."""
    shares: dict[int, list[dict[str, float]]] = {many: [] for many in _MANY}
    rivals = [Rival(f"{n} of them", partial(serve, n, shares[n]), foretell_server.Tables) for n in _MANY]
    for _ in range(rounds):
        for rival in rivals:
            rival.flat_out.append(await carry(rival, _TABLES, None, seconds))
    print(
        f"\n{_TABLES} tables flat out, PostgreSQL with its standby, behind HAProxy: µs of CPU an action in the servers"
    )
    one = statistics.median(1e6 / seen.carried for seen in rivals[0].flat_out)
    for rival, seen_beside in zip(rivals, shares.values(), strict=True):
        _print(rival, seen_beside, one)
    for many in _MANY[1:]:
        await _measure_apart(many, rounds, seconds)


async def _measure_apart(many: int, rounds: int, seconds: float) -> None:
    """Print what processes cost that share a database, beside as many that run at the same time and share nothing.

    Whatever makes a busy machine slow is in both, so their ratio is the price of sharing.
    """
    together = Rival(f"{many} together", partial(serve, many, []), foretell_server.Tables)
    apart = Rival(f"{many} apart", partial(serve, 1, []), foretell_server.Tables)
    ratios = []
    for _ in range(rounds):
        shared = await carry(together, many * _TABLES, None, seconds)
        alone = await asyncio.gather(*(carry(apart, _TABLES, None, seconds) for _ in range(many)))
        ratios.append(1 / shared.carried / statistics.mean(1 / seen.carried for seen in alone))
    told = ", ".join(f"{ratio:.2f}" for ratio in sorted(ratios))
    print(f"{many} processes, {_TABLES} tables each: times the cost of as many that share nothing: {told} (by round)")


def _print(rival: Rival, seen_beside: list[dict[str, float]], one: float) -> None:
    costs = [1e6 / seen.carried for seen in rival.flat_out]
    middle, rate = statistics.median(costs), statistics.median(seen.rate for seen in rival.flat_out)
    others = {name: middle * statistics.median(each[name] for each in seen_beside) for name in seen_beside[0]}
    ratio = f"{middle / one:.2f} times that of one (goal: at most {_GOAL})"
    beside = ", ".join(f"{name} {cost:.0f}" for name, cost in others.items())
    print(
        f"  {rival.name:<14}{middle:>6.0f}   ({min(costs):.0f} to {max(costs):.0f}; {rate:,.0f}/s); {ratio}; {beside}"
    )
