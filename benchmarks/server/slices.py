"""What an action costs each server, in slices of time: all are up, and all but one are stopped, alternately.

Measurements that take one server after the other meet a different load by other programs each; slices of a second, in
turns, meet nearly the same.
"""

import asyncio
import os
import statistics
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from signal import SIGCONT, SIGSTOP, Signals

from .processes import Server
from .throughput import FILES, GOALS, Busy, rivals, under_load

_TABLES = 50
_SECONDS = 1.0
_AWAKE = 0.3
"""Seconds after a server goes on, before its slice begins."""


@dataclass(slots=True)
class _Rival:
    """A server under load."""

    name: str
    busy: Busy
    costs: list[float] = field(default_factory=list)
    """Microseconds of its CPU time for an action, by slice."""

    def signal(self, signal: Signals) -> None:
        """Stop it, or let it go on."""
        if isinstance(self.busy.server, Server):
            os.kill(self.busy.server.pid, signal)

    async def slice(self) -> None:
        """Let it go on for a slice of time."""
        server, load = self.busy.server, self.busy.load
        self.signal(SIGCONT)
        await asyncio.sleep(_AWAKE)
        cpu, actions = server.cpu_seconds(), len(load.seen)
        await asyncio.sleep(_SECONDS)
        self.costs.append(1e6 * (server.cpu_seconds() - cpu) / max(1, len(load.seen) - actions))
        self.busy.check()
        self.signal(SIGSTOP)


async def measure(slices: int) -> None:
    """Print what an action costs each server, and the ratios to ours."""
    found = []
    async with AsyncExitStack() as stack:
        for rival in rivals():
            if rival.name != FILES:
                found.append(_Rival(rival.name, await stack.enter_async_context(under_load(rival, _TABLES, None))))
                stack.callback(found[-1].signal, SIGCONT)
                found[-1].signal(SIGSTOP)
        for number in range(slices):
            for each in found if number % 2 else reversed(found):
                await each.slice()
    _print(found, slices)


def _print(found: Sequence[_Rival], slices: int) -> None:
    print(f"\n{_TABLES} tables flat out: µs of the server's processor time an action, by {slices} alternating slices")
    print("  load: " + ", ".join(f"{load:.1f}" for load in os.getloadavg()))
    for each in found:
        first, middle, third = statistics.quantiles(each.costs, n=4)
        print(f"  {each.name:<30}{middle:>6.0f} ({first:.0f} to {third:.0f}), least {min(each.costs):.0f}")
    for each in found[1:]:
        pairs = zip(each.costs, found[0].costs, strict=True)
        first, middle, third = statistics.quantiles([theirs / ours for theirs, ours in pairs], n=4)
        print(f"    {each.name} : ours = {middle:.2f} ({first:.2f} to {third:.2f}; goal: {GOALS[each.name]})")
