"""Both servers under load, alternately."""

import asyncio
import gc
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from . import before, boardgame_server, foretell_server
from .load import Load
from .processes import Measured

_WARM_UP = 1.5
_LONGEST_ARRIVAL = 300.0
OURS = "foretell, SQLite on disk"
BEFORE = f"foretell at {before.COMMIT}"
IN_MEMORY = "boardgame.io, in memory"
FILES = "boardgame.io, FlatFile"
GOALS = {BEFORE: 1.67, IN_MEMORY: 2.5}


class _Tables(Protocol):
    async def play(self, number: int) -> None: ...
    async def close(self) -> None: ...


@dataclass(frozen=True, slots=True)
class Seen:
    """The results of one measurement of a server; times in milliseconds."""

    rate: float
    """Actions per second."""
    carried: float
    """Actions per second of the server's CPU time."""
    acked: list[float]
    seen: list[float]


@dataclass(slots=True)
class Rival:
    """A server in the comparison."""

    name: str
    serve: Callable[[Path], AbstractAsyncContextManager[Measured]]
    tables: Callable[[Measured, Load], _Tables]
    flat_out: list[Seen] = field(default_factory=list)
    paced: list[Seen] = field(default_factory=list)


def rivals() -> list[Rival]:
    """Our server and, if they are installed, the others."""
    found = [Rival(OURS, foretell_server.serve, foretell_server.Tables)]
    if before.is_known():
        found.append(Rival(BEFORE, before.serve, foretell_server.Tables))
    else:
        print("this is no clone with the project's history: the comparison with before is left out")
    if boardgame_server.is_installed():
        for name, files in ((IN_MEMORY, False), (FILES, True)):
            found.append(Rival(name, boardgame_server.Storage(files=files).serve, boardgame_server.Tables))
    else:
        print("boardgame.io is not installed (no Node?): the comparison is left out")
    return found


async def measure(rounds: int, seconds: float) -> None:
    """Run both loads on every server, alternately, and print the medians."""
    found = rivals()
    paced = [rival for rival in found if rival.name != FILES]  # it writes too slowly for this load
    for _ in range(rounds):
        for rival in found:
            rival.flat_out.append(await carry(rival, 50, None, seconds))
        for rival in paced:
            rival.paced.append(await carry(rival, 200, 500.0, seconds))
    _print_flat_out(found)
    _print_paced(paced)


async def carry(rival: Rival, tables: int, rate: float | None, seconds: float) -> Seen:
    """Start a server, let the tables fill and warm up, and measure it for some seconds."""
    async with under_load(rival, tables, rate) as busy:
        seen = await _watch(busy, seconds)
    print(f"  … {rival.name}, {tables} tables: {seen.carried:,.0f} a CPU second", flush=True)
    return seen


@dataclass(frozen=True, slots=True)
class Busy:
    """A server at which people play."""

    server: Measured
    load: Load
    _tasks: "Sequence[asyncio.Task[None]]"

    def check(self) -> None:
        """Raise the error of a table that has failed."""
        for task in self._tasks:
            if task.done():
                task.result()


@asynccontextmanager
async def under_load(rival: Rival, tables: int, rate: float | None) -> AsyncIterator[Busy]:
    """Start a server, and let the tables fill and warm up."""
    with tempfile.TemporaryDirectory() as folder:
        async with rival.serve(Path(folder)) as server:
            load = Load(rate)
            people = rival.tables(server, load)
            tasks = [asyncio.create_task(people.play(number)) for number in range(tables)]
            tasks.append(asyncio.create_task(load.pace.run()))
            busy = Busy(server, load, tasks)
            try:
                async with asyncio.timeout(_LONGEST_ARRIVAL):
                    await _arrived(busy, tables)
                yield busy
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
                await people.close()


async def _arrived(busy: Busy, tables: int) -> None:
    """Wait until a game has begun at each table, and a little longer."""
    while len(busy.load.tables) < tables:
        await asyncio.sleep(0.05)
        busy.check()
    await asyncio.sleep(_WARM_UP)


async def _watch(busy: Busy, seconds: float) -> Seen:
    server, load = busy.server, busy.load
    gc.collect()
    gc.disable()
    load.forget()
    cpu, began = server.cpu_seconds(), time.perf_counter()
    await asyncio.sleep(seconds)
    wall, cpu = time.perf_counter() - began, server.cpu_seconds() - cpu
    actions = len(load.seen)
    gc.enable()
    busy.check()
    acked, seen = ([1000 * time for time in times] for times in (load.acked, load.seen))
    return Seen(actions / wall, actions / cpu, acked, seen)


def _print_flat_out(found: Sequence[Rival]) -> None:
    print("\n50 tables flat out, four sockets each: actions per second of the server's processor time")
    for rival in found:
        carried = [seen.carried for seen in rival.flat_out]
        rate = statistics.median(seen.rate for seen in rival.flat_out)
        extremes = f"({min(carried):,.0f} to {max(carried):,.0f}; {rate:,.0f} in a second)"
        middle = statistics.median(carried)
        print(f"  {rival.name:<30}{middle:>8,.0f}   {1e6 / middle:.0f} µs an action {extremes}")
    for other in found[1:]:
        ratios = [a.carried / b.carried for a, b in zip(found[0].flat_out, other.flat_out, strict=True)]
        goal = f"; goal: {GOALS[other.name]}" if other.name in GOALS else ""
        middle, least, most = statistics.median(ratios), min(ratios), max(ratios)
        print(f"    {found[0].name} : {other.name} = {middle:.2f} ({least:.2f} to {most:.2f}{goal})")


def _print_paced(found: Sequence[Rival]) -> None:
    print("\n200 tables at 500 actions/s: milliseconds until the sender knows, and until the last reader knows")
    print(f"  {'':<30}{'p50':>8}{'p99':>8}{'p50':>10}{'p99':>8}")
    for rival in found:
        acked, seen = ([_cuts(times) for times in all_times] for all_times in _times(rival))
        told = "".join(f"{statistics.median(cut[n] for cut in acked):>8.1f}" for n in (0, 1))
        last = f"{statistics.median(cut[0] for cut in seen):>10.1f}{statistics.median(cut[1] for cut in seen):>8.1f}"
        best = min(cut[1] for cut in acked)
        rate = statistics.median(seen.rate for seen in rival.paced)
        carried = statistics.median(seen.carried for seen in rival.paced)
        print(f"  {rival.name:<30}{told}{last}   (best p99 {best:.1f}; {rate:,.0f}/s; {carried:,.0f} a CPU second)")


def _times(rival: Rival) -> tuple[list[list[float]], list[list[float]]]:
    return [seen.acked for seen in rival.paced], [seen.seen for seen in rival.paced]


def _cuts(times: list[float]) -> tuple[float, float]:
    """The median and the 99th percentile."""
    cuts = statistics.quantiles(times, n=100)
    return cuts[49], cuts[98]
