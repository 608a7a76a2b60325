"""A table at work: commands one after the other, each on disk before anybody sees it, and readers kept informed."""

import asyncio
import math
import time
from collections.abc import Callable

import msgspec

from ..store import Index, Row, Store
from .metrics import Metrics
from .past_lines import PastLines
from .presence import Attendance, presence
from .protocol.actions import Actions, Closed, Seated, Unseated
from .protocol.commands import AnyCommand
from .protocol.messages import VERSION, Asked, MoveReason, Revealed, Welcome
from .protocol.views import TableView
from .reader import Reader
from .table import fold, reasons, view
from .table.decide import Actor, Circumstances, Refusal, decide
from .table.log import Entry, to_bytes
from .table.server_actions import move_of_bot, time_is_up
from .table.state import Status, Step, Table
from .table.summary import to_bytes as to_summary

_encode = msgspec.json.Encoder().encode
ABANDONED_MS = 3_600_000
"""A table that waits for players is closed after so long without anybody."""
RECOVERY_MS = 10_000
"""A bot's move that was not made after so long is looked after by whoever finds it."""

_POLLER_SECONDS = 5.0
"""Who asks by requests, and not over a socket, counts as watching for so long."""
_VIEW_LINES = 100
"""A table as a whole costs about as much as so many lines."""


