"""Forgets people: first their names and tokens, then their traces in logs, then those in files."""

from ...store import OwnedElsewhere, Store, StoreError
from ..eventlog.asking import Refusal
from ..eventlog.broken import Broken
from ..eventlog.engine import Engine
from ..ops.logs import log, short
from .farewells import Farewells
from .retention import all_logs

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
        await self._farewells.sign_out(player)

    async def finish(self) -> None:
        """Finish all erasures that are due; raises StoreError if trying again may help."""
        for player in await self._erasures.due():
            if await self._forget(player):
                await self._erasures.end(player)
                log.info("player erased")
        if await self._erasures.is_dirty():
            await self._erasures.scrub()

    async def _forget(self, player: str) -> bool:
        """Forget a player in all logs; returns whether none is damaged or owned by another process."""
        broken: set[str] = set()
        for _ in range(_PASSES):
            found = [log.name async for log in all_logs(self._directory, player.encode()) if log.holds]
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
        except Broken:
            log.error("not erased", extra={"table": short(name), "why": "the log is damaged"})
            return False
        except Refusal as refusal:
            raise StoreError(refusal.message) from None
        return True
