"""All logs of a store: started, woken, unloaded and ended together."""

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Any

from ...store import Store
from ..net.reader import Reader
from ..ops.background import Background
from ..ops.logs import log
from . import clock
from .broken import apart
from .hub import LogHub

_IDLE_SECONDS = 60.0
_ROUND_SECONDS = 5.0
_MOST_DUE = 500

ROOM_LINES = 60_000
"""The most lines of logs without readers that stay in memory, besides the log that was used last."""
_IN_USE = 4
"""Logs in use have this many times the room of the others."""
_MOST_NEW = 2_000
"""When more lines have come into memory, room is made at once."""

_PAUSE_SECONDS = 0.03
"""The pause between two logs that are handed over: about the time in which another process reads one."""
_HAND_OVER_SECONDS = 5.0
"""The most time for all these pauses."""


class Room:
    """The room in memory that large logs of all kinds share: those for which there is none are unloaded."""

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
        room = {False: ROOM_LINES, True: _IN_USE * ROOM_LINES}
        for host in sorted(
            sorted(hubs, key=lambda host: -host.touched)[1:], key=lambda host: host.weight / max(1, len(host.readers))
        ):
            in_use, hub = bool(host.readers) or host.is_awaited, hubs[host]
            if host.weight <= room[in_use]:
                room[in_use] -= host.weight
            elif not host.is_working:
                await (hub.send_away(host) if in_use else hub.unload_if_idle(host))


class Engine:
    """Makes rounds: wakes logs that are due, unloads logs that are idle."""

    def __init__(self, store: Store, *hubs: LogHub[Any, Any]) -> None:
        """``hubs``: one for each kind of log in the store."""
        self._store, self._ownership, self._directory, self._hubs = store, store.ownership, store.directory, hubs
        self._room = Room(*hubs)
        self._rounds: asyncio.Task[None] | None = None
        self._slow: asyncio.Task[None] | None = None
        """Wakes the logs for which nothing else waits, one by one."""
        self._soon = Background()
        for hub in hubs:
            hub.due = self._wake_soon
        self.secret = b""
        """The secret by which processes with the same store recognise each other; empty before the start."""
        self.leaving = False
        """Whether the server will be stopped in a moment: proxies should send new connections elsewhere."""
        self.ending = False
        """Whether the server is being stopped."""

    async def start(self) -> None:
        """Take ownership of logs, wake all that are due, and start the rounds; a damaged log stops nothing else."""
        self.secret = await self._ownership.join(self._lose_all)
        with apart():
            clock.CLOCK.begin(await self._store.newest())
        with apart():
            await self.wake(clock.now_ms() + 2 * int(_IDLE_SECONDS * 1000))
        self._rounds = asyncio.create_task(self._make_rounds())

    async def close(self) -> None:
        """Finish the current work, and stop."""
        self.say_goodbye()
        await self._stop_working()

    @property
    def is_shared(self) -> bool:
        """Whether other processes can take the logs over."""
        return self._ownership.is_shared

    @property
    def hands_over(self) -> bool:
        """Whether the server is giving up its logs, and so loads no others."""
        return self.ending or any(hub.is_leaving for hub in self._hubs)

    async def hand_over(self) -> None:
        """Write what is waiting, give up all logs, and disconnect their readers, who reconnect to other processes."""
        if self.is_shared:
            await self._stop_rounds()
            many = sum(len(hub.in_memory) for hub in self._hubs)
            for hub in self._hubs:
                await hub.hand_over(min(_PAUSE_SECONDS, _HAND_OVER_SECONDS / max(1, many)))
        self.ending = True
        await self._stop_working()
        with apart():
            await self._ownership.leave()
        self.say_goodbye()

    def say_goodbye(self) -> None:
        """Disconnect all readers; they come back when the server has restarted, or to another process."""
        self.ending = True
        self.end(lambda _: True, "moved" if self._ownership.is_shared else "restart")

    def end(self, whom: Callable[[Reader], bool], why: str) -> None:
        """Disconnect readers; ``why``: the reason sent with the close of their sockets."""
        for hub in self._hubs:
            hub.end(whom, why)

    async def erase(self, name: str, player: str) -> None:
        """Forget a player in a log; raises Broken, StoreError and Refusal."""
        for hub in self._hubs:
            if hub.owns(name):
                await hub.erase(name, player)

    async def wake(self, before: int) -> None:
        """Wake all logs that are due before a time (milliseconds since 1970).

        Damaged logs stay due; others are woken all the same.  Slow ones are woken in the background.
        """
        broken = sum(hub.broken_count for hub in self._hubs)
        found = await self._directory.due(before, _MOST_DUE + broken)
        slow = {each for each in found if any(hub.is_slow and hub.owns(each[0]) for hub in self._hubs)}
        if slow and (self._slow is None or self._slow.done()):
            self._slow = self._soon.begin(self._wake_all([each for each in found if each in slow]))
        await self._wake_all([each for each in found if each not in slow])

    async def _wake_all(self, found: Sequence[tuple[str, int]]) -> None:
        for name, due in found:
            await self._wake(name, due)

    def _wake_soon(self, name: str) -> None:
        """Wake a log at once, in the background; if that is cut off, it stays due."""
        self._soon.begin(self._wake(name, clock.now_ms()))

    async def _wake(self, name: str, due: int) -> None:
        for hub in self._hubs:
            if hub.owns(name):
                with apart(name):
                    await hub.wake(name, due)

    async def unload_idle(self, before: float) -> None:
        """Unload idle logs that have no readers; ``before``: idle since (monotonic seconds)."""
        for hub in self._hubs:
            await hub.unload_idle(before)
        await self._room.make()

    def _lose_all(self) -> None:
        """Unload everything: this process no longer owns what it has in memory."""
        log.error("ownership lost")
        for hub in self._hubs:
            hub.lose_all()

    async def _stop_working(self) -> None:
        """Stop the rounds, bots and clocks."""
        await self._stop_rounds()
        await self._soon.close()
        for hub in self._hubs:
            await hub.close()

    async def _stop_rounds(self) -> None:
        tasks = [task for task in (self._rounds, self._slow) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _make_rounds(self) -> None:
        while True:
            await asyncio.sleep(_ROUND_SECONDS)
            with apart():
                await self.wake(clock.now_ms())
            with apart():
                await self.unload_idle(time.monotonic() - _IDLE_SECONDS)
