"""A table in memory: players' commands, bots' moves, the clock, and messages to readers."""

import asyncio
import math
import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cached_property, partial
from itertools import count
from weakref import proxy

import msgspec

from ...store import Damaged, Index, Row, Store, StoreError
from ..eventlog import clock
from ..eventlog.asking import Actor
from ..eventlog.attendance import Attendance
from ..eventlog.host import LogHost
from ..net.reader import Reader, send_back
from ..ops.logs import log, short
from ..ops.metrics import Metrics
from ..protocol.actions import Actions, Closed, HandedOver, Removed, Seated, SignedIn, Unseated
from ..protocol.commands import AnswerUndo, AnyCommand, AskUndo, Ban, Move, Remove, Unban
from ..protocol.messages import VERSION, Asked, MoveReason, Presence, Revealed, Welcome
from ..protocol.views import TableView
from . import fold, reasons, view
from .anonymous import Forgotten, forget, has_people
from .decide import Circumstances, decide
from .log import Entry, from_bytes, to_bytes
from .past_lines import PastLines
from .presence import for_opener, presence
from .server_actions import lock_is_over, move_of_bot, sign_in, time_is_up
from .state import BOT, Status, Step, Table, Whom, mark_of
from .summary import to_bytes as to_summary

_encode = msgspec.json.Encoder().encode
_SEATING = frozenset({Seated, Unseated, Removed, SignedIn})
"""Actions after which others have seats."""
_WITHOUT_TIME = Circumstances(0, "")
"""What decides on a move beside the table: nothing."""
ABANDONED_MS = 3_600_000
"""A waiting table without readers and without new lines is closed after this time."""
LOCK_MS = 3_000
"""The longest time in which seats may disclose their values for the shuffle."""
RECOVERY_MS = 10_000
"""A bot's move that is missing after this time is asked for again when the engine makes its rounds."""

_KEPT_LINES = 2
"""Of a table's log, as many lines stay in memory: readers that lack more come rarely, and wait until it is read."""
_POLLER_SECONDS = 5.0
"""A client that asks by requests counts as watching for this time after each."""
_VIEW_LINES = 100
"""A view of the whole table costs about as much as this many lines."""


def index_of(table: Table, *, seats_changed: bool = True) -> Index:
    """The index of a table; without a summary during a game, since each move would change it."""
    listed = table.kind.listed and table.status in (Status.WAITING, Status.PLAYING)
    players = tuple(seat.player for seat in table.seats if seat.player) if seats_changed else None
    summary = b"" if table.status is Status.PLAYING else to_summary(table)
    return Index(listed, _wake(table), summary, players)


def _wake(table: Table) -> int | None:
    if table.status is Status.WAITING:
        return table.last_at + (LOCK_MS if table.is_locked else ABANDONED_MS)
    return table.last_at + RECOVERY_MS if table.waits_for_bot else table.deadline


