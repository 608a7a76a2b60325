"""All tables: found, opened, read from the store when they are needed, and put away when they are not."""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence

from ..store import Conflict, Found, Row, Store, StoreError
from .bots.pool import BotPool
from .broken import Broken, BrokenLogs, apart
from .chat import Chat
from .driver import Driver
from .host import Host, index_of, now_ms
from .logs import log, short
from .metrics import Metrics
from .pads.hub import Pads
from .pads.names import is_pad
from .protocol import commands
from .protocol.actions import AnyAction, BotSeated, Seated
from .protocol.answers import OwnTable, Play
from .protocol.kinds import TableKind
from .protocol.messages import TableMade
from .protocol.views import TableListing
from .reader import send_back
from .settings import Limits
from .table.decide import Actor, Refusal, check_kind
from .table.fold import apply, begin, fold
from .table.log import Entry, from_bytes, to_bytes
from .table.server_actions import open_table, seats_to_play
from .table.state import Status, Table
from .table.summary import Summary, summary_of
from .table.summary import from_bytes as summary_from_bytes

_IDLE_SECONDS = 60.0
_ROUNDS_SECONDS = 5.0
_LISTED = 100
_DUE = 500


def new_id() -> str:
    """An id that nobody can guess."""
    return secrets.token_urlsafe(16)


