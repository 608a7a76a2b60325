"""Logs that are removed when nobody has used them for long, and in which people can be forgotten."""

import asyncio
from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, TypeVar

from ...store import Index, Row
from ..ops.logs import log, short
from . import clock
from .host import LogHost
from .hub import Charge, LogHub, uncharged

GRACE_MS = 3_600_000
"""After a start people have this time to come back to what went unused while the server was away."""
_Host = TypeVar("_Host", bound=LogHost[Any, Any])
_State = TypeVar("_State")


class UnusedHub(LogHub[_Host, _State]):
    """Removes logs that are unused."""

    what: ClassVar[str]
    """A word for the thing whose logs these are, for the server's log."""
    unused_ms: ClassVar[int]
    """A thing without readers and new lines is removed after this time."""

    async def find(self, key: str, charge: Charge = uncharged) -> tuple[_Host, bool] | None:
        """The host of the thing with this key, and whether the key is for writing; None if there is none.

        Raises Broken and StoreError, and what ``charge`` raises.
        """
        for watch, writes in ((self.names.watch_key(key), True), (key, False)):
            host = await self._find(self.names.log_of(watch), charge)
            if host is not None:
                return host, writes
        return None

    async def _begin(self, key: str, rows: Sequence[Row], at: int, state: _State, **told: str) -> str:
        """Start the log of a thing with this key for writing, and return the key for watching.

        ``told``: what the server's log says of it.  Raises StoreError; Conflict if there is a thing with this key.
        """
        watch = self.names.watch_key(key)
        await self._create(self.names.log_of(watch), rows, Index(wake=at + self.unused_ms), state)
        log.info(f"{self.what} opened", extra={"table": short(watch), **told})
        return watch

    @abstractmethod
    def _forget(self, rows: Sequence[Row], player: str) -> Sequence[Row] | None:
        """The rows without a player; no rows if nobody else has used this; None if the player is not in them.

        Called in a thread.
        """

    def _index(self, host: _Host) -> Index:
        """The index of a log."""
        return Index(wake=host.state.last_at + self.unused_ms)

    async def erase(self, name: str, player: str) -> None:
        """Forget a player in a log, and remove it if nobody else has used it; its readers read it again."""
        host = await self._find(name)
        if host is None:
            return
        async with host.reading():  # not one that was unloaded meanwhile: another host may write by now
            after = await asyncio.to_thread(self._forget, await self._store.logs.read(name), player)
            if after is None:
                return
            async with self._replacing(name):
                if after:
                    await self._store.logs.rewrite(name, after, self._index(host))
                else:
                    await self._store.logs.remove(name)

    async def wake(self, name: str, due: int) -> None:
        """Remove what is due, unless somebody has used it since; not before it is due."""
        now, host = clock.now_ms(), self._hosts.get(name)
        if due > now:
            return
        later = max(host.unused_at if host is not None else 0, self._began + GRACE_MS, clock.CLOCK.rests_until)
        if later > now:
            await self._store.logs.wake_at(name, later)
            return
        await self.remove(name)
        log.info(f"{self.what} removed", extra={"table": short(name)})