def now_ms() -> int:
    """The time, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def index_of(table: Table, *, seats_changed: bool = True) -> Index:
    """By what the store finds the table, and what lists show of it."""
    listed = table.kind.listed and table.status in (Status.WAITING, Status.PLAYING)
    players = tuple(seat.player for seat in table.seats if seat.player is not None) if seats_changed else None
    return Index(listed, _wake(table), to_summary(table), players)


def _wake(table: Table) -> int | None:
    last = table.steps[-1].entry.at
    if table.status is Status.WAITING:
        return last + ABANDONED_MS
    return last + RECOVERY_MS if table.waits_for_bot else table.deadline


class Host:
    """Carries out what is asked of one table."""

    def __init__(
        self, table: Table, store: Store, metrics: Metrics, changed: "Callable[[Host], None]", seen_at: int = 0
    ) -> None:
        """``changed`` is called after every change, to see to bots and clocks."""
        self.table = table
        self.lock = asyncio.Lock()
        self.readers = readers = set[Reader]()
        self.touched = time.monotonic()
        self.seen_at = seen_at
        """When somebody was connected last, as far as is known (milliseconds since 1970)."""
        self.broken = False
        """Whether memory and disk may differ: then the table must be read anew."""
        self._indexed = False
        """Whether the store is known to know who has a seat."""
        self.polled = -math.inf
        """When somebody asked for the table by a request last (monotonic seconds)."""
        self._past_lines = PastLines(table)
        self._store = store
        self._metrics = metrics
        self._changed = changed
        self._attendance = Attendance(lambda: presence(table, readers), readers)

    async def do(self, command: AnyCommand, actor: Actor, command_id: str, new_table: str) -> int:
        """Carry out a player's command, once, and return the number of its entry; raises Refusal."""
        async with self.lock:
            self._check()
            seq = self.table.done(actor.player, command_id)
            if seq is not None:
                return seq
            now = Circumstances(now_ms(), new_table)
            return await self._write(decide(self.table, command, actor, now), actor.player, command_id)

    async def bot_moves(self, moves: int, move: str, *, failed: bool = False) -> int:
        """Make the move that a bot has chosen after so many moves; raises Refusal if the game has gone on.

        ``failed``: the bot has not chosen it, but failed; the table's readers are told.
        """
        async with self.lock:
            self._check()
            seq = await self._write(move_of_bot(self.table, moves, move, failed=failed))
            self._metrics.bot_moves.inc()
            return seq

    async def clock_strikes(self) -> int:
        """Let a bot play for who is away past the pace; raises Refusal if nobody is."""
        async with self.lock:
            self._check()
            return await self._write(time_is_up(self.table, now_ms()))

    async def close_if_abandoned(self) -> None:
        """Close a table that waits and at which nobody was for an hour; else look at it again later."""
        async with self.lock:
            self._check()
            if self.table.status is not Status.WAITING:
                return
            if self._abandoned_at() <= now_ms():
                await self._write((Closed(),))
            else:
                await self._store.wake_at(self.table.id, self._abandoned_at())

    async def rest(self) -> None:
        """Before a table is put away: let the store know that somebody was at it after its last line."""
        async with self.lock:
            if self.table.status is Status.WAITING and self.seen_at > self.table.steps[-1].entry.at:
                await self._store.wake_at(self.table.id, self._abandoned_at())

    def _abandoned_at(self) -> int:
        seen = now_ms() if self.readers else self.seen_at
        return max(seen, self.table.steps[-1].entry.at) + ABANDONED_MS

    async def join(self, reader: Reader, after: int | None = None) -> None:
        """Tell the reader all that has happened, or all after a line, and whatever will happen."""
        async with self.lock:
            if self.broken:
                reader.end("restart")
                return
            self.readers.add(reader)
            self._attendance.changed()
            self._catch_up(reader, after)

    async def resync(self, reader: Reader, after: int | None) -> None:
        """Tell the reader again."""
        async with self.lock:
            self._catch_up(reader, after)

    @property
    def is_watched(self) -> bool:
        """Whether somebody is connected, or asked for the table by a request a moment ago."""
        return bool(self.readers) or time.monotonic() - self.polled < _POLLER_SECONDS

    def lines_to_tell(self, after: int | None) -> int:
        """What it costs to tell somebody again what happened after a line, counted in lines."""
        return _VIEW_LINES if after is None or after > self.table.seq else max(1, self.table.seq - after)

    def view(self, player: str | None) -> TableView:
        """All that a reader may know of the table now; for somebody who has the lock."""
        there = presence(self.table, self.readers)
        return view.view(self.table, player, view.Around(there.seats, there.watchers, now_ms()))

    async def why(self, player: str | None, move: str, query: str | None = None) -> MoveReason:
        """Whether the player may make the move now, and why not; raises Refusal."""
        async with self.lock:
            self._check()
            return reasons.answer(self.table, player, move, query)

    def leave(self, reader: Reader) -> None:
        """Tell him nothing more."""
        self.readers.discard(reader)
        self.seen_at = now_ms()
        self._attendance.changed()
        self.touched = time.monotonic()

    def _check(self) -> None:
        if self.broken:
            raise Refusal("again", "the table is being read again; try once more")

    def _catch_up(self, reader: Reader, after: int | None) -> None:
        table = self.table
        if after is None or after > table.seq:
            reader.push(_encode(Welcome(VERSION, self.view(reader.player))))
            return
        seat = table.seat_of(reader.player)
        reader.catch_up(self._past_lines.pages(after, seat))
        self._ask(reader, seat)
        if table.is_open:
            reader.push(_encode(Revealed(table.seq, table.secret.hex())))
        self._attendance.tell(reader)

    async def _write(self, actions: Actions, by: str | None = None, command_id: str | None = None) -> int:
        """Put the actions into the log, then tell everybody; returns the last one's number."""
        table, at, was_open = self.table, now_ms(), self.table.is_open
        entries = [Entry(table.seq + 1 + i, at, action, by, command_id) for i, action in enumerate(actions)]
        rows = [Row(entry.seq, to_bytes(entry)) for entry in entries]
        self.broken = True
        steps = [fold.apply(table, entry) for entry in entries]
        seats_changed = not self._indexed or any(isinstance(action, Seated | Unseated) for action in actions)
        await self._store.append(table.id, rows, index_of(table, seats_changed=seats_changed))
        self._indexed = True
        self.broken = False
        self._metrics.entries.inc(len(entries))
        self.touched = time.monotonic()
        for step in steps:
            self._tell(step)
        if seats_changed:
            self._attendance.changed()
        self._after(was_open)
        return entries[-1].seq

    def _after(self, was_open: bool) -> None:
        """What follows the last line: the question to the next seat, or the secret."""
        table = self.table
        if table.is_open and not was_open:
            message = _encode(Revealed(table.seq, table.secret.hex()))
            for reader in self.readers:
                reader.push(message)
        asked = table.asked
        if asked is not None and asked.is_played_by_owner:
            for reader in self.readers:
                if reader.player == asked.player:
                    self._ask(reader, table.turn)
        self._changed(self)

    def _tell(self, step: Step) -> None:
        """Send a line to all readers, to each as his seat may see it."""
        table = self.table
        shared = view.same_for_all(step) or table.is_open
        messages: dict[int | None, bytes] = {}
        for reader in self.readers:
            seat = None if shared else table.seat_of(reader.player)
            if seat not in messages:
                messages[seat] = self._past_lines.line(step, seat)
            reader.push(messages[seat])

    def _ask(self, reader: Reader, seat: int | None) -> None:
        moves, claim = view.question(self.table, seat)
        if moves:
            reader.push(_encode(Asked(self.table.seq, moves, claim)))
