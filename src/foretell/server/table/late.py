"""Readers who see a table some time after it has happened: those without a seat at a table of a tournament."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from collections.abc import Set as AbstractSet
from itertools import takewhile

from ..eventlog import clock
from ..net.reader import Reader, send_back
from .fold import apply, fold
from .log import Entry
from .publishing import Publisher
from .state import Status, Table


def late_ms(table: Table, player: str | None) -> int:
    """By how many milliseconds somebody sees the table late; 0: players do not, and nobody when the game is over."""
    is_on = table.status in (Status.WAITING, Status.PLAYING)
    return 1000 * table.of.delay if table.of is not None and is_on and table.seat_of(player) is None else 0


def as_it_was(entries: Sequence[Entry], at: int) -> Table:
    """The table at a time (milliseconds since 1970), from its whole log; at the earliest when it was opened."""
    first = entries[0].at
    return fold(takewhile(lambda entry: entry.at <= max(at, first), entries))


class LateReaders:
    """The late readers of one table, and the table as they see it."""

    def __init__(self, everybody: AbstractSet[Reader], is_settled: Callable[[], bool]) -> None:
        """``everybody``: all readers; ``is_settled``: whether all of the table is on disk."""
        self.readers: set[Reader] = set()
        self._everybody, self._is_settled = everybody, is_settled
        self._late = 0
        self._waiting: deque[Entry] = deque()
        self._timer: asyncio.TimerHandle | None = None
        self.publisher: Publisher | None = None
        """None as long as nobody needs it."""

    def begin(self, entries: Sequence[Entry], late: int) -> None:
        """Show the table from its whole log, ``late`` by milliseconds, unless that is done already."""
        if self.publisher is None:
            table = as_it_was(entries, clock.now_ms() - late)
            self._late, self._waiting = late, deque(entries[table.seq :])
            self.publisher = Publisher(table, self.readers, self._is_settled, self._everybody, late)
            self._wait()

    def add(self, entries: Iterable[Entry], *, over: bool) -> None:
        """Show new entries when their time has come; ``over``: the game is, so that all may be seen now."""
        if self.publisher is not None:
            self._waiting.extend(entries)
            self._late = 0 if over else self._late
            self._pass()

    def leave(self, reader: Reader) -> None:
        """Send the reader nothing more; without readers nothing is kept."""
        self.readers.discard(reader)
        if self.publisher is not None:
            self.publisher.attendance.changed()
            if not self.readers:
                self._end()

    def send_back(self) -> None:
        """Let all readers come again: the log is no longer what it was."""
        send_back(list(self.readers))
        self._end()

    def _end(self) -> None:
        self.publisher = None
        self._waiting.clear()
        self._stop()

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _pass(self) -> None:
        """Show the entries whose time has come."""
        if self.publisher is None:
            return
        table, until, lines = self.publisher.table, clock.now_ms() - self._late, 0
        was_open = table.is_open
        while self._waiting and (not self._late or self._waiting[0].at <= until):
            apply(table, self._waiting.popleft())
            lines += 1
        if lines:
            self.publisher.publish(lines, was_open=was_open)
            for reader in self.readers:
                reader.wake()
        self._wait()

    def _wait(self) -> None:
        """Wait until the time of the next entry has come."""
        self._stop()
        if self._waiting:
            left = self._waiting[0].at + self._late - clock.now_ms()
            self._timer = asyncio.get_running_loop().call_later(max(0, left) / 1000, self._pass)
