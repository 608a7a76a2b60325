"""All shared pads: opened, found, written on, and removed when nobody has used them for long."""

import asyncio
from collections.abc import Sequence

from ...pad.document import Document
from ...pad.faults import PadFault
from ...store import Index, Row, Store
from ..eventlog import clock
from ..eventlog.asking import Actor, Refusal
from ..eventlog.hub import LogHub
from ..eventlog.lines import to_bytes
from ..eventlog.names import new_key
from ..ops.logs import log, short
from ..ops.metrics import Metrics
from ..protocol.pads import Free, PadCommand, PadMade, Take, Write
from . import decide, lines, state
from .anonymous import forget, has_others, names
from .decide import UnreadableEntry
from .host import UNUSED_MS, PadHost
from .names import is_pad, log_of, watch_key, watch_of

GRACE_MS = 3_600_000
"""After a start people have this time to come back to a pad that went unused while the server was away."""


class Pads(LogHub[PadHost, state.Pad]):
    """Finds the host of each pad."""

    def __init__(self, store: Store, metrics: Metrics, most: int) -> None:
        """``most``: how many entries a pad has room for."""
        super().__init__(store, metrics)
        self._most = most

    def owns(self, name: str) -> bool:
        """Whether a log is that of a pad."""
        return is_pad(name)

    async def open(self, document: Document, person: str) -> PadMade:
        """Share a document; raises Refusal and PadFault."""
        if len(document.entries) > self._most:
            raise Refusal("full", f"a shared pad has room for {self._most} entries")
        for number, entry in enumerate(document.entries, start=1):
            decide.check_seen(entry, f"entry {number}")
        key, at = new_key(), clock.now_ms()
        watch = watch_key(key)
        new: list[lines.AnyLine] = [lines.Opened(at, person, document=document.id, game=document.game)]
        new += [lines.Written(at, person, entry=entry.to_json()) for entry in document.entries]
        rows, pad = _rows(new), await asyncio.to_thread(state.fold, new)
        await self._create(log_of(watch), rows, Index(wake=at + UNUSED_MS), pad)
        log.info("pad opened", extra={"table": short(watch), "game": document.game})
        return PadMade(key, watch)

    async def find(self, key: str) -> tuple[PadHost, bool] | None:
        """The host of the pad with this key, and whether the key allows writing; None if there is no such pad.

        Raises Broken, and StoreError.
        """
        for watch, writes in ((watch_key(key), True), (key, False)):
            host = await self._find(log_of(watch))
            if host is not None:
                return host, writes
        return None

    async def do(self, host: PadHost, command: PadCommand, person: str) -> int:
        """Carry out the command of a person who may write, and return its line's number.

        Raises Refusal (UnreadableEntry for a damaged entry) and StoreError.
        """
        with self._carrying_out(host):
            match command:
                case Write(entries=entries):
                    try:
                        return await host.write(entries, person)
                    except PadFault as fault:
                        raise UnreadableEntry(fault) from None
                case Take(player=player):
                    return await host.take(player, person)
                case Free(player=player):
                    return await host.free(player, person)

    async def erase(self, name: str, player: str) -> None:
        """Forget a person on a pad, and remove it if nobody else has used it; its phones read it again."""
        host = await self._find(name)
        if host is None:
            return
        async with host.lock:
            rows = await self._store.logs.read(name)
            before = [lines.from_bytes(row.data) for row in rows]
            if any(names(line, player) for line in before):
                self._retire(host)
                if has_others(before, player):
                    after = _rows(forget(before, player))
                    await self._store.logs.rewrite(name, after, Index(wake=before[-1].at + UNUSED_MS))
                else:
                    await self._store.logs.remove(name)

    async def sign_in(self, host: PadHost, actor: Actor) -> None:
        """Give a person what guests have on a pad that they were before they signed in; raises Refusal."""
        with self._carrying_out(host):
            await host.sign_in(actor)

    async def wake(self, name: str, due: int) -> None:
        """Remove a pad that is due, unless somebody has used it since; not before it is due."""
        now, host = clock.now_ms(), self._hosts.get(name)
        if due > now:
            return
        later = self._began + GRACE_MS if host is None else max(host.unused_at, self._began + GRACE_MS)
        if later > now:
            await self._store.logs.wake_at(name, later)
            return
        if host is not None:
            self._retire(host)
        await self._store.logs.remove(name)
        log.info("pad removed", extra={"table": short(name)})

    def _fold(self, rows: Sequence[Row]) -> state.Pad:
        return state.fold(lines.from_bytes(row.data) for row in rows)

    def _host_of(self, name: str, pad: state.Pad) -> PadHost:
        return PadHost(watch_of(name), pad, self._store, self._metrics, self._most)


def _rows(new: Sequence[lines.AnyLine]) -> list[Row]:
    try:
        return [Row(seq, to_bytes(line)) for seq, line in enumerate(new, start=1)]
    except UnicodeEncodeError:
        raise PadFault("not-text") from None
