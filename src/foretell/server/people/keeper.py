"""The work that nobody waits for: erasures that are due, what is too old, and the operator's bans."""

import asyncio

from ...store import Store
from ..eventlog import clock
from ..eventlog.broken import apart
from ..eventlog.engine import Engine
from ..net.bars import Bars
from ..ops.logs import log
from ..table.hub import Tables
from .erasing import Erasing
from .farewells import Farewells
from .retention import DAY_MS, Rules, prune

_ROUND_SECONDS = 60.0


class Keeper:
    """Makes rounds, at once when it is asked to."""

    def __init__(
        self, store: Store, engine: Engine, farewells: Farewells, tables: Tables, rules: Rules, bars: Bars
    ) -> None:
        self.erasing = Erasing(store, engine, farewells)
        self.rules = rules
        self._store, self._engine, self._tables, self._bars = store, engine, tables, bars
        self._asked = asyncio.Event()
        self._pruned_at = 0

    def soon(self) -> None:
        """Make a round now."""
        self._asked.set()

    async def run(self) -> None:
        """Make rounds until this is cancelled."""
        while True:
            self._asked.clear()
            with apart():
                self._bars.set(await self._store.bans())
                self._engine.end(self._bars.reader, "barred")
            with apart():
                await self.erasing.finish()
            with apart():
                await self._prune(clock.now_ms())
            try:
                await asyncio.wait_for(self._asked.wait(), _ROUND_SECONDS)
            except TimeoutError:
                continue

    async def _prune(self, now: int) -> None:
        """Remove what is too old, once a day."""
        if now - self._pruned_at < DAY_MS:
            return
        self._pruned_at = now
        done = await prune(self._store, self.rules, now, self._tables.remove)
        if done.games or done.guests:
            log.info("removed what is too old", extra={"games": done.games, "guests": done.guests})
