"""All tables: opened, found, listed, and played at again."""

import asyncio
import secrets
import time
from collections.abc import Callable, Iterable, Sequence

from ...store import Found, OwnedElsewhere, Row, Store, StoreError
from ..bots.pool import BotPool
from ..cluster.peers import Peers
from ..eventlog import clock
from ..eventlog.asking import Actor, Refusal
from ..eventlog.broken import Broken, apart
from ..eventlog.hub import LogHub
from ..ops.logs import log, short
from ..ops.metrics import Metrics
from ..ops.settings import Limits
from ..protocol import commands
from ..protocol.actions import AnyAction, BotSeated, Seated
from ..protocol.answers import OwnTable, Play
from ..protocol.kinds import TableKind
from ..protocol.messages import TableMade
from ..protocol.views import TableListing
from .advising import Advisers
from .chat import Chat
from .decide import check_kind
from .driver import Driver
from .elsewhere import Elsewhere, Sitting
from .fold import apply, begin, fold
from .host import TableHost, index_of
from .log import Entry, from_bytes, to_bytes
from .server_actions import open_table, seats_to_play
from .state import Status, Table
from .summary import Summary, summary_of
from .summary import from_bytes as summary_from_bytes

_LISTED = 100


def new_id() -> str:
    """An id that nobody can guess."""
    return secrets.token_urlsafe(16)


def _nothing(_host: TableHost) -> None:
    """Nobody wants to know."""


