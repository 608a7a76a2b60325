"""What a game costs before its first move: a table is opened, four people sit down, start, and connect."""

import asyncio
import statistics
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path

from . import foretell_server
from .load import SEATS, Clock, Load
from .processes import Measured
from .throughput import BEFORE, OURS, rivals

_GROUPS, _TABLES = 8, 4
"""How many groups of people open how many tables each, one after the other, in each round."""
_NOBODY_MOVES = 1.0
"""A pace; nobody is allowed to move until it runs."""


class _Rival:
    """A server, and people at it."""

    def __init__(self, name: str, server: Measured) -> None:
        self.name, self.server = name, server
        self._load = Load(_NOBODY_MOVES)
        self.people = foretell_server.Tables(server, self._load)
        self._tokens: list[list[str]] = []
        self.costs: list[float] = []
        """Milliseconds of the server's CPU time for a game, by round."""

    async def arrive(self) -> None:
        """Let everybody take a name."""
        for group in range(_GROUPS):
            self._tokens.append([await self.people.token(f"{group}-{seat}") for seat in range(SEATS)])

    async def round(self) -> None:
        """Let all groups open tables."""
        began = self.server.cpu_seconds()
        await asyncio.gather(*map(self._open, self._tokens))
        self.costs.append(1e3 * (self.server.cpu_seconds() - began) / _GROUPS / _TABLES)

    async def _open(self, tokens: list[str]) -> None:
        for _ in range(_TABLES):
            table, clock, over = await self.people.seat_all(tokens), Clock(self._load), asyncio.Event()
            for line in [await self.people.sit(table, token, clock, over) for token in tokens]:
                line.close()


async def measure(rounds: int) -> None:
    """Print what it costs our server, alternating with the previous version."""
    async with AsyncExitStack() as stack:
        found: list[_Rival] = []
        for rival in rivals():
            if rival.name in (OURS, BEFORE):
                folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
                server = await stack.enter_async_context(rival.serve(folder))
                found.append(_Rival(rival.name, server))
                stack.push_async_callback(found[-1].people.close)
                await found[-1].arrive()
        for number in range(rounds):
            for each in found if number % 2 else reversed(found):
                await each.round()
    print(f"\nA game before its first move, {_GROUPS} at a time: milliseconds of the server's processor time")
    for each in found:
        low, high = min(each.costs), max(each.costs)
        print(f"  {each.name:<30}{statistics.median(each.costs):>6.1f} ({low:.1f} to {high:.1f})")
