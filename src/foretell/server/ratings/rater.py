"""Rates finished games in the background, one after the other, whichever process of the server they ended in."""

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any
from weakref import WeakSet

import msgspec

from ...bots.pipe.process import make_nice
from ...rating.judging import Judged
from ...store import Store
from ..eventlog.broken import apart
from ..eventlog.clock import CLOCK, now_ms
from ..eventlog.lines import is_table
from ..ops.background import Background
from ..ops.logs import log, short
from ..table.fold import fold_rows
from ..table.host import TableHost
from ..table.state import Status
from ..table.summary import from_bytes as summary_of
from .game import rated_game

MOST_WAITING = 10_000
"""Games that may wait; what finds no place is found again within a day."""
CLAIM_MS = 1_800_000
"""A game whose process was killed is rated by another after this time."""
_SEALED_MS = 3_600_000
"""A game whose cards are hidden, since others play the same deals, is looked at again after this time."""
_HOUR, _DAY = 3_600_000, 86_400_000
_LOOKS_BACK = 7 * _DAY
"""Games that ended longer ago are not looked for."""
_REMEMBERS = 30 * _DAY
"""How long it is remembered that a game was rated: longer than games are looked for."""
_ROUND_SECONDS = 60.0
Judge = Callable[[Mapping[str, Any]], Awaitable[Sequence[Judged] | None]]

LONGEST_SECONDS = 1500.0
"""After this time a game is rated without skill."""
_NICENESS = 10
_decoder: "msgspec.json.Decoder[list[Judged] | None]" = msgspec.json.Decoder(list[Judged] | None)
_encode = msgspec.json.Encoder().encode


async def judged(record: Mapping[str, Any], longest: float = LONGEST_SECONDS) -> list[Judged] | None:
    """The decisions of a record, by a process of low priority; None if it cannot be judged, or takes too long."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "foretell.rating"),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        env={name: value for name, value in os.environ.items() if not name.startswith("FORETELL_")},
        start_new_session=True,
    )
    make_nice(process.pid, _NICENESS)
    try:
        async with asyncio.timeout(longest):
            answer, _ = await process.communicate(_encode(record))
            return _decoder.decode(answer)
    except (TimeoutError, msgspec.MsgspecError, OSError) as fault:
        log.warning("game not judged", extra={"why": str(fault) or "it took too long"})
        return None
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


class Rater:
    """Keeps the queue of games in the store, and empties it."""

    def __init__(self, store: Store, judge: Judge = judged, *, is_on: bool = True) -> None:
        """``judge``: gives the decisions of a record; None if it cannot."""
        self._store, self._judge, self._is_on = store, judge, is_on
        self._seen: WeakSet[TableHost] = WeakSet()
        """Tables whose games are in the queue."""
        self._queueing = Background()
        self._asked = asyncio.Event()
        self._looked_at = 0

    def see(self, host: TableHost) -> None:
        """A table has changed: put its game into the queue, once, when it is over and its cards may be seen."""
        if self._is_on and host.table.status is Status.OVER and host.table.is_open and host not in self._seen:
            self._seen.add(host)
            self._queueing.begin(self._put(host.name, now_ms()))

    async def run(self) -> None:
        """Rate games until cancelled; what was not finished is begun again later."""
        if not self._is_on or self._store.damage.parts:
            return
        with apart():
            if not self._store.ownership.is_shared:
                await self._store.ratings.put_all_back()
        while True:
            self._asked.clear()
            with apart():
                await self.look()
            with apart():
                await self.rate_all()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._asked.wait(), _ROUND_SECONDS)

    async def look(self) -> None:
        """Once a day, and at the start, put all games that ended lately into the queue; most have been there before."""
        now = now_ms()
        if abs(now - self._looked_at) < _DAY:
            return
        async for each in self._store.directory.each():
            if each.summary and is_table(each.name):
                summary = summary_of(each.summary)
                if summary.status == Status.OVER and summary.at > now - _LOOKS_BACK and any(summary.players):
                    await self._store.ratings.queue(each.name, summary.at, MOST_WAITING)
        if now >= CLOCK.rests_until:
            await self._store.ratings.forget_before(now - _REMEMBERS)
        self._looked_at = now

    async def rate_all(self) -> None:
        """Rate all games that wait; raises StoreError."""
        while (game := await self._store.ratings.claim(now_ms(), now_ms() + CLAIM_MS)) is not None:
            with apart(game):
                await self._rate(game)

    async def close(self) -> None:
        """Stop putting games into the queue."""
        await self._queueing.close()

    async def _put(self, game: str, at: int) -> None:
        with apart(game):
            await self._store.ratings.queue(game, at, MOST_WAITING)
            self._asked.set()

    async def _rate(self, name: str) -> None:
        """Rate a game that was claimed; raises StoreError."""
        rows = await self._store.logs.read(name)
        table = await asyncio.to_thread(fold_rows, rows) if rows else None
        if table is not None and table.status is Status.OVER and not table.is_open:
            await self._store.ratings.put_back(name, now_ms() + _SEALED_MS)
            return
        game = None if table is None else await asyncio.to_thread(rated_game, table)
        if game is None:
            await self._store.ratings.enter(name, "", (), lambda _: ())
            return
        decisions = await self._judge(game.record)
        people = [player for player in game.people if player is not None]
        rate = partial(game.rows, decisions=decisions)
        if await self._store.ratings.enter(game.name, game.kind, people, rate):
            log.info("game rated", extra={"table": short(game.name), "judged": decisions is not None})
