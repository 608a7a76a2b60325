"""The room in memory that large logs of all kinds share: those for which there is none are unloaded."""

from typing import Any

from .host import LogHost
from .hub import LogHub

LINES = 60_000
"""The most lines of logs without readers that stay in memory, besides the log that was used last."""
_IN_USE = 4
"""Logs in use have this many times the room of the others."""
_MOST_NEW = 2_000
"""When more lines have come into memory, room is made at once."""


class Room:
    """Unloads logs."""

    def __init__(self, *hubs: LogHub[Any, Any]) -> None:
        """``hubs``: one for each kind of log."""
        self._hubs = [hub for hub in hubs if hub.needs_room]
        for hub in self._hubs:
            hub.make_room = self._make_for
        self._new = 0.0
        """How many lines have come into memory since room was made."""

    async def _make_for(self, lines: float) -> None:
        self._new += lines
        if self._new > _MOST_NEW:
            await self.make()

    async def make(self) -> None:
        """Unload logs for which there is no room, the largest for each reader, but not the one that was used last."""
        self._new = 0.0
        hubs = {host: hub for hub in self._hubs for host in hub.in_memory}
        room = {False: LINES, True: _IN_USE * LINES}
        for host in sorted(sorted(hubs, key=lambda host: -host.touched)[1:], key=_for_each_reader):
            in_use, hub = bool(host.readers) or host.is_awaited, hubs[host]
            if host.weight <= room[in_use]:
                room[in_use] -= host.weight
            elif not host.is_working:
                await (hub.send_away(host) if in_use else hub.unload_if_idle(host))


def _for_each_reader(host: LogHost[Any, Any]) -> float:
    return host.weight / max(1, len(host.readers))
