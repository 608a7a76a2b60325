"""Work in the background: erases deleted players, removes what is too old, and applies the operator's bans."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress

from ...store import Damaged, OwnedElsewhere, Store, StoreError
from ..eventlog.asking import Refusal
from ..eventlog.broken import Broken, apart
from ..eventlog.clock import CLOCK, now_ms
from ..eventlog.engine import Engine
from ..net.access import Bars
from ..ops.logs import log, short
from ..table.hub import Tables
from .farewells import Farewells, Gone
from .retention import DAY_MS, Rules, prune

_PASSES = 3
"""A command in progress may still write a player's id; in what others have said, ids and names stay."""


class Erasing:
    """Begins and finishes erasures; the store keeps a list of those that are due, which survives a restart."""

    def __init__(self, store: Store, engine: Engine, farewells: Farewells) -> None:
        self._erasures, self._directory = store.erasures, store.directory
        self._engine, self._farewells = engine, farewells

    async def begin(self, player: str) -> None:
        """Forget a player's name and tokens, and disconnect them; ``finish`` does the rest.  Raises StoreError."""
        await self._erasures.begin(player)
        await self._farewells.end_everywhere(Gone(player))

    async def finish(self) -> None:
        """Finish all erasures that are due: one that fails stays due, and stops no other.  Raises StoreError."""
        for player in await self._erasures.due():
            with apart():
                if await self._forget(player):
                    await self._erasures.end(player)
                    log.info("player erased")
        if await self._erasures.is_dirty():
            await self._erasures.scrub()

    async def _forget(self, player: str) -> bool:
        """Forget a player in all logs; returns whether none is damaged or owned by another process."""
        broken: set[str] = set()
        for _ in range(_PASSES):
            found = [log.name async for log in self._directory.each(player.encode()) if log.holds]
            if not found:
                break
            for name in found:
                if name not in broken and not await self._forget_in(name, player):
                    broken.add(name)
        return not broken

    async def _forget_in(self, name: str, player: str) -> bool:
        """Forget a player in a log; returns False if the log is damaged or owned by another process."""
        try:
            await self._engine.erase(name, player)
        except OwnedElsewhere:
            return False  # its owner does that itself
        except (Broken, Damaged):  # found while it was read, or later: what is in memory is not all of it
            log.error("not erased", extra={"table": short(name), "why": "the log is damaged"})
            return False
        except Refusal as refusal:
            raise StoreError(refusal.message) from None
        return True


_ROUND_SECONDS = 60.0
_REST = 20.0
"""After erasing and removing, the pause before the next time, as a multiple of how long it took.

Anybody can take a name and have it deleted, and nobody can write while the whole file is rewritten.
"""


class Keeper:
    """Makes a round each minute, and sooner when asked."""

    def __init__(
        self,
        store: Store,
        engine: Engine,
        farewells: Farewells,
        tables: Tables,
        rules: Rules,
        bars: Bars,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """``clock``: in seconds."""
        self.erasing = Erasing(store, engine, farewells)
        self.rules = rules
        self._store, self._engine, self._tables, self._bars = store, engine, tables, bars
        self._asked = asyncio.Event()
        self._pruned_at = 0
        self._clock = clock
        self._rests_until = clock()

    def soon(self) -> None:
        """Make a round now, or after the pause."""
        self._asked.set()

    async def run(self) -> None:
        """Make rounds until cancelled."""
        while True:
            self._asked.clear()
            await self.bar()
            if self._clock() >= self._rests_until and not self._store.damage.parts:
                await self._clear_away()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._asked.wait(), _ROUND_SECONDS)
            await asyncio.sleep(min(_ROUND_SECONDS, max(0.0, self._rests_until - self._clock())))

    async def bar(self) -> None:
        """Keep out whom the operator has banned."""
        with apart():
            self._bars.set(await self._store.bans.all())
            self._engine.end(self._bars.reader, "barred")

    async def _clear_away(self) -> None:
        """Erase and remove what is due, then pause.

        Not for a damaged database: this rewrites the file, without parts that could perhaps be repaired.
        """
        began = self._clock()
        with apart():
            await self.erasing.finish()
        with apart():
            await self._prune(now_ms())
        done = self._clock()
        self._rests_until = done + _REST * (done - began)

    async def _prune(self, now: int) -> None:
        """Remove what is too old, once a day."""
        if abs(now - self._pruned_at) < DAY_MS or now < CLOCK.rests_until:
            return
        self._pruned_at = now
        done = await prune(self._store, self.rules, now, self._tables.remove)
        if done.games or done.guests:
            log.info("removed what is too old", extra={"games": done.games, "guests": done.guests})
