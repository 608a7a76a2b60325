"""Whatever the server does at tables by itself: bots' moves, and the clock."""

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass

from ..store import StoreError
from .bots.job import job_of
from .bots.pool import BotPool
from .bots.process import NoAnswer
from .broken import apart
from .host import Host, now_ms
from .logs import log, short
from .table.decide import Refusal
from .table.state import Status

_Run = Callable[[Host, int], Coroutine[object, object, None]]
_MARGIN_SECONDS = 0.005
_lots = secrets.SystemRandom()


@dataclass(frozen=True, slots=True)
class _Errand:
    """What is under way for a table, and what it is for."""

    purpose: tuple[str, int]
    task: "asyncio.Task[None]"


class Driver:
    """Has at most one errand under way for each table: asking a bot, or waiting for the clock."""

    def __init__(
        self,
        pool: BotPool,
        pause: tuple[float, float],
        failed: Callable[[Host], None],
        bot_failed: Callable[[], object] = int,
    ) -> None:
        """``pause``: the least and the most seconds after which a bot moves.

        ``failed``: called when the store has failed a host; ``bot_failed``: when a bot has given no legal move.
        """
        self._pool = pool
        self._pause = pause
        self._failed, self._bot_failed = failed, bot_failed
        self._errands: dict[Host, _Errand] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        """All that are not done, also those that were cancelled and are still tidying up."""
        self._closed = False

    def see_to(self, host: Host) -> None:
        """Begin the errand that the table needs now, if it is not under way, and end any other."""
        table = host.table
        if table.status is Status.PLAYING or table.status is Status.WAITING:
            self._pool.prepare({seat.bot for seat in table.seats if seat.bot is not None})
        if table.waits_for_bot:
            self._begin(host, ("bot", table.moves), self._bot_turn)
        elif table.deadline is not None:
            self._begin(host, ("clock", table.deadline), self._clock)
        else:
            self.forget(host)

    def forget(self, host: Host) -> None:
        """End the table's errand."""
        errand = self._errands.pop(host, None)
        if errand is not None and errand.task is not asyncio.current_task():
            errand.task.cancel()

    async def close(self) -> None:
        """End all errands, for good."""
        self._closed = True
        for host in list(self._errands):
            self.forget(host)
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _begin(self, host: Host, purpose: tuple[str, int], run: _Run) -> None:
        under_way = self._errands.get(host)
        if self._closed:
            return
        if under_way is None or under_way.purpose != purpose or under_way.task.done():
            self.forget(host)
            task = asyncio.create_task(self._run(host, run, purpose[1]))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
            self._errands[host] = _Errand(purpose, task)

    async def _run(self, host: Host, run: _Run, number: int) -> None:
        """Run an errand; what it was for may be gone by the time it is done."""
        with apart(host.table.id):
            try:
                await run(host, number)
            except Refusal as refusal:
                log.debug("errand refused", extra={"table": short(host.table.id), "code": refusal.code})
            except StoreError:
                self._failed(host)
                raise

    async def _bot_turn(self, host: Host, moves: int) -> None:
        """Ask a bot, and move for it, no sooner than a person would where somebody is watching."""
        began = time.monotonic()
        move, failed = await self._think(host)
        pause = _lots.uniform(*self._pause) if host.is_watched else 0.0
        await asyncio.sleep(pause - (time.monotonic() - began))
        await host.bot_moves(moves, move, failed=failed)

    async def _think(self, host: Host) -> tuple[str, bool]:
        """The bot's move; or the first legal one and True where the bot fails to give one."""
        table = host.table
        asked, game, seat = table.asked, table.game, table.turn
        if game is None or asked is None or asked.bot is None or seat is None:
            raise Refusal("stale", "no bot is asked")
        seen = game.observe(seat)
        legal = tuple(map(str, seen.legal_moves))
        try:
            job = job_of(asked.bot, secrets.randbits(63), table.kind.game, seen, f"{table.id}/{seat}")
            move = await self._pool.choose(job)
            if move in legal:
                return move, False
            why = "its move is not legal"
        except NoAnswer as fault:
            why = str(fault)
        log.error("bot failed", extra={"bot": asked.bot, "why": why})
        self._bot_failed()
        return legal[0], True

    async def _clock(self, host: Host, deadline: int) -> None:
        """Wait until a player's time is up."""
        await asyncio.sleep(max(0, deadline - now_ms()) / 1000 + _MARGIN_SECONDS)
        await host.clock_strikes()
