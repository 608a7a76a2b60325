"""A process among others: sends heartbeats, knows when it may have lost its logs, and declares silent nodes dead."""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from ..values import StoreError
from .link import Expelled
from .writer import Writer

_TICK_SECONDS = 0.1
_REMEMBERED_SECONDS = 60.0


class Lateness:
    """Delays of the event loop, by a clock in seconds."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._due = float("inf")
        """When the event loop should wake up next."""
        self._delays: deque[tuple[float, float]] = deque()
        """When it should have woken up, and when it did, oldest first."""

    async def measure(self) -> None:
        """Measure until cancelled."""
        while True:
            self._due = self._clock() + _TICK_SECONDS
            await asyncio.sleep(_TICK_SECONDS)
            self.note(self._due, self._clock())

    def note(self, due: float, came: float) -> None:
        """Note when the event loop should have woken up, and when it did."""
        if came > due:
            self._delays.append((due, came))
        while self._delays and self._delays[0][1] < came - _REMEMBERED_SECONDS:
            self._delays.popleft()

    def since(self, when: float) -> float:
        """How long the event loop has been late since a time, in seconds, including a delay that still lasts."""
        delays = (*self._delays, (self._due, self._clock()))
        return sum(max(0.0, came - max(due, when)) for due, came in delays)


_BEAT_SECONDS, _LEAST_PAUSE_SECONDS = 1.0, 0.1
_BEAT = "UPDATE nodes SET seen = clock_timestamp() WHERE id = $1 AND epoch = $2"
"""Fence and heartbeat in one statement: each further one would wait for the event loop again."""
_NOBODY = "UPDATE 0"
_BURY = (
    "WITH ahead AS (UPDATE nodes SET seen = clock_timestamp()"
    " WHERE seen > clock_timestamp() + $1 * interval '1 second')"
    " DELETE FROM nodes WHERE id IN (SELECT id FROM nodes WHERE seen < clock_timestamp() - $1 * interval '1 second'"
    " FOR UPDATE SKIP LOCKED) RETURNING id"
)
"""A locked row belongs to a node whose write is in progress; the next round tries it again.

A heartbeat of the future is from before the database's clock was set back: from now on its node has to beat as usual.
"""
_KNOWN = "SELECT FROM nodes WHERE address = $1"
_BURY_MISSING = _BURY.replace("WHERE seen <", "WHERE address = $2 AND seen <", 1)
Run = Callable[..., Awaitable[Any]]


@dataclass(frozen=True, slots=True)
class Patience:
    """How long a process may go without a heartbeat, in seconds; the same for all processes of a database."""

    sure: float = 3.0
    """After this time it shows nothing from memory; by its own clock."""
    late: float = 7.0
    """The most of its own delay that it does not count before it considers itself cut off, and forgets its logs."""
    dead: float = 5.0
    """After this time others may declare it dead; by the database's clock, and later if they were late themselves."""
    missing: float = 1.8
    """After this time they may if its address refuses connections."""


USUAL = Patience()


class Node:
    """Sends heartbeats over the writing connection while the process owns logs."""

    def __init__(
        self, writer: Writer, execute: Run, patience: Patience = USUAL, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """``execute``: runs a statement on another connection; ``clock``: in seconds."""
        self._writer, self._execute, self._patience, self._clock = writer, execute, patience, clock
        self._lateness = Lateness(clock)
        self._lost: Callable[[], None] = lambda: None
        self._soon = asyncio.Event()
        """Set to send a heartbeat at once."""
        self._tasks: list[asyncio.Task[None]] = []
        """Send heartbeats, watch those of others, and measure delays; none before this process has joined."""
        self._ending: asyncio.TimerHandle | None = None
        self._sure_until = 0.0
        self.is_cut_off = False
        """Whether this process has forgotten its logs because the database did not answer for too long."""
        self._steady_since = 0.0
        """Since when no heartbeat has failed; a process that was cut off itself gives the others time to come back."""

    @property
    def is_sure(self) -> bool:
        """Whether this process certainly still owns its logs; always, before it has joined."""
        return not self._tasks or self._clock() < self._sure_until

    async def join(self, lost: Callable[[], None]) -> None:
        """Start heartbeats; ``lost``: called when this process is cut off or declared dead.  Raises StoreError."""
        self._lost = lost
        self._steady_since = self._clock()
        await self.beat()
        work = self._go_on(), self._watch_others(), self._lateness.measure()
        self._tasks = [asyncio.create_task(task) for task in work]

    async def leave(self) -> None:
        """Stop heartbeats."""
        if self._ending is not None:
            self._ending.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def missing(self, address: str) -> bool:
        """Declare the node at this address dead if its heartbeats are late and those of this one are not.

        Returns whether no node is registered at this address any more.  Raises StoreError.
        """
        steady = self.is_sure and self._clock() - self._steady_since > self._patience.missing
        if steady and await self._execute(_BURY_MISSING, self._patience.missing, address):
            return True
        return not await self._execute(_KNOWN, address)

    def expelled(self) -> None:
        """Note that others have declared this node dead: it registers again at once."""
        if self._tasks:
            self._lapse()
            self._soon.set()

    async def _go_on(self) -> None:
        """Start a heartbeat each second; after one that took longer the next starts at once."""
        pause = _BEAT_SECONDS
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._soon.wait(), pause)
            self._soon.clear()
            began = self._clock()
            try:
                await self.beat()
            except StoreError:
                self._steady_since = self._clock()
            pause = max(_LEAST_PAUSE_SECONDS, began + _BEAT_SECONDS - self._clock())

    async def _watch_others(self) -> None:
        """Declare silent nodes dead; in a task of its own, so that heartbeats never wait for a reading connection."""
        while True:
            await asyncio.sleep(_BEAT_SECONDS)
            dead = self._patience.dead
            if self.is_sure and self._clock() - self._steady_since > dead:
                late = self._lateness.since(self._clock() - dead)  # then the others get no CPU time either
                try:
                    await bury(self._execute, replace(self._patience, dead=dead + late))
                except StoreError:
                    self._steady_since = self._clock()

    async def beat(self) -> None:
        """Send a heartbeat before all other writes; raises StoreError."""
        sent = self._clock()

        async def work(connection: Any) -> None:
            nonlocal sent
            sent = self._clock()
            if await connection.execute(_BEAT, self._writer.link.node, self._writer.link.epoch) == _NOBODY:
                raise Expelled

        await self._writer.do(work, urgent=True)
        self._sure_until, self.is_cut_off = sent + self._patience.sure, False
        self._schedule(self._sure_until)

    def _schedule(self, at: float) -> None:
        """Look at this time whether there was another heartbeat."""
        if self._ending is not None:
            self._ending.cancel()
        self._ending = asyncio.get_running_loop().call_later(max(0.0, at - self._clock()), self._look)

    def _look(self) -> None:
        """Lapse if the database did not answer for too long; a delay of this process itself does not count."""
        if self.is_sure:
            self._schedule(self._sure_until)
            return
        self._steady_since = self._clock()
        late = self._lateness.since(self._sure_until - self._patience.sure)
        lapses = self._sure_until + min(late, self._patience.late)
        if self._clock() < lapses:
            self._schedule(lapses)
        else:
            self._lapse()

    def _lapse(self) -> None:
        """Stop trusting what is in memory."""
        self._sure_until = self._steady_since = self._clock()
        self.is_cut_off = True
        self._writer.link.drop()
        self._writer.logs.clear()
        self._lost()


async def bury(execute: Run, patience: Patience = USUAL) -> None:
    """Declare nodes dead whose heartbeats are late; raises StoreError."""
    await execute(_BURY, patience.dead)
