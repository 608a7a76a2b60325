"""A table in memory: carries out players' commands, bots' moves, and what the clock decides."""

import asyncio
import math
import time
from collections.abc import Callable
from functools import partial

from ...store import Store, StoreError
from ..eventlog import clock
from ..eventlog.asking import Actor
from ..net.reader import Reader, send_back
from ..ops.metrics import Metrics
from ..protocol.actions import Actions, Closed
from ..protocol.commands import AnswerUndo, AnyCommand, AskUndo, Ban, Move, Remove, Unban
from ..protocol.messages import MoveReason
from . import reasons
from .anonymous import forget, has_people
from .decide import Circumstances, Decided, decide, move
from .done import entry_of
from .log import Entry
from .logged import Line
from .opener import end_removed, meant
from .server_actions import gone, move_of_bot, sign_in
from .shown import ShownTable
from .state import Status, Table

Done = Callable[[int | StoreError], None]
"""Called with the number of a command's line when this is on disk, or with why it could not be written."""
_POLLER_SECONDS = 5.0
"""A client that asks by requests counts as watching for this time after each."""


class TableHost(ShownTable):
    """Carries out commands at one table."""

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
        super().__init__(table, store, metrics, seen_at)
        self.polled = -math.inf
        """When a client last asked for the table by a request (monotonic seconds)."""
        self.advice: tuple[int, str] | None = None
        """The coach's latest advice as JSON, and the number of moves for which it holds."""
        self._changed, self._left = changed, left

    # Commands

    def move_now(self, command: Move, actor: Actor, command_id: str, done: Done) -> bool:
        """Make a player's move as ``do`` does, without waiting; returns False if it has to wait: then nothing is done.

        Raises Refusal and StoreError.
        """
        if self.broken or not self.lock.take_now():
            return False
        try:
            seq = entry_of(self.table.commands, actor.player, command_id)
            if seq is None:
                self._write(move(self.table, actor, command.move), actor.player, command_id, done)
                return True
        except BaseException:
            self.lock.release()
            raise
        self.lock.release()
        done(seq)
        for reader in self.readers:
            reader.flush()
        return True

    async def do(self, command: AnyCommand, actor: Actor, command_id: str, new_table: str) -> int:
        """Carry out a player's command, once, and return the number of its line; raises Refusal."""
        async with self._writing():
            seq = entry_of(self.table.commands, actor.player, command_id)
            if seq is not None:
                return seq
            if isinstance(command, AskUndo | AnswerUndo):
                await self._read_again()  # so that the game knows how it was played
            whom = meant(self.table, self.readers, command) if isinstance(command, Remove | Ban) else None
            decided = decide(self.table, command, actor, Circumstances(clock.now_ms(), new_table, whom))
            if decided.actions:
                await self._write(decided, actor.player, command_id)
            seq = self.table.seq
            if isinstance(command, Remove | Ban | Unban):
                end_removed(self.table, self.readers, command)
                self._publisher.attendance.joined()
            return seq

    def lines_for(self, command: AnyCommand, player: str) -> int:
        """The cost of what a command has read, counted in lines: moves are taken back in the whole game."""
        return self.lines_to_read(0, player) if isinstance(command, AskUndo | AnswerUndo) else 0

    async def bot_moves(self, moves: int, move: str, *, failed: bool = False) -> None:
        """Make a bot's move, chosen when the game had ``moves`` moves; raises Refusal if it has more now.

        ``failed``: the bot gave no legal move, and this is the first one; readers are shown that.
        """
        async with self._writing():
            await self._write(move_of_bot(self.table, moves, move, failed=failed))
            self._metrics.bot_moves.inc()

    async def act(self, actions_of: Callable[[Table], Actions]) -> None:
        """Write what the server does by itself at the table, if it is anything; raises Refusal."""
        async with self._writing():
            actions = actions_of(self.table)
            if actions:
                await self._write(Decided(actions))

    async def sign_in(self, actor: Actor) -> None:
        """Give a player what guests have here that they were before they signed in; raises Refusal."""
        if not any(sign_in(self.table, actor)):
            return
        async with self._writing():
            actions = tuple(sign_in(self.table, actor))
            if actions:
                await self._write(Decided(actions))
                send_back([reader for reader in self.readers if reader.player in actor.was])

    async def close_if_abandoned(self) -> None:
        """Close the table if it is waiting and unused; otherwise ask the store to wake it later."""
        async with self._writing():
            if not self.expires:
                return
            if self.unused_at <= clock.now_ms():
                await self._write(Decided((Closed(),)))
            else:
                await self._logs.wake_at(self.name, self.unused_at)

    async def erase(self, player: str) -> bool:
        """Forget a player: their seat is free, or a bot's for good; returns whether anybody else was ever here."""
        async with self._writing():
            actions = gone(self.table, player)
            if actions:
                await self._write(Decided(actions))
            whole = await self._read_again()
            before = [step.entry for step in whole.steps]
            after = forget(before, player, began=whole.game is not None)
            if after != before:
                await self._rewrite(before, after)
                self._show_all()
                self._changed(self)
            return has_people(after)

    async def why(self, player: str | None, move: str, query: str | None = None) -> MoveReason:
        """Whether the player may make the move now, and if not, why not; raises Refusal."""
        async with self._writing():
            return reasons.answer(self.table, player, move, query)

    # Writing

    def _write(
        self, decided: Decided, by: str | None = None, command_id: str | None = None, done: Done | None = None
    ) -> "asyncio.Future[None]":
        """Begin to write what was decided; done when it is on disk, and in the outboxes of the readers.

        ``done``: gives the lock back, and is called, before the outboxes are sent; None: the caller holds the lock.
        """
        table, at = self.table, clock.now_ms()
        numbered = enumerate(decided.actions, start=table.seq + 1)
        lines = [Line(Entry(seq, at, action, by, command_id), decided.code) for seq, action in numbered]
        publish = self._publishing(len(lines))
        written = self._append(lines)
        written.add_done_callback(partial(self._written, publish, done))
        return written

    def _written(self, publish: Callable[[], None], done: Done | None, written: "asyncio.Future[None]") -> None:
        """Show the readers what is on disk now, unless the write has failed, and answer the command."""
        outcome: int | StoreError = self.table.seq
        try:
            written.result()
            publish()
            self._changed(self)
        except asyncio.CancelledError:  # of the caller, who holds the lock
            return
        except StoreError as error:
            outcome = error
        finally:
            if done is not None:
                self.lock.release()
        if done is not None:
            done(outcome)
        for reader in self.readers:
            reader.flush()

    # Readers

    def leave(self, reader: Reader) -> None:
        """Send the reader nothing more."""
        super().leave(reader)
        self._left(self)

    def _enter(self, reader: Reader) -> None:
        super()._enter(reader)
        if self.table.of is not None:
            self._changed(self)

    # Who is there

    @property
    def is_busy(self) -> bool:
        """Whether the table is needed in memory, even if only for a thinking bot."""
        table = self.table
        begins = table.of is not None and table.status is Status.WAITING
        return super().is_busy or table.waits_for_bot or table.is_locked or begins

    @property
    def is_polled(self) -> bool:
        """Whether a client asked for the table by a request a moment ago."""
        return time.monotonic() - self.polled < _POLLER_SECONDS

    @property
    def is_watched(self) -> bool:
        """Whether a reader is connected, or a client asked by a request a moment ago."""
        return bool(self.readers) or self.is_polled
