"""All tables: opened, played at, and removed."""

import time
from collections.abc import Callable, Iterable, Sequence

import msgspec

from ...store import OwnedElsewhere, Row, Store, StoreError
from ..bots.pool import BotPool
from ..cluster.peers import Peers
from ..eventlog import clock
from ..eventlog.asking import Actor, Refusal
from ..eventlog.hub import Charge, uncharged
from ..net.identity import new_id
from ..ops.logs import log, short
from ..ops.metrics import Metrics
from ..ops.settings import Limits
from ..protocol import commands
from ..protocol.actions import AnyAction, Created
from ..protocol.answers import Play
from ..protocol.kinds import TableKind
from ..protocol.messages import TableMade
from .advising import Advisers
from .chat import Chat
from .decide import check_kind
from .driver import Driver
from .fold import apply, begin, fold_rows
from .host import TableHost
from .lists import ListedTables, Names
from .log import Entry, to_bytes
from .rematch import Rematches
from .server_actions import Opening, open_table, seats_of_tournament, seats_to_play, unsealed
from .state import Status, Table
from .summary import index_of


class Tables(ListedTables):
    """Opens tables, and has commands carried out at them."""

    def __init__(
        self,
        store: Store,
        pool: BotPool,
        metrics: Metrics,
        pause: tuple[float, float],
        chat: Chat | None = None,
        peers: Peers | None = None,
    ) -> None:
        """``pause``: the least and the most seconds that a bot takes for a move; ``chat``: limits of players.

        ``peers``: other processes with the same store.
        """
        super().__init__(store, metrics, peers or Peers())
        self._chat = chat or Chat(Limits())
        self.rematches = Rematches(self.find, self._open, self._peers)
        self._advisers = Advisers(pool)
        self.noticed: Callable[[TableHost], None] = lambda _: None
        """Called after every change of a table, and when a reader has left."""
        self._driver = Driver(pool, pause, self._drop, metrics.bot_faults.inc)

    async def close(self) -> None:
        """Stop all bots and clocks."""
        await self._advisers.close()
        await self._driver.close()

    async def open(self, kind: TableKind, actor: Actor) -> TableMade:
        """Open a table for a player, without seating them; raises OptionsError if there can be no such table."""
        check_kind(kind)
        return await self._open(open_table(new_id(), kind), actor.player)

    async def play(self, wanted: Play, actor: Actor) -> TableMade:
        """Open a table, and seat a player and bots; raises OptionsError and Refusal."""
        check_kind(wanted.kind)
        new = open_table(new_id(), wanted.kind)
        return await self._open(new, actor.player, lambda made: seats_to_play(made, wanted, actor))

    async def open_of_tournament(self, opening: Opening) -> None:
        """Open a table that a tournament runs, with everybody seated; raises Conflict if it is there."""
        new = open_table(opening.table, opening.kind, opening.secret, of=opening.of)
        await self._open(new, None, lambda made: seats_of_tournament(made, opening))

    def loaded(self, table: str) -> Table | None:
        """The table, if it is in memory here."""
        host = self._hosts.get(table)
        return None if host is None else host.table

    async def outcome(self, table: str, charge: Charge = uncharged) -> Table | None:
        """The current table, whichever process owns it, or None.

        Raises Broken and StoreError, and what ``charge`` raises.
        """
        return await self.look(table, charge) if self.owns(table) else None

    async def unseal(self, table: str) -> None:
        """All tables with these deals have ended: show the cards of this one; raises Broken, Refusal and StoreError."""
        try:
            host = await self.find(table)
        except OwnedElsewhere as elsewhere:
            await self._peers.post(elsewhere.address, "/nodes/unseal", msgspec.json.encode(Names((table,))))
            return
        if host is not None:
            with self._carrying_out(host):
                await host.act(unsealed)

    async def sign_in(self, host: TableHost, actor: Actor) -> None:
        """Give a player what guests have at a table that they were before they signed in; raises Refusal."""
        with self._carrying_out(host):
            await host.sign_in(actor)

    async def do(self, host: TableHost, command: commands.AnyCommand, actor: Actor, command_id: str) -> int:
        """Carry out a player's command, and return the number of its line; raises Refusal and StoreError."""
        began = time.perf_counter()
        try:
            with self._carrying_out(host):
                if isinstance(command, commands.AskRematch):
                    return await self.rematches.ask(host, actor, command, command_id)
                self._chat.check(host.table, command, actor, command_id)
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

    async def erase(self, name: str, player: str) -> None:
        """Forget a player at a table, and remove the table if nobody else ever sat there; raises Broken, StoreError."""
        host = await self.find(name)
        if host is None:
            return
        with self._carrying_out(host):
            if not await host.erase(player):
                await self.remove(name)

    async def wake(self, name: str, due: int) -> None:
        """Resume bots and clocks, close the table if it is abandoned, and tell of a game that is over."""
        host = await self._find_to_write(name)
        if host is None:
            return
        if host.table.status is Status.OVER:
            seq = host.table.seq
            await self.ended(name)
            if host.table.seq == seq:
                await self._store.logs.wake_at(name, None)
            return
        self._driver.see_to(host)
        try:
            await host.close_if_abandoned()
        except Refusal as refusal:
            log.debug("not closed", extra={"table": short(name), "code": refusal.code})
        except StoreError:
            self._drop(host)
            raise

    def _fold(self, rows: Sequence[Row]) -> Table:
        table = fold_rows(rows)
        table.forget_past()
        return table

    def _host_of(self, name: str, state: Table) -> TableHost:
        return TableHost(state, self._store, self._metrics, self._see_to, self._began, self.noticed)

    def _see_to(self, host: TableHost) -> None:
        self._driver.see_to(host)
        self.noticed(host)

    def _start_work(self, host: TableHost) -> None:
        self._metrics.tables.set(len(self._hosts))
        self._driver.see_to(host)

    def _unload(self, host: TableHost) -> None:
        self._driver.forget(host)
        super()._unload(host)
        self._metrics.tables.set(len(self._hosts))

    async def _open(
        self,
        created: Created,
        by: str | None,
        more: Callable[[Table], Iterable[AnyAction]] = lambda _: (),
    ) -> TableMade:
        """Create a table's log; ``more``: actions after the first, each made when the one before is done."""
        table, at = created.table, clock.now_ms()
        entries = [Entry(1, at, created, by=by)]
        made = begin(entries[0])
        for action in more(made):
            entries.append(Entry(made.seq + 1, at, action, by=by))
            apply(made, entries[-1])
        await self._create(table, [Row(entry.seq, to_bytes(entry)) for entry in entries], index_of(made), made)
        log.info("table opened", extra={"table": short(table), "game": created.kind.game.__struct_config__.tag})
        return TableMade(table, made.commitment)
