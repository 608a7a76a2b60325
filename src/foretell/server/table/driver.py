"""Bots' moves and players' clocks: the work that the server does at tables by itself."""

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from ...store import StoreError
from ..bots.pool import BotPool
from ..bots.worker import NoAnswer, Question
from ..eventlog import clock
from ..eventlog.asking import Refusal
from ..eventlog.broken import apart
from ..ops.background import Background
from ..ops.logs import log, short
from . import summary
from .host import TableHost
from .server_actions import begin_of_tournament, lock_is_over, time_is_up
from .state import Status
from .view import lines_of_game

_Act = Callable[[], Coroutine[object, object, None]]
_Wait = Callable[[TableHost, int], Coroutine[object, object, _Act]]
"""Waits until a table's time has come, or a bot has thought; returns what to do then."""
_MARGIN_SECONDS = 0.005
SECOND_THOUGHTS = 1.5
"""The least seconds that a bot takes after a move that can be taken back, unless bots take no time at all."""
_lots = secrets.SystemRandom()


@dataclass(slots=True)
class _Task:
    """The running task of a table, and its purpose."""

    purpose: tuple[str, int]
    task: "asyncio.Task[None]"
    acts: bool = False
    """Whether it has waited, and now changes the table: then it is not cancelled."""


class Driver:
    """Runs at most one task for each table: asking a bot, or waiting for a player's time to run out."""

    def __init__(
        self,
        pool: BotPool,
        pause: tuple[float, float],
        failed: Callable[[TableHost], None],
        bot_failed: Callable[[], object] = int,
    ) -> None:
        """``pause``: the least and the most seconds that a bot takes for a move.

        ``failed``: called when a write of a host has failed; ``bot_failed``: when a bot has given no legal move.
        """
        self._pool = pool
        self._pause = pause
        self._failed, self._bot_failed = failed, bot_failed
        self._running: dict[TableHost, _Task] = {}
        self._background = Background()
        """All unfinished tasks, including cancelled ones that still clean up."""
        self._closed = False

    def see_to(self, host: TableHost) -> None:
        """Start the task that the table needs now, unless it is running, and cancel any other.

        While something is written, or nothing can be, nothing is done: this is called again afterwards.
        """
        if not host.is_writable:
            return
        table = host.table
        if table.bots and table.status in (Status.PLAYING, Status.WAITING):
            self._pool.prepare(table.bots)
        if table.status is Status.WAITING and (end := _lock_ends(host)) is not None:
            self._begin(host, ("lock", end), partial(_wait, act=partial(host.act, lock_is_over)))
        elif table.of is not None and (end := _starts(host)) is not None:
            self._begin(host, ("start", end), partial(_wait, act=partial(host.act, begin_of_tournament)))
        elif table.waits_for_bot and (end := _undo_ends(host)) is not None:
            self._begin(host, ("undo", end), partial(_wait, act=partial(self._go_on, host), margin=_MARGIN_SECONDS))
        elif table.waits_for_bot:
            self._begin(host, ("bot", table.moves), self._bot_turn)
        elif (end := table.deadline) is not None:
            strikes = partial(host.act, lambda table: time_is_up(table, clock.now_ms()))
            self._begin(host, ("clock", end), partial(_wait, act=strikes, margin=_MARGIN_SECONDS))
        elif host in self._running:
            self.forget(host)

    def forget(self, host: TableHost) -> None:
        """Cancel the table's task."""
        task = self._running.pop(host, None)
        if task is not None and not task.acts:
            task.task.cancel()

    async def close(self) -> None:
        """Cancel all tasks, and start no others."""
        self._closed = True
        for host in list(self._running):
            self.forget(host)
        await self._background.ended()

    def _begin(self, host: TableHost, purpose: tuple[str, int], wait: _Wait) -> None:
        under_way = self._running.get(host)
        if self._closed:
            return
        if under_way is None or under_way.purpose != purpose or under_way.task.done():
            self.forget(host)
            self._running[host] = _Task(purpose, self._background.begin(self._run(host, wait, purpose[1])))

    async def _run(self, host: TableHost, wait: _Wait, number: int) -> None:
        """Run a task; its result is refused if the game has gone on."""
        with apart(host.table.id):
            try:
                act = await wait(host, number)
                self._running[host].acts = True
                await act()
            except Refusal as refusal:
                log.debug("task refused", extra={"table": short(host.table.id), "code": refusal.code})
            except StoreError:
                self._failed(host)
                raise

    async def _go_on(self, host: TableHost) -> None:
        self.see_to(host)

    async def _bot_turn(self, host: TableHost, moves: int) -> _Act:
        """Ask a bot for its move, with a pause like a person's if somebody is watching; then it is made."""
        began = time.monotonic()
        move, failed = await self._think(host)
        pause = _lots.uniform(*self._pause) if host.is_watched else 0.0
        if pause and host.table.undo is not None:
            pause = max(pause, SECOND_THOUGHTS)
        await asyncio.sleep(pause - (time.monotonic() - began))
        return partial(host.bot_moves, moves, move, failed=failed)

    async def _think(self, host: TableHost) -> tuple[str, bool]:
        """A move for the bot, and whether it has failed: then another bot's, or if need be the first legal one."""
        table = host.table
        asked, game, seat = table.asked, table.game, table.turn
        if game is None or asked is None or asked.bot is None or seat is None:
            raise Refusal("stale", "no bot is asked")
        seen = game.observe(seat)
        lines = partial(_lines, host, seat)
        question = Question(asked.bot, secrets.randbits(63), seen, f"{table.id}/{seat}", lines)
        try:
            move, why = await self._pool.choose(question)
        except NoAnswer as fault:
            move, why = str(seen.legal_moves[0]), str(fault)
        if why:
            log.error("bot failed", extra={"bot": asked.bot, "why": why})
            self._bot_failed()
        return move, bool(why)


async def _wait(host: TableHost, until: int, *, act: _Act, margin: float = 0.0) -> _Act:
    """Wait until a moment (milliseconds since 1970), and these seconds longer; returns what to do then.

    Where the clock was set back behind the table's last line, that line's time is now.
    """
    await asyncio.sleep(max(0, until - max(clock.now_ms(), host.table.last_at)) / 1000 + margin)
    return act


def _lock_ends(host: TableHost) -> int | None:
    """When a game whose shuffle is locked begins at the latest (milliseconds since 1970); None: it is not locked.

    At once, if nobody is connected who has a value to disclose.
    """
    table = host.table
    if table.locked_at is None or not table.is_locked:
        return None
    awaited = {table.seats[seat].player for seat in table.undisclosed}
    is_here = host.is_polled or any(reader.player in awaited for reader in host.readers)
    return table.locked_at + (summary.LOCK_MS if is_here else 0)


def _starts(host: TableHost) -> int | None:
    """When the game of a tournament's table begins (milliseconds since 1970): at once if all players are connected."""
    players = {seat.player for seat in host.table.seats if seat.player}
    all_here = players.issubset(reader.player for reader in host.readers)
    at = summary.starts_at(host.table)
    return at if at is None or not all_here else min(at, host.table.since)


def _undo_ends(host: TableHost) -> int | None:
    """Until when players are asked whether a move is taken back (milliseconds since 1970); None: they are not."""
    undo = host.table.undo
    return undo.until if undo is not None and undo.is_asked(clock.now_ms()) else None


async def _lines(host: TableHost, seat: int, after: int) -> Sequence[dict[str, Any]] | None:
    """The lines of the game for a bot that reads them; raises StoreError."""
    async with host.reading(0):
        return lines_of_game(host.table, seat, after)
