"""All shared pads: found, opened, read from the store when they are needed, and put away when they are not."""

import asyncio

from ...pad.document import Document
from ...pad.faults import PadFault
from ...store import Conflict, Index, Row, Store, StoreError
from ..broken import BrokenLogs, apart
from ..logs import log, short
from ..metrics import Metrics
from ..protocol.pads import Free, PadCommand, PadMade, Take, Write
from ..reader import send_back
from . import decide, lines, state
from .decide import PadRefusal
from .host import UNUSED_MS, PadHost, now_ms
from .names import LOGS, log_of, new_key, watch_key

GRACE_MS = 3_600_000
"""After a start people have so long to come back to a pad that went unused while the server was away."""


class Pads:
    """Gives out hosts, one for each pad."""

    def __init__(self, store: Store, metrics: Metrics, most: int) -> None:
        """``most``: how many entries a pad has room for."""
        self._most = most
        self._store = store
        self._metrics = metrics
        self._hosts: dict[str, PadHost] = {}
        self._broken = BrokenLogs(metrics)
        self._began = now_ms()

    async def open(self, document: Document, person: str) -> PadMade:
        """Put a document on the table; raises PadRefusal."""
        if len(document.entries) > self._most:
            raise PadRefusal("full", f"a shared pad has room for {self._most} entries")
        for number, entry in enumerate(document.entries, start=1):
            decide.check_seen(entry, f"entry {number}")
        key, at = new_key(), now_ms()
        watch = watch_key(key)
        log_lines: list[lines.AnyLine] = [lines.Opened(at, person, document=document.id, game=document.game)]
        log_lines += [lines.Written(at, person, entry=entry.to_json()) for entry in document.entries]
        rows = _rows(log_lines)
        await self._store.create(log_of(watch), rows, Index(wake=at + UNUSED_MS))
        self._metrics.entries.inc(len(rows))
        self._hosts[watch] = self._host_of(watch, await asyncio.to_thread(state.fold, log_lines))
        log.info("pad opened", extra={"table": short(watch), "game": document.game})
        return PadMade(key, watch)

    async def find(self, key: str) -> tuple[PadHost, bool] | None:
        """The host of a link's pad, and whether the link lets one write; None where there is no such pad.

        Raises Broken, and StoreError.
        """
        for watch, writes in ((watch_key(key), True), (key, False)):
            host = await self._host(watch)
            if host is not None:
                return host, writes
        return None

    async def do(self, host: PadHost, command: PadCommand, person: str) -> int:
        """Do what somebody who may write asks, and return its line's number; raises PadRefusal and PadFault."""
        try:
            match command:
                case Write(entries=entries):
                    return await host.write(entries, person)
                case Take(player=player):
                    return await host.take(player, person)
                case Free(player=player):
                    return await host.free(player, person)
        except (PadRefusal, PadFault):
            self._metrics.refused.inc()
            raise
        except Conflict:
            self._drop(host)
            raise PadRefusal("again", "somebody else was quicker; try once more") from None
        except StoreError:
            self._drop(host)
            raise

    async def look_at(self, name: str) -> None:
        """Remove the pad of a log that is due, unless somebody was at it since."""
        watch, now = name.removeprefix(LOGS), now_ms()
        host = self._hosts.get(watch)
        later = self._began + GRACE_MS if host is None else max(host.unused_at, self._began + GRACE_MS)
        if later > now:
            await self._store.wake_at(name, later)
            return
        if host is not None:
            self._drop(host)
        await self._store.remove(name)
        log.info("pad removed", extra={"table": short(watch)})

    async def tidy_up(self, before: float) -> None:
        """Put away the pads at which nobody is, and was touched since."""
        for host in list(self._hosts.values()):
            with apart(host.watch):
                if _is_quiet(host, before):
                    await host.rest()
                if _is_quiet(host, before):
                    self._put_away(host)

    def say_goodbye(self) -> None:
        """Let all readers go."""
        for host in self._hosts.values():
            for reader in list(host.readers):
                reader.end("restart")

    async def _host(self, watch: str) -> PadHost | None:
        host = self._hosts.get(watch)
        if host is not None and host.broken:
            async with host.lock:
                pass  # what it is writing decides whether it can be used
            if host.broken:
                self._drop(host)
        return self._hosts.get(watch) or await self._read(watch)

    async def _read(self, watch: str) -> PadHost | None:
        """The host of a pad that is not in memory."""
        with self._broken.reading(watch):
            rows = await self._store.read(log_of(watch))
            if not rows:
                return None
            pad = await asyncio.to_thread(lambda: state.fold(lines.from_bytes(row.data) for row in rows))
        return self._hosts.setdefault(watch, self._host_of(watch, pad))

    def _host_of(self, watch: str, pad: state.Pad) -> PadHost:
        return PadHost(watch, pad, self._store, self._metrics, self._most)

    def _drop(self, host: PadHost) -> None:
        """Put a pad away whose memory cannot be trusted; its readers reconnect."""
        host.broken = True
        send_back(host.readers)
        self._put_away(host)

    def _put_away(self, host: PadHost) -> None:
        if self._hosts.get(host.watch) is host:
            del self._hosts[host.watch]


def _rows(new: list[lines.AnyLine]) -> list[Row]:
    try:
        return [Row(seq, lines.to_bytes(line)) for seq, line in enumerate(new, start=1)]
    except UnicodeEncodeError:
        raise PadFault("not-text") from None


def _is_quiet(host: PadHost, before: float) -> bool:
    return not host.readers and not host.lock.locked() and host.touched < before