class Tables(LogHub[TableHost, Table]):
    """Finds the host of each table."""

    def __init__(
        self,
        store: Store,
        pool: BotPool,
        metrics: Metrics,
        pause: tuple[float, float],
        chat: Chat | None = None,
        peers: Peers | None = None,
    ) -> None:
        """``pause``: the least and the most seconds that a bot takes for a move; ``chat``: limits on chat.

        ``peers``: other processes with the same store.
        """
        super().__init__(store, metrics)
        self._elsewhere = Elsewhere(peers or Peers())
        self._chat = chat or Chat(Limits())
        self._rematching = asyncio.Lock()
        self._advisers = Advisers(pool)
        self.noticed: Callable[[TableHost], None] = _nothing
        """Called after every change of a table, and when a reader has left."""
        self._driver = Driver(pool, pause, self._drop, metrics.bot_faults.inc)

    def owns(self, name: str) -> bool:
        """Whether a log is that of a table: the names of all others have a colon."""
        return ":" not in name

    async def close(self) -> None:
        """Stop all bots and clocks."""
        await self._advisers.close()
        await self._driver.close()

    async def open(self, kind: TableKind, actor: Actor) -> TableMade:
        """Open a table for a player, without seating them; raises OptionsError where there can be no such table."""
        check_kind(kind)
        return await self._open(new_id(), kind, actor, None)

    async def play(self, wanted: Play, actor: Actor) -> TableMade:
        """Open a table, and seat a player and bots; raises OptionsError and Refusal."""
        check_kind(wanted.kind)
        return await self._open(new_id(), wanted.kind, actor, None, lambda made: seats_to_play(made, wanted, actor))

    async def find(self, table: str) -> TableHost | None:
        """The table's host; None where there is no such table; raises Broken, and StoreError."""
        return await self._find(table) if self.owns(table) else None

    async def sign_in(self, host: TableHost, actor: Actor) -> None:
        """Give a player what guests have at a table that they were before they signed in; raises Refusal."""
        with self._carrying_out(host):
            await host.sign_in(actor)

    async def both_sit(self, one: str, other: str) -> bool:
        """Whether two players have seats at the same table, before its game or during it."""
        theirs = {found.name for found in await self._store.directory.of_player(other, _LISTED)}
        both = [found for found in await self._store.directory.of_player(one, _LISTED) if found.name in theirs]
        unfinished = (Status.WAITING, Status.PLAYING)
        return any(summary.status in unfinished for _, summary in await self._summaries(both))

    async def do(self, host: TableHost, command: commands.AnyCommand, actor: Actor, command_id: str) -> int:
        """Carry out a player's command, and return the number of its line; raises Refusal and StoreError."""
        began = time.perf_counter()
        try:
            with self._carrying_out(host):
                if isinstance(command, commands.AskRematch):
                    return await self._rematch(host, actor, command_id)
                if isinstance(command, commands.Say | commands.React | commands.ChoosePortrait):
                    self._chat.check(host.table, actor, command_id)
                seq = await host.do(command, actor, command_id, "")
                if isinstance(command, commands.AskHint):
                    self._advisers.advise(host, actor.player)
                return seq
        finally:
            self._metrics.action.observe(time.perf_counter() - began)

    def do_now(
        self,
        host: TableHost,
        command: commands.AnyCommand,
        actor: Actor,
        command_id: str,
        answer: Callable[[int | Refusal | StoreError], None],
    ) -> bool:
        """Carry out a move as ``do`` does, without waiting; returns False if it has to wait, and for other commands.

        ``answer``: called once, with the number of its line or why there is none.
        """
        if not isinstance(command, commands.Move):
            return False
        began = time.perf_counter()

        def done(outcome: int | Refusal | StoreError) -> None:
            self._metrics.action.observe(time.perf_counter() - began)
            answer(outcome if isinstance(outcome, int) else self._answer_to(host, outcome))

        try:
            return host.move_now(command, actor, command_id, done)
        except (Refusal, StoreError) as error:
            done(error)
            return True

    async def listings(self) -> tuple[TableListing, ...]:
        """The open tables, newest first."""
        found = await self._summaries(await self._store.directory.listed(_LISTED))
        return tuple([summary.listing(table) for table, summary in found])

    async def tables_of(self, player: str, *was: str) -> tuple[OwnTable, ...]:
        """The tables at which the player has a seat, newest first; ``was``: guests that became this player."""
        found = await self._summaries(await self._store.directory.of_player(player, _LISTED))
        own = (summary.own(table, player, *was) for table, summary in found)
        return tuple(table for table in own if table is not None)

    async def erase(self, name: str, player: str) -> None:
        """Forget a player at a table, and remove the table if nobody else ever sat there; raises Broken, StoreError."""
        host = await self.find(name)
        if host is None:
            return
        with self._carrying_out(host):
            if not await host.erase(player):
                await self.remove(name)

    async def remove(self, name: str) -> None:
        """Remove a table; its readers are told that there is none."""
        host = self._hosts.get(name)
        if host is not None:
            self._retire(host)
        await self._store.logs.remove(name)

    async def wake(self, name: str, due: int) -> None:
        """Go on with bots and clocks, and close the table if it is abandoned."""
        host = await self.find(name)
        if host is not None:
            self._driver.see_to(host)
            await self._close_if_abandoned(host)

    async def _summaries(self, found: Sequence[Found]) -> list[tuple[str, Summary]]:
        """The tables of a list with their summaries, without damaged ones, and those whose owners do not answer."""
        summaries = []
        elsewhere = await self._elsewhere.summaries(each for each in found if not each.summary)
        for each in found:
            with apart(each.name):
                summary = elsewhere.get(each.name) or await self._summary(each)
                summaries += [] if summary is None else [(each.name, summary)]
        return summaries

    async def shown_to_all(self, table: str, address: str) -> Summary | None:
        """The summary of a table, if a stranger from this address who has its link may see it.

        The bans of a table that another process owns are not known here.  Raises Broken, StoreError.
        """
        try:
            host = await self.find(table)
            summary = None if host is None or host.table.bars(None, 0, address) else summary_of(host.table)
        except OwnedElsewhere as elsewhere:
            found = await self._elsewhere.summaries([Found(table, b"", elsewhere.address)])
            summary = found.get(table)
        is_shown = summary is not None and (summary.kind.spectators or summary.status == Status.WAITING)
        return summary if is_shown else None

    async def own_summaries(self, tables: Iterable[str]) -> dict[str, Summary]:
        """The summaries of tables that this process owns, for another one."""
        return dict(await self._summaries([Found(table, b"") for table in tables]))

    async def sit_again(self, sitting: Sitting) -> bool:
        """Seat a player at the table of a rematch, if their seat is free; returns whether there is such a table.

        Raises Refusal, Broken, and StoreError.
        """
        host = await self.find(sitting.table)
        actor = Actor(sitting.player, sitting.name, sitting.program)
        if host is not None and host.table.seat_of(actor.player) is None and host.table.seats[sitting.seat].free:
            await host.do(commands.Sit(sitting.seat, portrait=sitting.portrait), actor, sitting.command, "")
        return host is not None

    async def _summary(self, found: Found) -> Summary | None:
        """The summary in the store; made from the log where it has none, None if another process has that."""
        if not found.summary and found.owner:
            return None
        if found.summary and found.name not in self._hosts:
            return summary_from_bytes(found.summary)
        host = await self.find(found.name)
        return None if host is None else summary_of(host.table)

    def _fold(self, rows: Sequence[Row]) -> Table:
        table = fold(from_bytes(row.data) for row in rows)
        table.forget_past()
        return table

    def _host_of(self, name: str, state: Table) -> TableHost:
        return TableHost(state, self._store, self._metrics, self._see_to, self._began, self.noticed)

    def _see_to(self, host: TableHost) -> None:
        self._driver.see_to(host)
        self.noticed(host)

    def _add(self, name: str, state: Table) -> TableHost:
        host = super()._add(name, state)
        self._metrics.tables.set(len(self._hosts))
        self._driver.see_to(host)
        return host

    def _unload(self, host: TableHost) -> None:
        self._driver.forget(host)
        super()._unload(host)
        self._metrics.tables.set(len(self._hosts))

    async def _open(
        self,
        table: str,
        kind: TableKind,
        actor: Actor,
        rematch_of: str | None,
        more: Callable[[Table], Iterable[AnyAction]] = lambda _: (),
    ) -> TableMade:
        """Create a table's log; ``more``: actions after the first, each made when the one before is done."""
        created = open_table(table, kind, secrets.token_bytes(32), rematch_of)
        at = clock.now_ms()
        entries = [Entry(1, at, created, by=actor.player)]
        made = begin(entries[0])
        for action in more(made):
            entries.append(Entry(made.seq + 1, at, action, by=actor.player))
            apply(made, entries[-1])
        await self._create(table, [Row(entry.seq, to_bytes(entry)) for entry in entries], index_of(made), made)
        log.info("table opened", extra={"table": short(table), "game": kind.game.__struct_config__.tag})
        return TableMade(table, made.commitment)

    async def _rematch(self, host: TableHost, actor: Actor, command_id: str) -> int:
        """Ask for a rematch: its table exists, and the player is seated, before the request is in the log."""
        async with self._rematching:
            return await self._ask_rematch(host, actor, command_id)

    async def _ask_rematch(self, host: TableHost, actor: Actor, command_id: str) -> int:
        table = host.table
        seat = table.seat_of(actor.player)
        if seat is None or table.status is not Status.OVER or seat in table.rematch_seats:
            return await host.do(commands.AskRematch(), actor, command_id, "")
        if table.seats[seat].is_removed:
            raise Refusal("removed", "the player who opened the table has removed you")
        portrait = table.seats[seat].portrait
        sat = Seated(seat, actor.player, actor.name, actor.program, portrait)
        if table.rematch is None or not await self._sit_at_rematch(
            Sitting(table.rematch, seat, actor.player, actor.name, actor.program, command_id, portrait)
        ):
            bots = [BotSeated(n, s.bot, s.name) for n, s in enumerate(table.seats) if s.player is None and s.bot]
            new = new_id()
            await self._open(new, table.kind, actor, table.id, lambda _: (sat, *bots, *table.bans.values()))
            return await host.do(commands.AskRematch(), actor, command_id, new)
        return await host.do(commands.AskRematch(), actor, command_id, table.rematch)

    async def _sit_at_rematch(self, sitting: Sitting) -> bool:
        """Seat a player at the table of a rematch if their seat is free; returns False if it cannot be used."""
        try:
            return await self.sit_again(sitting)
        except OwnedElsewhere as elsewhere:
            await self._elsewhere.sit(elsewhere.address, sitting)
            return True
        except Broken:
            return False

    async def _close_if_abandoned(self, host: TableHost) -> None:
        try:
            await host.close_if_abandoned()
        except Refusal as refusal:
            log.debug("not closed", extra={"table": short(host.name), "code": refusal.code})
        except StoreError:
            self._drop(host)
            raise
