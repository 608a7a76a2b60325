"""A log in memory: its lines are on disk before anyone sees them, and its readers are kept informed."""

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import ClassVar, Generic, Protocol, TypeVar

from ...store import DiskFull, Index, Row, Store, StoreError
from ..net.reader import Reader
from ..ops.metrics import Metrics
from . import clock
from .asking import Refusal
from .lines import to_bytes


class Lock(asyncio.Lock):
    """A lock that can also be taken outside of a coroutine."""

    _locked: bool

    def take_now(self) -> bool:
        """Take the lock if it is free; returns whether it was taken.

        Starting and ending the coroutine of ``acquire`` would take several times as long.
        """
        if self._locked or self._waiters:
            return False
        self._locked = True
        return True


class LogState(Protocol):
    """The fold of a log."""

    @property
    def seq(self) -> int:
        """The number of the last line."""

    @property
    def last_at(self) -> int:
        """When the last line was written (milliseconds since 1970)."""


_State = TypeVar("_State", bound=LogState)
_Line = TypeVar("_Line")


class LogHost(ABC, Generic[_State, _Line]):
    """Appends to one log, under a lock, and keeps its readers informed."""

    what: ClassVar[str]
    """A word for the thing whose log this is, for messages."""
    unused_ms: ClassVar[int]
    """The thing is closed or removed after this time without readers and new lines."""

    def __init__(self, name: str, state: _State, store: Store, metrics: Metrics, seen_at: int = 0) -> None:
        """``name``: of the log in the store; ``seen_at``: when a reader was last connected, as far as is known."""
        self.name = name
        self.state = state
        self.lock = Lock()
        self.readers: set[Reader] = set()
        self.touched = time.monotonic()
        """When a reader left or a line was written (monotonic seconds)."""
        self.seen_at = seen_at
        """When a reader was last connected (milliseconds since 1970)."""
        self.is_claimed = True
        """Whether this process owns the log; on a full disk it can be read all the same."""
        self.retired = False
        """Whether this host was unloaded, so that another one may have the log by now."""
        self.broken = False
        """Whether memory and disk may differ: then the log must be read again."""
        self.due: Callable[[str], object] = str
        """Called with the name of the log when it is to be woken at once."""
        self._logs, self._ownership, self._metrics = store.logs, store.ownership, metrics

    @property
    def weight(self) -> int:
        """How much it holds in memory, counted in lines."""
        return self.state.seq

    @property
    def is_working(self) -> bool:
        """Whether something is being done."""
        return self.lock.locked()

    @property
    def is_busy(self) -> bool:
        """Whether the log is needed in memory."""
        return bool(self.readers) or self.is_working

    @property
    def is_awaited(self) -> bool:
        """Whether the log is looked at again and again, and stays in memory as if it had a reader."""
        return False

    @property
    def unused_at(self) -> int:
        """When the thing is closed or removed if nobody comes first (milliseconds since 1970)."""
        seen = clock.now_ms() if self.readers else self.seen_at
        return max(seen, self.state.last_at) + self.unused_ms

    @property
    def expires(self) -> bool:
        """Whether the thing is closed or removed when it is unused."""
        return True

    async def join(self, reader: Reader, after: int | None = None) -> None:
        """Send the reader everything, or all lines after a number, and then each new line."""
        async with self.lock:
            if self.broken or not await self._recall(after):
                reader.end("moved")
                return
            self._enter(reader)
            self._catch_up(reader, after)

    async def resync(self, reader: Reader, after: int | None) -> None:
        """Send the reader everything, or all lines after a number, again."""
        async with self.lock:
            if self.broken or not self._ownership.is_sure or not await self._recall(after):
                reader.end("moved")
                return
            self._catch_up(reader, after)

    @asynccontextmanager
    async def reading(self, after: int | None = None) -> AsyncIterator[None]:
        """Hold the lock while something is shown, including the lines after a number (None: no lines).

        Raises StoreError if memory and disk may differ, or if the lines cannot be read.
        """
        async with self.lock:
            if self.broken or not self._ownership.is_sure or not await self._recall(after):
                raise StoreError(f"the {self.what} has to be read again")
            yield

    def retire(self) -> None:
        """Refuse all further readers and writes, however the current write ends."""
        self.retired = self.broken = True

    def leave(self, reader: Reader) -> None:
        """Send the reader nothing more."""
        self.readers.discard(reader)
        self.seen_at = clock.now_ms()
        self.touched = time.monotonic()

    @property
    def is_writable(self) -> bool:
        """Whether lines can be written now: this process owns the log, and is not writing any."""
        return self.is_claimed and not self.broken

    async def save_rest(self) -> None:
        """Save what the store does not know yet, before the log is unloaded: when a reader was last connected."""
        async with self.lock:
            if self.expires and self.is_writable and self.seen_at > self.state.last_at:
                await self._logs.wake_at(self.name, self.unused_at)

    def rest(self) -> None:
        """Forget what can be read again; called regularly."""

    async def _recall(self, _after: int | None) -> bool:
        """Load the lines after a number, for callers that hold the lock; returns whether they are in memory."""
        return True

    @abstractmethod
    def lines_to_send(self, after: int | None) -> int:
        """The number of lines for a reader that has those up to a number (None: none)."""

    @abstractmethod
    def _catch_up(self, reader: Reader, after: int | None) -> None:
        """Send a reader everything, or all lines after a number."""

    def _encode(self, line: _Line) -> bytes:
        """The line as the store keeps it."""
        return to_bytes(line)

    @abstractmethod
    def _fold(self, lines: Sequence[_Line]) -> Index | None:
        """Add lines to the state; returns the index of the log after them, None: the store has it already."""

    def _enter(self, reader: Reader) -> None:
        self.readers.add(reader)

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[None]:
        """Hold the lock; raises Refusal if memory and disk may differ."""
        async with self.lock:
            if self.broken:
                raise Refusal("again", f"the {self.what} is being read again; try once more")
            yield

    def _append(self, lines: Sequence[_Line]) -> "asyncio.Future[None]":
        """Fold lines, and begin to write them to the log; done when they are on disk.

        For callers that hold the lock until then.  Raises StoreError if that is known to be impossible.
        """
        if not self.is_claimed:
            raise DiskFull(f"the {self.what} could only be read: the disk was full")
        rows = [Row(self.state.seq + i, self._encode(line)) for i, line in enumerate(lines, start=1)]
        self.broken = True
        index = self._fold(lines)
        written = self._logs.append(self.name, rows, index)
        is_due = index is not None and index.wake is not None and index.wake <= self.state.last_at
        written.add_done_callback(partial(self._appended, len(lines), is_due))
        return written

    def _appended(self, lines: int, is_due: bool, written: "asyncio.Future[None]") -> None:
        """A number of lines is on disk, or the write has failed: then the log has to be read again."""
        if not written.cancelled() and written.exception() is None:
            self.broken = self.retired
            self._metrics.entries.inc(lines)
            self.touched = time.monotonic()
            if is_due:
                self.due(self.name)
