"""A table with its readers: those who see each line at once, and those who see it late."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from weakref import proxy

import msgspec

from ...store import Store, StoreError
from ..eventlog import clock
from ..net.limits import READ_FOR_ONE_SENT
from ..net.reader import Reader
from ..ops.metrics import Metrics
from ..protocol.views import Line, TableView
from .late import LateReaders, as_it_was, late_ms
from .logged import LoggedTable
from .publishing import Publisher
from .state import Status, Table
from .view import line

_VIEW_LINES = 100
"""A view of the whole table costs about as much as this many lines."""


class ShownTable(LoggedTable):
    """Keeps the readers of a table informed."""

    def __init__(self, table: Table, store: Store, metrics: Metrics, seen_at: int) -> None:
        super().__init__(table, store, metrics, seen_at)
        here = proxy(self)  # without a cycle, so that a table is freed as soon as it is unloaded
        is_delayed = table.of is not None and table.of.delay > 0
        self._late = LateReaders(self.readers, lambda: not here.broken) if is_delayed else None
        self._on_time = set[Reader]() if is_delayed else self.readers
        """The readers who are not late."""
        self._publisher = Publisher(table, self._on_time, lambda: not here.broken, self.readers)

    async def view(self, player: str | None) -> TableView:
        """The table as a player (None: a spectator) may see it; raises StoreError."""
        late = late_ms(self.table, player)
        async with self.reading(0 if late else None):
            if not late:
                return self._publisher.view(player)
            then = await asyncio.to_thread(self._then, late)
            return Publisher(then, frozenset(), lambda: True, self.readers, late).view(player)

    async def lines(self, player: str | None, after: int, limit: int) -> tuple[Line, ...]:
        """Lines after a number, as the player may see them; raises StoreError."""
        late = late_ms(self.table, player)
        async with self.reading(0 if late else after):
            table = await asyncio.to_thread(self._then, late) if late else self.table
            seat = table.seat_of(player)
            return tuple(line(table, step, seat) for step in table.steps_after(after)[:limit])

    def _then(self, late: int) -> Table:
        """The table some milliseconds ago; for callers that hold the lock, with the whole log in memory."""
        return as_it_was([step.entry for step in self.table.steps], clock.now_ms() - late)

    async def join(self, reader: Reader, after: int | None = None) -> None:
        """Send the reader everything, or all lines after a number, and from now on each new line, late where it is."""
        late = late_ms(self.table, reader.player)
        if late and self._late is not None:
            with suppress(StoreError):  # then the reader is sent back
                async with self.reading(0):
                    self._late.begin([step.entry for step in self.table.steps], late)
        await super().join(reader, after)

    def tell(self, player: str, message: msgspec.Struct) -> None:
        """Send a message to all connections of a player."""
        self._publisher.tell(player, message)

    def lines_to_send(self, after: int | None, player: str | None = None) -> int:
        """The cost of sending a player (None: a spectator) everything after a line, counted in lines."""
        if after is None or after > self.table.seq:
            return max(_VIEW_LINES, self.lines_to_read(self.table.seq, player))
        return max(1, self.table.seq - after, self.lines_to_read(after, player))

    def lines_to_read(self, after: int, player: str | None) -> int:
        """The cost of folding the log, which is done whole: if lines after this one are forgotten, or are seen late."""
        is_whole = after + 1 < self.table.first or late_ms(self.table, player) > 0
        return self.table.seq // READ_FOR_ONE_SENT if is_whole else 0

    def leave(self, reader: Reader) -> None:
        """Send the reader nothing more."""
        super().leave(reader)
        if self._late is not None:
            self._on_time.discard(reader)
            self._late.leave(reader)
        self._publisher.attendance.changed()

    def _enter(self, reader: Reader) -> None:
        super()._enter(reader)
        if self._late is not None:
            (self._late.readers if late_ms(self.table, reader.player) else self._on_time).add(reader)
        self._publisher.enter(reader)

    def _catch_up(self, reader: Reader, after: int | None) -> None:
        late = self._late
        publisher = late.publisher if late is not None and reader in late.readers else self._publisher
        if publisher is None:
            reader.end("moved")
        else:
            publisher.catch_up(reader, after)

    def _publishing(self, lines: int) -> Callable[[], None]:
        """What sends new lines to the readers, and those that follow, when they are on disk."""
        publish = partial(self._publisher.publish, lines, was_open=self.table.is_open)
        return publish if self._late is None else partial(self._publish, publish, lines)

    def _publish(self, publish: Callable[[], None], lines: int) -> None:
        """Send the last lines to the readers who are not late, and keep them for the others."""
        publish()
        if self._late is not None:
            over = self.table.status in (Status.OVER, Status.CLOSED)
            self._late.add([step.entry for step in self.table.steps[-lines:]], over=over)

    def _show_all(self) -> None:
        """Send everything to all readers, after the log has been changed."""
        for reader in self._on_time:
            self._publisher.catch_up(reader, None)
        if self._late is not None:
            self._late.send_back()

    def _put(self, table: Table) -> None:
        super()._put(table)
        self._publisher.show(table)
