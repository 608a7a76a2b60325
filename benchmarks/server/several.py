"""One, two and three processes with one PostgreSQL behind HAProxy: what an action costs in all of them together."""

import asyncio
import statistics
import tempfile
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from tests.faults.processes import ServerProcess
from tests.faults.several import Databases
from tests.services.haproxy import haproxy

from . import foretell_server
from .processes import free_port
from .throughput import Rival, carry

_MANY = (1, 2, 3)
_TABLES = 50
_GOAL = 1.15


@dataclass(frozen=True, slots=True)
class Servers:
    """Processes behind HAProxy, measured as one server."""

    port: int
    processes: list[ServerProcess]

    def cpu_seconds(self) -> float:
        """The CPU time of all of them."""
        return sum(process.cpu_seconds() for process in self.processes)


@asynccontextmanager
async def serve(many: int, _folder: Path) -> AsyncIterator[Servers]:
    """Run this number of processes."""
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
            await stack.enter_async_context(haproxy(port, doors, folder / "haproxy.log"))
            yield Servers(port, processes)


async def measure(rounds: int, seconds: float) -> None:
    """Print what an action costs in the processes, in turns."""
    rivals = [
        Rival(f"{many} process{'es' * (many > 1)}", partial(serve, many), foretell_server.Tables) for many in _MANY
    ]
    for _ in range(rounds):
        for rival in rivals:
            rival.flat_out.append(await carry(rival, _TABLES, None, seconds))
    print(
        f"\n{_TABLES} tables flat out over PostgreSQL with a synchronous standby, behind HAProxy: µs of CPU an action"
    )
    one = statistics.median(1e6 / seen.carried for seen in rivals[0].flat_out)
    for rival in rivals:
        costs = [1e6 / seen.carried for seen in rival.flat_out]
        middle, rate = statistics.median(costs), statistics.median(seen.rate for seen in rival.flat_out)
        ratio = f"{middle / one:.2f} times that of one (goal: at most {_GOAL})"
        print(f"  {rival.name:<14}{middle:>6.0f}   ({min(costs):.0f} to {max(costs):.0f}; {rate:,.0f}/s); {ratio}")