class TableHost(LogHost[Table, Entry]):
    """Carries out commands at one table."""

    what = "table"
    unused_ms = ABANDONED_MS

    def __init__(
        self,
        table: Table,
        store: Store,
        metrics: Metrics,
        changed: "Callable[[TableHost], None]",
        seen_at: int = 0,
        left: "Callable[[TableHost], None]" = lambda _: None,
    ) -> None:
        """``changed`` is called after every change, to start bots and clocks; ``left`` when a reader has left."""
        super().__init__(table.id, table, store, metrics, seen_at)
        self.table = table
        self._indexed: tuple[Status, int | None] | None = None
        """The status and time to wake in the index that the store has; None: not known."""
        self._seats_changed = False
        """Whether others have seats after the entries that are being written, or they are the first of this host."""
        self._summary_at = 0
        """The last line when the store got a summary of the running game."""
        self.polled = -math.inf
        """When a client last asked for the table by a request (monotonic seconds)."""
        self.advice: tuple[int, str] | None = None
        """The coach's latest advice as JSON, and the number of moves for which it holds."""
        self._past_lines = PastLines(table)
        self._changed, self._left = changed, left
        self._joined = count(1)

    @cached_property
    def _attendance(self) -> Attendance[Presence]:
        """Tells the readers who is there; made with the first of them."""
        here = proxy(self)  # without a cycle, so that a table is freed as soon as it is unloaded
        return Attendance(
            self.readers,
            lambda: presence(here.table, here.readers),
            lambda there, player: for_opener(there, here.table, here.readers) if player == here.table.owner else there,
            lambda: not here.broken,
        )

    def move_now(self, move: Move, actor: Actor, command_id: str, done: Callable[[int | StoreError], None]) -> bool:
        """Make a player's move as ``do`` does, without waiting; returns False if it has to wait: then nothing is done.

        ``done``: called with the number of its line when this is on disk, or with why it could not be written.
        Raises Refusal and StoreError.
        """
        if self.broken or not self.lock.take_now():
            return False
        try:
            seq = self.table.done(actor.player, command_id)
            if seq is None:
                actions = decide(self.table, move, actor, _WITHOUT_TIME)
                entries, was_open = self._entries(actions, actor.player, command_id), self.table.is_open
                self._begin_append(entries).add_done_callback(partial(self._moved, entries, was_open, done))
                return True
        except BaseException:
            self.lock.release()
            raise
        self.lock.release()
        done(seq)
        return True

    async def do(self, command: AnyCommand, actor: Actor, command_id: str, new_table: str) -> int:
        """Carry out a player's command, once, and return the number of its line; raises Refusal."""
        async with self._writing():
            seq = self.table.done(actor.player, command_id)
            if seq is not None:
                return seq
            if isinstance(command, AskUndo | AnswerUndo):
                await self._read_again()  # so that the game knows how it was played
            now = Circumstances(clock.now_ms(), new_table, self._meant(command))
            decided = decide(self.table, command, actor, now)
            seq = await self._write(decided, actor.player, command_id) if decided else self.table.seq
            if isinstance(command, Remove | Ban | Unban):
                self._end_removed(command)
            return seq

    async def bot_moves(self, moves: int, move: str, *, failed: bool = False) -> int:
        """Make a bot's move, chosen when the game had ``moves`` moves; raises Refusal if it has more now.

        ``failed``: the bot gave no legal move, and this is the first one; readers are shown that.
        """
        async with self._writing():
            seq = await self._write(move_of_bot(self.table, moves, move, failed=failed))
            self._metrics.bot_moves.inc()
            return seq

    async def clock_strikes(self) -> int:
        """Let a bot play for a player whose time is up; raises Refusal if there is none."""
        async with self._writing():
            return await self._write(time_is_up(self.table, clock.now_ms()))

    async def sign_in(self, actor: Actor) -> None:
        """Give a player what guests have here that they were before they signed in; raises Refusal."""
        if not any(sign_in(self.table, actor)):
            return
        async with self._writing():
            actions = tuple(sign_in(self.table, actor))
            if actions:
                await self._write(actions)
                send_back([reader for reader in self.readers if reader.player in actor.was])

    async def start_locked(self) -> int:
        """Start the game with the values that are known; raises Refusal if it has begun."""
        async with self._writing():
            return await self._write(lock_is_over(self.table))

    async def close_if_abandoned(self) -> None:
        """Close the table if it is waiting and unused; otherwise ask the store to wake it later."""
        async with self._writing():
            if not self.expires:
                return
            if self.unused_at <= clock.now_ms():
                await self._write((Closed(),))
            else:
                await self._logs.wake_at(self.name, self.unused_at)

    def tell(self, player: str, message: msgspec.Struct) -> None:
        """Send a message to all connections of a player."""
        for reader in self.readers:
            if reader.player == player:
                reader.push(_encode(message))

    async def erase(self, player: str) -> bool:
        """Forget a player: their seat is free, or a bot's for good; returns whether anybody else was ever here."""
        async with self._writing():
            seat = self.table.seat_of(player)
            if seat is not None and self.table.status is Status.WAITING:
                await self._write((Unseated(seat),))
            elif seat is not None and self.table.status is Status.PLAYING:
                await self._write((HandedOver(seat, self.table.seats[seat].bot or BOT, "left"),))
            whole = await self._read_again()
            found = forget([step.entry for step in whole.steps], player, began=whole.game is not None)
            if found.changed:
                await self._rewrite(found)
            return has_people(found.entries)

    async def _rewrite(self, found: Forgotten) -> None:
        """Put other entries in the place of those in the log, and show readers the table anew."""
        self.broken = True
        table = await asyncio.to_thread(fold.fold, found.entries)
        rows = [Row(entry.seq, to_bytes(entry)) for entry in found.changed]
        await self._logs.rewrite(self.name, rows, index_of(table))
        self.broken = self.retired
        self._put(table)
        self._indexed = None
        for reader in self.readers:
            self._catch_up(reader, None)
        self._changed(self)

    def _put(self, table: Table) -> None:
        """Put a table in the place of this one that was made from the same log, or from what is left of it."""
        self.state = self.table = table
        self._past_lines = PastLines(table)

    async def _read_again(self) -> Table:
        """The table with its whole log in memory, read if it has forgotten a part; raises StoreError."""
        if self.table.first > 1:
            rows = await self._logs.read(self.name)
            try:
                table = await asyncio.to_thread(lambda: fold.fold(from_bytes(row.data) for row in rows))
            except (fold.BrokenLog, msgspec.MsgspecError) as error:
                raise Damaged(f"the log cannot be read any more: {error}") from None
            if self.broken or table.seq != self.table.seq:
                raise StoreError("the log is not what it was")
            self._put(table)
        return self.table

    async def _recall(self, after: int | None) -> bool:
        if after is not None and after + 1 < self.table.first:
            try:
                await self._read_again()
            except StoreError as error:
                log.error("log not read again", extra={"table": short(self.name), "why": str(error)})
                return False
        return True

    def rest(self) -> None:
        """Forget all but the last lines, and the encoded ones."""
        if len(self.table.steps) > _KEPT_LINES and not self.lock.locked():
            self.table.forget_past(_KEPT_LINES)
            self._past_lines = PastLines(self.table)

    async def why(self, player: str | None, move: str, query: str | None = None) -> MoveReason:
        """Whether the player may make the move now, and if not, why not; raises Refusal."""
        async with self._writing():
            return reasons.answer(self.table, player, move, query)

    async def save_rest(self) -> None:
        """Save the last visit, and a summary of the running game, so that lists need not read the log."""
        await super().save_rest()
        async with self.lock:
            if self.table.status is Status.PLAYING and not self.broken and self._summary_at < self.table.seq:
                self._summary_at, self._indexed = self.table.seq, None
                await self._logs.reindex(self.name, replace(index_of(self.table), summary=to_summary(self.table)))

    def leave(self, reader: Reader) -> None:
        """Send the reader nothing more."""
        super().leave(reader)
        self._attendance.changed()
        self._left(self)

    @property
    def expires(self) -> bool:
        """Whether the table is closed when it is not used: games are not."""
        return self.table.status is Status.WAITING and not self.table.is_locked

    @property
    def lock_ends(self) -> int | None:
        """When a game whose shuffle is locked begins at the latest (milliseconds since 1970); None: there is none.

        At once, if nobody is connected who has a value to disclose.
        """
        table = self.table
        if table.locked_at is None or not table.is_locked:
            return None
        awaited = {table.seats[seat].player for seat in table.undisclosed}
        is_here = self._is_polled or any(reader.player in awaited for reader in self.readers)
        return table.locked_at + (LOCK_MS if is_here else 0)

    @property
    def undo_ends(self) -> int | None:
        """Until when players are asked whether a move is taken back (milliseconds since 1970); None: they are not."""
        undo = self.table.undo
        return undo.until if undo is not None and undo.is_asked(clock.now_ms()) else None

    @property
    def is_busy(self) -> bool:
        """Whether the table is needed in memory, also for a bot that is thinking."""
        return super().is_busy or self.table.waits_for_bot or self.table.is_locked

    @property
    def is_watched(self) -> bool:
        """Whether a reader is connected, or a client asked by a request a moment ago."""
        return bool(self.readers) or self._is_polled

    @property
    def _is_polled(self) -> bool:
        return time.monotonic() - self.polled < _POLLER_SECONDS

    def lines_to_send(self, after: int | None) -> int:
        """The cost of sending a reader everything after a line, counted in lines."""
        return _VIEW_LINES if after is None or after > self.table.seq else max(1, self.table.seq - after)

    def view(self, player: str | None) -> TableView:
        """The table as a player (None: a spectator) may see it now; for callers that hold the lock."""
        there = presence(self.table, self.readers)
        return view.view(self.table, player, view.Around(there.seats, there.watchers, clock.now_ms()))

    def _meant(self, command: AnyCommand) -> Whom | None:
        """Whom a command means that removes or bans somebody."""
        if not isinstance(command, Remove | Ban):
            return None
        if command.seat is not None:
            seat = self.table.seats[command.seat] if command.seat < len(self.table.seats) else None
            if seat is None or not seat.player:
                return None
            reader = next((reader for reader in self.readers if reader.player == seat.player), None)
            player, name = seat.player, seat.name
        else:
            reader = next((reader for reader in self.readers if reader.number == command.watcher), None)
            if reader is None:
                return None
            player, name = reader.player or "", reader.name
        salt = secrets.token_hex(8)
        return Whom(player, name, mark_of(salt, "" if reader is None else reader.address), salt)

    def _end_removed(self, command: Remove | Ban | Unban) -> None:
        """Disconnect those who are banned, or the watcher who was removed."""
        numbered = isinstance(command, Remove) and command.watcher
        players = {reader.player for reader in self.readers if reader.number == numbered and reader.player is not None}
        for reader in list(self.readers):
            if self.table.bars(reader.player, reader.made, reader.address):
                reader.end("banned")
            elif numbered and (reader.number == numbered or reader.player in players):
                reader.end("removed")
        self._attendance.joined()

    def _enter(self, reader: Reader) -> None:
        super()._enter(reader)
        reader.number = next(self._joined)
        self._attendance.joined()

    def _catch_up(self, reader: Reader, after: int | None) -> None:
        table = self.table
        if after is None or after > table.seq:
            reader.push(_encode(Welcome(VERSION, self.view(reader.player))))
            return
        seat = table.seat_of(reader.player)
        reader.catch_up(self._past_lines.pages(after, seat))
        self._ask(reader, seat)
        reader.wake()
        if table.is_open:
            reader.push(_encode(Revealed(table.seq, table.secret.hex())))
        self._attendance.send(reader)

    def _encode(self, line: Entry) -> bytes:
        return to_bytes(line)

    def _fold(self, lines: Sequence[Entry]) -> None:
        for entry in lines:
            fold.apply(self.table, entry)

    def _index(self, lines: Sequence[Entry]) -> Index | None:
        table, before = self.table, self._indexed
        self._indexed = table.status, _wake(table)
        self._seats_changed = before is None or not _SEATING.isdisjoint([type(entry.action) for entry in lines])
        if table.status is Status.PLAYING and before == self._indexed and not self._seats_changed:
            return None
        return index_of(table, seats_changed=self._seats_changed)

    async def _write(self, actions: Actions, by: str | None = None, command_id: str | None = None) -> int:
        """Append the actions to the log and send them to the readers; returns the last line's number."""
        entries, was_open = self._entries(actions, by, command_id), self.table.is_open
        await self._begin_append(entries)
        self._written(entries, was_open=was_open)
        for reader in self.readers:
            reader.wake()
        return self.table.seq

    def _entries(self, actions: Actions, by: str | None, command_id: str | None) -> Sequence[Entry]:
        seq, at = self.table.seq, clock.now_ms()
        return [Entry(seq + i, at, action, by, command_id) for i, action in enumerate(actions, start=1)]

    def _moved(
        self,
        entries: Sequence[Entry],
        was_open: bool,
        done: Callable[[int | StoreError], None],
        written: "asyncio.Future[None]",
    ) -> None:
        """A move is on disk, or has failed: send it to the readers, and give the lock back."""
        outcome: int | StoreError = self.table.seq
        try:
            written.result()
            self._written(entries, was_open=was_open)
        except StoreError as error:
            outcome = error
        finally:
            self.lock.release()
        done(outcome)
        for reader in self.readers:
            reader.flush()

    def _written(self, entries: Sequence[Entry], *, was_open: bool) -> None:
        """Put entries that are on disk into the readers' outboxes; ``was_open``: whether all could be seen before."""
        self._appended(entries)
        for step in self.table.steps[-len(entries) :]:
            self._send_step(step)
        if self._seats_changed:
            self._attendance.changed()
        self._send_what_follows(was_open=was_open)
        self._changed(self)

    def _send_step(self, step: Step) -> None:
        """Send a line to all readers, to each as its seat may see it."""
        table = self.table
        if view.same_for_all(step) or table.is_open:
            self._send_all(self._past_lines.line_for_all(step))
        else:
            self._send(lambda seat: self._past_lines.line(step, seat), lambda reader: table.seat_of(reader.player))

    def _send_what_follows(self, *, was_open: bool) -> None:
        """Send the secret when the game is over, and the question to the player whose turn it is."""
        table = self.table
        if table.is_open and not was_open:
            self._send_all(_encode(Revealed(table.seq, table.secret.hex())))
        asked = table.asked
        if asked is not None and asked.is_played_by_owner:
            for reader in self.readers:
                if reader.player == asked.player:
                    self._ask(reader, table.turn)

    def _ask(self, reader: Reader, seat: int | None) -> None:
        moves, claim = view.question(self.table, seat)
        if moves:
            reader.put(_encode(Asked(self.table.seq, moves, claim)))
