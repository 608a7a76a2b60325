"""A process among others: it beats, knows when it can no longer be sure, and declares others dead that do not beat."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from ..values import StoreError
from .writer import Writer

_BEAT_SECONDS, _LEAST_PAUSE_SECONDS = 1.0, 0.1
_BEAT = "UPDATE nodes SET seen = clock_timestamp() WHERE id = $1"
_BURY = (
    "DELETE FROM nodes WHERE id IN (SELECT id FROM nodes WHERE seen < clock_timestamp() - $1 * interval '1 second'"
    " FOR UPDATE SKIP LOCKED) RETURNING id"
)
"""A row that is locked belongs to a node whose write is under way; the next round looks again."""
_KNOWN = "SELECT FROM nodes WHERE address = $1"
_BURY_MISSING = _BURY.replace("WHERE seen", "WHERE address = $2 AND seen", 1)
Run = Callable[..., Awaitable[Any]]


@dataclass(frozen=True, slots=True)
class Patience:
    """How long a process may go without a beat, in seconds; the same for all processes of a database."""

    sure: float = 3.0
    """Then it shows nothing from memory any more; by its own clock."""
    dead: float = 5.0
    """Then others may declare it dead; by the database's clock."""
    missing: float = 1.8
    """Then they may if its address refuses connections besides."""


USUAL = Patience()


class Node:
    """Beats by the writing connection, for as long as the process owns logs."""

    def __init__(
        self, writer: Writer, execute: Run, patience: Patience = USUAL, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """``execute``: runs a statement on another connection; ``clock``: in seconds."""
        self._writer, self._execute, self._patience, self._clock = writer, execute, patience, clock
        self._lost: Callable[[], None] = _nothing
        self._soon = asyncio.Event()
        """Set to beat at once."""
        self._tasks: list[asyncio.Task[None]] = []
        """Beats, and looks at the beats of others; none, where this process has not joined others."""
        self._ending: asyncio.TimerHandle | None = None
        self._sure_until = 0.0
        self._steady_since = 0.0
        """Since when no beat was missed; a process that was cut off itself lets the others come back first."""

    @property
    def is_sure(self) -> bool:
        """Whether what this process owns is certainly still its own; always, where it has not joined others."""
        return not self._tasks or self._clock() < self._sure_until

    async def join(self, lost: Callable[[], None]) -> None:
        """Begin to beat; ``lost``: called when this process is not sure any more.  Raises StoreError."""
        self._lost = lost
        self._steady_since = self._clock()
        await self._beat()
        self._tasks = [asyncio.create_task(self._go_on()), asyncio.create_task(self._watch_others())]

    async def leave(self) -> None:
        """Beat no more."""
        if self._ending is not None:
            self._ending.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def missing(self, address: str) -> bool:
        """Declare the node at this address dead if it misses beats, and this process does not.  Raises StoreError.

        Returns whether there is no node at this address any more, whoever has declared it dead.
        """
        steady = self.is_sure and self._clock() - self._steady_since > self._patience.missing
        if steady and await bury_missing(self._execute, address, self._patience):
            return True
        return not await self._execute(_KNOWN, address)

    def expelled(self) -> None:
        """Others have declared this node dead: it registers anew at once."""
        if self._tasks:
            self._lapse()
            self._soon.set()

    async def _go_on(self) -> None:
        """Beat each second, from beginning to beginning: after one that took long the next is due at once."""
        pause = _BEAT_SECONDS
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._soon.wait(), pause)
            self._soon.clear()
            began = self._clock()
            try:
                await self._beat()
            except StoreError:
                self._steady_since = self._clock()
            pause = max(_LEAST_PAUSE_SECONDS, began + _BEAT_SECONDS - self._clock())

    async def _watch_others(self) -> None:
        """Declare those dead that do not beat; apart from one's own beats, which wait for no connection that reads."""
        while True:
            await asyncio.sleep(_BEAT_SECONDS)
            if self.is_sure and self._clock() - self._steady_since > self._patience.dead:
                try:
                    await bury(self._execute, self._patience)
                except StoreError:
                    self._steady_since = self._clock()

    async def _beat(self) -> None:
        sent = self._clock()

        async def work(connection: Any) -> None:
            nonlocal sent
            sent = self._clock()
            await connection.execute(_BEAT, self._writer.link.node)

        await self._writer.do(work, urgent=True)
        self._sure_until = sent + self._patience.sure
        self._schedule(self._sure_until)

    def _schedule(self, at: float) -> None:
        """Look at this time whether there was another beat."""
        if self._ending is not None:
            self._ending.cancel()
        self._ending = asyncio.get_running_loop().call_later(max(0.0, at - self._clock()), self._look)

    def _look(self) -> None:
        if self._clock() < self._sure_until:
            self._schedule(self._sure_until)
        else:
            self._lapse()

    def _lapse(self) -> None:
        """Trust nothing in memory any more."""
        self._sure_until = self._steady_since = self._clock()
        self._writer.link.drop()
        self._writer.forget()
        self._lost()


async def bury(execute: Run, patience: Patience = USUAL) -> None:
    """Declare those dead that have not beaten for long, by a connection of its own; raises StoreError."""
    await execute(_BURY, patience.dead)


async def bury_missing(execute: Run, address: str, patience: Patience = USUAL) -> bool:
    """Declare the node at an address dead that refuses connections, if it has missed a beat; returns whether it was.

    Raises StoreError.
    """
    return bool(await execute(_BURY_MISSING, patience.missing, address))


def _nothing() -> None:
    """The process keeps nothing in memory."""
