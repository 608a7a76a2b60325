"""Logs that are removed when nobody has used them for long, and in which people can be forgotten."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, TypeVar

from ...store import Index, Row
from ..ops.logs import log, short
from . import clock
from .host import LogHost
from .hub import LogHub

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
    grace_ms: ClassVar[int] = GRACE_MS

    @abstractmethod
    def _forget(self, rows: Sequence[Row], player: str) -> tuple[Sequence[Row], int] | None:
        """The rows without a player, and when the last was written; no rows if nobody else has used this.

        None if the player is not in them.
        """

    async def erase(self, name: str, player: str) -> None:
        """Forget a player in a log, and remove it if nobody else has used it; its readers read it again."""
        host = await self._find(name)
        if host is None:
            return
        async with host.lock:
            found = self._forget(await self._store.logs.read(name), player)
            if found is None:
                return
            self._retire(host)
            after, last_at = found
            if after:
                await self._store.logs.rewrite(name, after, Index(wake=last_at + self.unused_ms))
            else:
                await self._store.logs.remove(name)

    async def wake(self, name: str, due: int) -> None:
        """Remove what is due, unless somebody has used it since; not before it is due."""
        now, host = clock.now_ms(), self._hosts.get(name)
        if due > now:
            return
        later = max(self._began + self.grace_ms, 0 if host is None else host.unused_at)
        if later > now:
            await self._store.logs.wake_at(name, later)
            return
        if host is not None:
            self._retire(host)
        await self._store.logs.remove(name)
        log.info(f"{self.what} removed", extra={"table": short(name)})
