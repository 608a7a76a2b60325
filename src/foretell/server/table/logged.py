"""A table's log: written, read again, and forgotten in memory."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace

import msgspec

from ...store import Damaged, Index, Row, Store, StoreError
from ..eventlog.host import LogHost
from ..eventlog.lines import BrokenLog
from ..ops.logs import log, short
from ..ops.metrics import Metrics
from . import fold
from .log import Entry, to_bytes
from .state import Status, Table
from .summary import ABANDONED_MS, index_of
from .summary import to_bytes as to_summary

_KEPT_LINES = 2
"""This many lines of a log stay in memory: readers who need more are rare, and wait until it is read."""


class Line(msgspec.Struct, frozen=True):
    """An entry that is being written."""

    entry: Entry
    code: int | None
    """The code of its move; None: it has none, or its text must be read."""


class LoggedTable(LogHost[Table, Line]):
    """A table with its log, of which the last lines are in memory."""

    what = "table"
    unused_ms = ABANDONED_MS

    def __init__(self, table: Table, store: Store, metrics: Metrics, seen_at: int) -> None:
        super().__init__(table.id, table, store, metrics, seen_at)
        self.table = table
        self._indexed: tuple[Status, int | None, int] | None = None
        """What the store's index rests on: status, what the time to wake depends on, ``seated_at``; None: not known."""
        self._summary_at = 0
        """The last line when the store got a summary of the running game."""

    @property
    def expires(self) -> bool:
        """Whether the table is closed when it is not used: games are not."""
        return self.table.status is Status.WAITING and not self.table.is_locked and self.table.of is None

    def rest(self) -> None:
        """Forget all but the last lines."""
        if len(self.table.steps) > _KEPT_LINES and not self.lock.locked():
            self.table.forget_past(_KEPT_LINES)
            self._put(self.table)

    async def save_rest(self) -> None:
        """Save the last visit, and a summary of the running game, so that lists need not read the log."""
        await super().save_rest()
        async with self.lock:
            if self.table.status is Status.PLAYING and self.is_writable and self._summary_at < self.table.seq:
                self._summary_at, self._indexed = self.table.seq, None
                await self._logs.reindex(self.name, replace(index_of(self.table), summary=to_summary(self.table)))

    def _encode(self, line: Line) -> bytes:
        return to_bytes(line.entry)

    def _fold(self, lines: Sequence[Line]) -> Index | None:
        table, before = self.table, self._indexed
        for line in lines:
            fold.apply(table, line.entry, line.code)
        self._indexed = table.status, table.last_at if table.waits_for_bot else table.deadline, table.seated_at
        if table.status is Status.PLAYING and before == self._indexed:
            return None
        return index_of(table, seats_changed=before is None or before[2] != table.seated_at)

    def _put(self, table: Table) -> None:
        """Use a table that was made from the same log, or from what is left of it."""
        self.state = self.table = table

    async def _recall(self, after: int | None) -> bool:
        if after is not None and after + 1 < self.table.first:
            try:
                await self._read_again()
            except StoreError as error:
                log.error("log not read again", extra={"table": short(self.name), "why": str(error)})
                return False
        return True

    async def _read_again(self) -> Table:
        """The table with its whole log in memory, read if it has forgotten a part; raises StoreError."""
        if self.table.first > 1:
            rows = await self._logs.read(self.name)
            try:
                table = await asyncio.to_thread(fold.fold_rows, rows)
            except (BrokenLog, msgspec.MsgspecError) as error:
                raise Damaged(f"the log can no longer be read: {error}") from None
            if self.broken or table.seq != self.table.seq:
                raise StoreError("the log is not what it was")
            self._put(table)
        return self.table

    async def _rewrite(self, before: Sequence[Entry], after: Sequence[Entry]) -> None:
        """Replace the entries of the log that have changed."""
        self.broken = True
        table = await asyncio.to_thread(fold.fold, after)
        rows = [Row(new.seq, to_bytes(new)) for old, new in zip(before, after, strict=True) if new != old]
        await self._logs.rewrite(self.name, rows, index_of(table))
        self.broken = self.retired
        self._put(table)
        self._indexed = None