class Hub:
    """Gives out hosts, one for each table."""

    def __init__(
        self,
        store: Store,
        pool: BotPool,
        metrics: Metrics,
        pause: tuple[float, float],
        pads: Pads | None = None,
        chat: Chat | None = None,
    ) -> None:
        """``pads``: the score pads of the same store, looked after on the same rounds; ``chat``: its limits."""
        self._chat = chat or Chat(Limits())
        self._store = store
        self._pads = pads
        self._metrics = metrics
        self._hosts: dict[str, Host] = {}
        self._broken = BrokenLogs(metrics)
        self._reading: dict[str, asyncio.Task[Host | None]] = {}
        self._rematching = asyncio.Lock()
        self._driver = Driver(pool, pause, self._drop, metrics.bot_faults.inc)
        self._rounds: asyncio.Task[None] | None = None
        self._began = now_ms()
        """Before that nobody knows who was connected."""
        self.ending = False

    async def start(self) -> None:
        """Go on with whatever waits for the server, and keep looking after it; what is broken waits."""
        with apart():
            await self._wake(now_ms() + 2 * int(_IDLE_SECONDS * 1000))
        self._rounds = asyncio.create_task(self._make_rounds())

    async def close(self) -> None:
        """Stop, after what was begun is done."""
        self.say_goodbye()
        if self._rounds is not None:
            self._rounds.cancel()
            await asyncio.gather(self._rounds, return_exceptions=True)
        await self._driver.close()

    def say_goodbye(self) -> None:
        """Let all readers go."""
        self.ending = True
        for host in self._hosts.values():
            for reader in list(host.readers):
                reader.end("restart")
        if self._pads is not None:
            self._pads.say_goodbye()

    async def open(self, kind: TableKind, actor: Actor) -> TableMade:
        """Open a table for a player, who is not seated by it; raises OptionsError where there can be no such table."""
        check_kind(kind)
        return await self._create(new_id(), kind, actor, None)

    async def play(self, wanted: Play, actor: Actor) -> TableMade:
        """Open a table, and seat a player and bots; raises OptionsError and Refusal."""
        check_kind(wanted.kind)
        return await self._create(new_id(), wanted.kind, actor, None, lambda made: seats_to_play(made, wanted, actor))

    async def find(self, table: str) -> Host | None:
        """The table's host; None where there is no such table; raises Broken, and StoreError."""
        if is_pad(table):
            return None
        host = self._hosts.get(table)
        if host is not None and host.broken:
            async with host.lock:
                pass  # what it is writing decides whether it can be used
            if host.broken:
                self._drop(host)
        return self._hosts.get(table) or await self._read_once(table)

    async def do(self, host: Host, command: commands.AnyCommand, actor: Actor, command_id: str) -> int:
        """Carry out a player's command; raises Refusal."""
        began = time.perf_counter()
        try:
            if isinstance(command, commands.AskRematch):
                return await self._rematch(host, actor, command_id)
            if isinstance(command, commands.Say):
                self._chat.check(host.table, actor, command_id)
            return await host.do(command, actor, command_id, "")
        except Refusal:
            self._metrics.refused.inc()
            raise
        except Conflict:
            self._drop(host)
            raise Refusal("again", "somebody else was quicker; try once more") from None
        except StoreError:
            self._drop(host)
            raise
        finally:
            self._metrics.action.observe(time.perf_counter() - began)

    async def listings(self) -> tuple[TableListing, ...]:
        """The open tables, newest first."""
        return tuple([summary.listing(table) for table, summary in await self._in_short(self._store.listed(_LISTED))])

    async def tables_of(self, player: str) -> tuple[OwnTable, ...]:
        """The tables at which the player has a seat, newest first."""
        found = await self._in_short(self._store.tables_of(player, _LISTED))
        own = (summary.own(table, player) for table, summary in found)
        return tuple(table for table in own if table is not None)

    async def _in_short(self, found: Awaitable[list[Found]]) -> list[tuple[str, Summary]]:
        """The tables of a list, without those that are broken."""
        in_short = []
        for each in await found:
            with apart(each.table):
                summary = await self._summary(each)
                in_short += [] if summary is None else [(each.table, summary)]
        return in_short

    async def _summary(self, found: Found) -> Summary | None:
        """The table in short; read from its log where the store has been filled by an older foretell."""
        if found.summary:
            return summary_from_bytes(found.summary)
        host = await self.find(found.table)
        return None if host is None else summary_of(host.table)

    async def _read_once(self, table: str) -> Host | None:
        """Read a table, once for all who ask for it in the meantime."""
        reading = self._reading.get(table)
        if reading is None:
            reading = self._reading[table] = asyncio.create_task(self._read(table))
            reading.add_done_callback(lambda _: self._reading.pop(table))
        return await asyncio.shield(reading)

    async def _read(self, table: str) -> Host | None:
        """The host of a table that is not in memory."""
        with self._broken.reading(table):
            rows = await self._store.read(table)
            read = await asyncio.to_thread(_fold, rows) if rows else None
        return self._hosts.get(table) or (None if read is None else self._add(read))

    def _add(self, table: Table) -> Host:
        host = Host(table, self._store, self._metrics, self._driver.see_to, self._began)
        self._hosts[table.id] = host
        self._metrics.tables.set(len(self._hosts))
        self._driver.see_to(host)
        return host

    def _drop(self, host: Host) -> None:
        """Put a table away whose memory cannot be trusted; its readers reconnect."""
        host.broken = True
        log.error("table read again", extra={"table": short(host.table.id)})
        send_back(host.readers)
        self._put_away(host)

    def _put_away(self, host: Host) -> None:
        self._driver.forget(host)
        if self._hosts.get(host.table.id) is host:
            del self._hosts[host.table.id]
        self._metrics.tables.set(len(self._hosts))

    async def _create(
        self,
        table: str,
        kind: TableKind,
        actor: Actor,
        rematch_of: str | None,
        more: Callable[[Table], Iterable[AnyAction]] = lambda _: (),
    ) -> TableMade:
        """Write the beginning of a table's log."""
        created = open_table(table, kind, secrets.token_bytes(32), rematch_of)
        at = now_ms()
        entries = [Entry(1, at, created, by=actor.player)]
        made = begin(entries[0])
        for action in more(made):
            entries.append(Entry(made.seq + 1, at, action, by=actor.player))
            apply(made, entries[-1])
        await self._store.create(table, [Row(entry.seq, to_bytes(entry)) for entry in entries], index_of(made))
        self._metrics.entries.inc(len(entries))
        self._add(made)
        log.info("table opened", extra={"table": short(table), "game": kind.game.__struct_config__.tag})
        return TableMade(table, made.commitment)

    async def _rematch(self, host: Host, actor: Actor, command_id: str) -> int:
        """Ask for another game: the table for it is there, and the player seated, before the wish is in the log."""
        async with self._rematching:
            return await self._ask_rematch(host, actor, command_id)

    async def _ask_rematch(self, host: Host, actor: Actor, command_id: str) -> int:
        table = host.table
        seat = table.seat_of(actor.player)
        if seat is None or table.status is not Status.OVER or seat in table.rematch_seats:
            return await host.do(commands.AskRematch(), actor, command_id, "")
        sat = Seated(seat, actor.player, actor.name, actor.program)
        other = await self._rematch_of(table)
        if other is None:
            bots = [BotSeated(n, s.bot, s.name) for n, s in enumerate(table.seats) if s.player is None and s.bot]
            new = new_id()
            await self._create(new, table.kind, actor, table.id, lambda _: (sat, *bots))
            return await host.do(commands.AskRematch(), actor, command_id, new)
        if other.table.seat_of(actor.player) is None and other.table.seats[seat].free:
            await other.do(commands.Sit(seat), actor, command_id, "")
        return await host.do(commands.AskRematch(), actor, command_id, other.table.id)

    async def _rematch_of(self, table: Table) -> Host | None:
        """The table of the rematch, if there is one at which a game can be played."""
        try:
            return None if table.rematch is None else await self.find(table.rematch)
        except Broken:
            return None

    async def _make_rounds(self) -> None:
        """Every few seconds: wake whom the clock wakes, put away whom nobody needs."""
        while True:
            await asyncio.sleep(_ROUNDS_SECONDS)
            with apart():
                await self._wake(now_ms())
            with apart():
                await self._tidy_up(time.monotonic() - _IDLE_SECONDS)

    async def _wake(self, before: int) -> None:
        """Look at all tables and pads that are due; the broken ones stay due, and take no other's place."""
        for name, wake in await self._store.due(before, _DUE + len(self._broken)):
            with apart(name):
                await (self._look_at_pad(name, wake) if is_pad(name) else self._look_at(name))

    async def _look_at(self, table: str) -> None:
        host = await self.find(table)
        if host is not None:
            self._driver.see_to(host)
            await self._close_if_abandoned(host)

    async def _look_at_pad(self, log_name: str, wake: int) -> None:
        if self._pads is not None and wake <= now_ms():
            await self._pads.look_at(log_name)

    async def _close_if_abandoned(self, host: Host) -> None:
        try:
            await host.close_if_abandoned()
        except Refusal as refusal:
            log.debug("not closed", extra={"table": short(host.table.id), "code": refusal.code})
        except StoreError:
            self._drop(host)
            raise

    async def _tidy_up(self, before: float) -> None:
        """A table can be put away when nobody reads, nobody thinks, and nobody is asking."""
        for host in list(self._hosts.values()):
            with apart(host.table.id):
                if _is_quiet(host, before):
                    await host.rest()
                if _is_quiet(host, before):
                    self._put_away(host)
        if self._pads is not None:
            await self._pads.tidy_up(before)


def _fold(rows: Sequence[Row]) -> Table:
    """The table of a log."""
    return fold(from_bytes(row.data) for row in rows)


def _is_quiet(host: Host, before: float) -> bool:
    busy = host.readers or host.lock.locked() or host.table.waits_for_bot
    return not busy and host.touched < before
