"""The logs of one kind that are in memory: read when they are needed, unloaded when they are idle."""

import asyncio
import math
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any, ClassVar, Generic, TypeVar
from weakref import WeakValueDictionary

from ...store import Conflict, Damaged, DiskFull, Index, OwnedElsewhere, Row, Store, StoreError
from ..net.limits import LINE_BYTES
from ..net.reader import Reader, send_back
from ..ops.logs import log, short
from ..ops.metrics import Metrics
from . import clock
from .asking import Refusal
from .broken import BrokenLogs, apart
from .host import LogHost
from .lines import Names

_MOST_AT_ONCE = 500
"""At most this many readers reconnect at once; more are spread over several seconds."""

_LARGE = 2_000
"""Logs with more lines are folded one after the other."""

_Host = TypeVar("_Host", bound=LogHost[Any, Any])
_State = TypeVar("_State")
Charge = Callable[[int], object]
"""Counts the bytes of a log for whom it is about to be read; raises Problem for somebody for whom too much is read."""


async def _nothing(_: object) -> None:
    """Do nothing."""


def uncharged(_bytes: int) -> None:
    """Charge nobody: the server reads a log for itself."""


class LogHub(ABC, Generic[_Host, _State]):
    """Finds the host of each log."""

    names: ClassVar[Names]
    """The names of the logs."""

    is_slow: ClassVar[bool] = False
    """Whether waking these logs may take long, so that nothing else waits for it."""

    needs_room: ClassVar[bool] = True
    """Whether these logs may be large, so that not all of them stay in memory."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store, self._metrics = store, metrics
        self._ownership = store.ownership
        self._hosts: dict[str, _Host] = {}
        self._broken = BrokenLogs(metrics)
        self._reading: dict[str, asyncio.Task[_Host | None]] = {}
        self._from_store: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Held while a log is read, rewritten or removed."""
        self._large = asyncio.Semaphore(1)
        """Held while a long log is folded: many at once would hold up everything else, and fill the memory."""
        self.is_leaving = False
        """Whether the logs are being handed over to other processes."""
        self._losses = 0
        """How often all logs were lost to other processes."""
        self.due: Callable[[str], object] = str
        """Called with the name of a log that is to be woken at once."""
        self.ended: Callable[[str], Awaitable[None]] = _nothing
        """Called with the name of a log in which something has ended, again if it raises StoreError or is cut off."""
        self.make_room: Callable[[float], Awaitable[None]] = _nothing
        """Called with how much a log that is now in memory holds, in lines: unloads others, of whichever kind."""
        self._began = clock.now_ms()
        """When this hub was made; nothing is known of earlier readers."""

    @property
    def in_memory(self) -> list[_Host]:
        """The logs that are in memory now."""
        return list(self._hosts.values())

    @property
    def broken_count(self) -> int:
        """How many logs are known to be damaged."""
        return len(self._broken)

    def owns(self, name: str) -> bool:
        """Whether the log of this name is of this hub's kind."""
        return self.names.owns(name)

    @abstractmethod
    async def wake(self, name: str, due: int) -> None:
        """Do the work for which a log is due, at a time (milliseconds since 1970) that may lie shortly ahead."""

    @abstractmethod
    def _fold(self, rows: Sequence[Row]) -> _State:
        """The state of a log; called in a thread."""

    @abstractmethod
    def _host_of(self, name: str, state: _State) -> _Host:
        """A host for a log."""

    @abstractmethod
    async def erase(self, name: str, player: str) -> None:
        """Forget a player in a log; does nothing if there is no such log; raises Broken, StoreError and Refusal."""

    async def close(self) -> None:
        """Finish the current work."""

    def end(self, whom: Callable[[Reader], bool], why: str) -> None:
        """Disconnect readers."""
        for host in self._hosts.values():
            for reader in list(host.readers):
                if whom(reader):
                    reader.end(why)

    async def unload_idle(self, before: float) -> None:
        """Unload idle logs that have no readers; ``before``: idle since (monotonic seconds)."""
        for host in [host for host in self._hosts.values() if _is_idle(host, before) and not host.is_awaited]:
            await self.unload_if_idle(host, before)
        for host in self.in_memory:
            host.rest()
            if not host.is_claimed:
                await self._try_to_claim(host)

    async def send_away(self, host: _Host) -> None:
        """Unload a log in use; its readers come back."""
        with apart(host.name):
            await host.save_rest()
            if not host.is_working:
                log.error("no room in memory", extra={"table": short(host.name)})
                self._retire(host, "restart")

    async def unload_if_idle(self, host: _Host, before: float = math.inf) -> None:
        """Unload a log without readers; ``before``: idle since (monotonic seconds)."""
        with apart(host.name):
            await host.save_rest()
            if _is_idle(host, before):
                self._unload(host)

    async def hand_over(self, pause: float) -> None:
        """Give up all logs, one by one, and claim no others; ``pause``: seconds after each.

        The next owner has to read a log whole: with pauses, its readers do not wait until all others are read.
        """
        self.is_leaving = True
        for host in list(self._hosts.values()):
            with apart(host.name):
                await self._give_up(host)
            await asyncio.sleep(pause)

    async def _give_up(self, host: _Host) -> None:
        """Give up a log; waiting commands are not answered here: clients repeat them at the next owner."""
        await host.save_rest()
        async with host.lock:
            if self._hosts.get(host.name) is not host or host.broken:
                return
            host.retire()
            del self._hosts[host.name]
            try:
                await self._ownership.release(host.name)
            finally:
                for reader in list(host.readers):
                    reader.end("moved")

    def lose_all(self) -> None:
        """Unload all logs, since another process may own them now; their readers reconnect."""
        self._losses += 1
        hosts = self.in_memory
        why = "moved" if sum(len(host.readers) for host in hosts) <= _MOST_AT_ONCE else "restart"
        for host in hosts:
            self._retire(host, why)

    async def look(self, name: str, charge: Charge = uncharged) -> _State | None:
        """The state of a log, whichever process owns it; None if there is no such log.

        Raises Broken and StoreError, and what ``charge`` raises.
        """
        try:
            host = await self._find(name, charge)
        except OwnedElsewhere:
            await self._charge(charge, self._store.logs.size, name)
            with self._broken.reading(name):
                return await self._folded(name, self._store.logs.read)
        if host is None:
            return None
        async with host.reading():
            state: _State = host.state
            return state

    async def remove(self, name: str) -> None:
        """Remove a log; its readers learn that it does not exist.  Raises StoreError."""
        async with self._replacing(name):
            await self._store.logs.remove(name)

    async def _find(self, name: str, charge: Charge = uncharged) -> _Host | None:
        """The host of a log, or None if there is no such log.

        Raises Broken and StoreError (OwnedElsewhere too), and what ``charge`` raises, before the log is read.
        """
        if not name.isprintable():
            return None  # strangers choose these names, and a database may fail on them
        if not self._ownership.is_sure:
            raise StoreError("it is not known now which process has this")
        if self.is_leaving and name not in self._hosts:
            raise StoreError("another process is about to have this")
        host = self._hosts.get(name)
        if host is not None and host.broken and not host.retired:
            async with host.lock:
                pass  # the outcome of the write decides whether the host can be used
            if host.broken and not host.retired:
                self._drop(host)
            host = self._hosts.get(name)
        if host is not None and not host.retired:
            return host
        await self._charge(charge, self._ownership.size, name)
        return await self._read_once(name)

    async def _find_to_write(self, name: str) -> _Host | None:
        """The same for work that the server does by itself, which waits while nothing can be written."""
        host = await self._find(name)
        if host is not None and not host.is_claimed:
            raise DiskFull("nothing can be written now")
        return host

    async def _read_once(self, name: str) -> _Host | None:
        """Read a log, once for all who ask for it at the same time."""
        reading = self._reading.get(name)
        if reading is None:
            reading = self._reading[name] = asyncio.create_task(self._read(name))
            reading.add_done_callback(lambda _: self._reading.pop(name))
        return await asyncio.shield(reading)

    async def _read(self, name: str) -> _Host | None:
        async with self._alone(name):
            losses, is_claimed = self._losses, True
            with self._broken.reading(name):
                try:
                    state = await self._folded(name, self._ownership.claim)
                except DiskFull:
                    state, is_claimed = await self._folded(name, self._store.logs.read), False
            if losses != self._losses:
                raise StoreError("the log was lost while it was read")
            found = self._hosts.get(name) or (None if state is None else self._add(name, state, is_claimed=is_claimed))
        if found is not None:
            await self.make_room(found.weight)
        return found

    async def _folded(self, name: str, read: Callable[[str], Awaitable[Sequence[Row]]]) -> _State | None:
        """The state of a log, worked out in a thread; a long one waits for its turn on disk, and is then read again."""
        rows = await read(name)
        if sum(len(row.data) for row in rows) <= _LARGE * LINE_BYTES:
            return await self._fold_apart(rows)
        del rows
        async with self._large:
            return await self._fold_apart(await self._store.logs.read(name))

    async def _charge(self, charge: Charge, size_of: Callable[[str], Awaitable[int]], name: str) -> None:
        """Charge for a log that is not in memory, unless it is being read: of many who ask at once, the first one pays.

        Raises what ``charge`` raises, and StoreError (OwnedElsewhere too), but not Damaged: reading it will.
        """
        if charge is uncharged or name in self._reading:
            return
        with suppress(Damaged):
            size = await size_of(name)
            if name not in self._reading and name not in self._hosts:
                charge(size)

    async def _fold_apart(self, rows: Sequence[Row]) -> _State | None:
        return await asyncio.to_thread(self._fold, rows) if rows else None

    async def _try_to_claim(self, host: _Host) -> None:
        """Let the readers of a log that could only be read come back, unless the disk is still full."""
        try:
            await self._ownership.claim(host.name)
        except DiskFull:
            return
        except StoreError:
            log.debug("not claimed", extra={"table": short(host.name)})
        self._retire(host)

    def _alone(self, name: str) -> asyncio.Lock:
        """The lock of what is in the store under this name."""
        return self._from_store.setdefault(name, asyncio.Lock())

    @asynccontextmanager
    async def _replacing(self, name: str) -> AsyncIterator[None]:
        """Context for rewriting or removing a log: nobody has it in memory or reads it until that is done."""
        async with self._alone(name):
            host = self._hosts.get(name)
            if host is not None:
                host.retire()
                send_back(host.readers, "moved")
            try:
                yield
            finally:
                if host is not None:
                    self._unload(host)

    async def _create(self, name: str, rows: Sequence[Row], index: Index, state: _State) -> None:
        """Write the first rows of a new log.

        With several processes, the next one that is asked for it loads it: a proxy sends everything else there.
        """
        await self._store.logs.create(name, rows, index)
        self._metrics.entries.inc(len(rows))
        if not self._ownership.is_shared:
            await self.make_room(self._add(name, state).weight)

    def _add(self, name: str, state: _State, *, is_claimed: bool = True) -> _Host:
        host = self._hosts[name] = self._host_of(name, state)
        host.due, host.is_claimed = self.due, is_claimed
        if is_claimed:
            self._start_work(host)
        return host

    def _start_work(self, host: _Host) -> None:
        """Begin what the server does by itself on a log."""

    @contextmanager
    def _carrying_out(self, host: _Host) -> Iterator[None]:
        """Context for a command: a host whose write has failed is dropped; raises Refusal and StoreError."""
        try:
            yield
        except (Refusal, StoreError) as error:
            raise self._answer_to(host, error) from None

    def _answer_to(self, host: _Host, error: Refusal | StoreError) -> Refusal | StoreError:
        """The error that a client gets; a host whose write has failed is dropped."""
        if isinstance(error, Refusal):
            self._metrics.refused.inc()
            return error if self._ownership.is_sure else Refusal("again", "this may have changed; try once more")
        if host.broken:
            self._drop(host)
        if isinstance(error, Conflict):
            return Refusal("again", "somebody else was faster; try once more")
        return error

    def _drop(self, host: _Host) -> None:
        """Unload a log whose memory and disk may differ."""
        log.error("log read again", extra={"table": short(host.name)})
        self._retire(host)

    def _retire(self, host: _Host, why: str = "moved") -> None:
        """Unload a log for good; its readers reconnect, at random times within several seconds after a ``restart``."""
        host.retire()
        send_back(host.readers, why)
        self._unload(host)

    def _unload(self, host: _Host) -> None:
        if self._hosts.get(host.name) is host:
            host.retire()
            del self._hosts[host.name]
            self._ownership.release(host.name)


def _is_idle(host: LogHost[Any, Any], before: float) -> bool:
    return not host.is_busy and host.touched < before
