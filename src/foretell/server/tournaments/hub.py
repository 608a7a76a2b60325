"""All tournaments: opened, found, and removed when nobody has used them for long."""

import asyncio
from collections.abc import Sequence
from contextlib import nullcontext, suppress
from functools import partial
from weakref import WeakSet

import msgspec

from ...store import Index, OwnedElsewhere, Row, Store, StoreError
from ...tournament.draw import new_secret
from ..cluster.peers import Peers
from ..eventlog import clock
from ..eventlog.asking import Actor, Refusal
from ..eventlog.broken import Broken, apart
from ..eventlog.entries import UnreadableEntry, forget, has_others, refused
from ..eventlog.hub import Charge, uncharged
from ..eventlog.lines import new_key, rows_of
from ..eventlog.unused import UnusedHub
from ..ops.background import Background
from ..ops.metrics import Metrics
from ..pads.hub import Pads
from ..protocol.pads import Write
from ..protocol.tournaments import (
    CloseRound,
    ConfirmResult,
    Dispute,
    DrawRound,
    HandIn,
    JoinTournament,
    NewTournament,
    TableCommand,
    TournamentCommand,
    TournamentMade,
)
from ..table.host import TableHost
from ..table.hub import Tables
from ..table.state import Status
from . import lines, state
from .by_itself import LOOK_MS, wakes_at
from .decide import Points, confirmed, disputed, handed_in, table_now
from .drawing import first_lines
from .host import TournamentHost
from .lines import TOURNAMENTS, log_of, watch_of
from .pads_of_tables import PadsOfTables
from .running import Runner
from .shown import UNUSED_MS
from .table_pads import points_of

_NO_NAME = "…"
_encode = msgspec.json.Encoder().encode


class Ended(msgspec.Struct, frozen=True):
    """The game at a table of a tournament is over."""

    watch: str
    """The tournament's key for everybody."""
    table: str


class Tournaments(UnusedHub[TournamentHost, state.Tournament]):
    """Finds the host of each tournament."""

    what = "tournament"
    is_slow = True
    unused_ms = UNUSED_MS
    names = TOURNAMENTS

    def __init__(self, store: Store, metrics: Metrics, pads: Pads, tables: Tables, peers: Peers | None = None) -> None:
        """``pads``: where the tables of rounds have theirs; ``tables``: at which rounds are played online.

        ``peers``: other processes with the same store.
        """
        super().__init__(store, metrics)
        self._pads, self._peers = pads, peers or Peers()
        self.runner = Runner(tables, self._run)
        self._seen: WeakSet[TableHost] = WeakSet()
        """Tables whose games are over."""
        self._telling = Background()
        self.of_tables = PadsOfTables(pads, self._peers)
        self._drawing = asyncio.Semaphore(1)

    async def open(self, asked: NewTournament, person: str) -> TournamentMade:
        """Open a tournament, or continue an exported one; raises Refusal."""
        key, at, secret = new_key(), clock.now_ms(), new_secret().hex()
        with refused(UnreadableEntry):
            new = await asyncio.to_thread(first_lines, asked, person, secret, at)
            tournament = await asyncio.to_thread(state.fold, new)
        return TournamentMade(key, await self._begin(key, rows_of(new), at, tournament))

    async def find(self, key: str, charge: Charge = uncharged) -> tuple[TournamentHost, bool] | None:
        """The host of the tournament with this key, and whether the key is its organisers'; None if there is none.

        Its pads are prepared.  Raises Broken and StoreError, and what ``charge`` raises.
        """
        found = await super().find(key, charge)
        if found is not None:
            await self.of_tables.open_once(found[0])
        return found

    def see(self, host: TableHost) -> None:
        """A table of a tournament has changed: see to the tournament, once, when the game is over."""
        of = host.table.of
        if of is not None and host.table.status is Status.OVER and host not in self._seen:
            self._seen.add(host)
            self._telling.begin(self.is_over(Ended(of.tournament, host.name)))

    async def is_over(self, ended: Ended) -> None:
        """See to the end of a game, whichever process has its tournament."""
        name = log_of(ended.watch)
        with apart(name):
            try:
                host = await self._find_to_write(name)
            except OwnedElsewhere as elsewhere:
                await self._peers.post(elsewhere.address, "/nodes/tournament", _encode(ended))
                return
            if host is not None:
                host.ended.add(ended.table)
                self.runner.begin(host)

    async def do(self, host: TournamentHost, command: TournamentCommand, person: str) -> int:
        """Carry out an organiser's command, and return its line's number; raises Refusal and StoreError."""
        with self._carrying_out(host):
            seq = await self._done(host, command, person)
            self.runner.begin(host)
            return seq

    async def _done(self, host: TournamentHost, command: TournamentCommand, person: str) -> int:
        match command:
            case Write(entries=entries):
                undoes = any(entry.get("do") == "undo" for entry in entries)
                async with host.running if undoes else nullcontext():  # not while tables are opened
                    seq, new = await host.write(entries, person)
                if any(entry.do in ("move", "swap", "undo") for entry in new):
                    await self.of_tables.follow(host)
                return seq
            case DrawRound():
                seq = await host.draw(command, person)
                await self.of_tables.open_once(host)
                return seq
            case CloseRound():
                return await host.close(command, person)

    async def enter(self, host: TournamentHost, asked: JoinTournament, actor: Actor) -> tuple[int, str]:
        """Let somebody take part; the number of their line, and their id.  Raises Refusal and StoreError."""
        with self._carrying_out(host):
            return await host.enter(asked, actor)

    async def do_at_table(self, host: TournamentHost, table: int, command: TableCommand, actor: Actor) -> int:
        """Carry out the command of a phone at a table, and return its line's number; raises Refusal and StoreError."""
        with self._carrying_out(host):
            once = partial(host.at_table, command.id, table, actor.player)
            match command:
                case HandIn(points=None):
                    points = await self._points(host, table, command.round)
                    return await once(partial(handed_in, number=command.round, points=points, source="pad"))
                case HandIn(points=points):
                    return await once(partial(handed_in, number=command.round, points=points or {}, source="table"))
                case ConfirmResult(result=result):
                    return await once(partial(confirmed, result=result, ids=(actor.player, *actor.was)))
                case Dispute():
                    return await once(partial(disputed, number=command.round, text=command.text))

    async def unload_idle(self, before: float) -> None:
        """Unload idle tournaments, and see how far the pads of the others are; they follow what they have missed."""
        await super().unload_idle(before)
        for host in self.in_memory:
            if host.behind:
                await self.of_tables.follow(host)
            if host.readers:
                host.see(self.of_tables.progress(host.state) | self.runner.progress(host))

    async def wake(self, name: str, due: int) -> None:
        """Tell of rounds that are over, and do what is due at the server's tables; remove what is due and unused."""
        if due <= clock.now_ms():
            await self.ended(name)
        host = await self._find_to_write(name)
        if host is not None and host.is_online:
            await self._run(host)
            now = clock.now_ms()
            again = wakes_at(host.state, now)
            is_tried = host.refused != host.state.seq and host.unused_at > now
            if again is not None and is_tried:  # what is due, and has failed, is tried again
                await self._store.logs.wake_at(name, again if again > now else now + LOOK_MS)
                return
        await super().wake(name, due)

    async def close(self) -> None:
        """Stop what is done in the background."""
        await self._telling.close()
        await self.runner.close()

    async def _run(self, host: TournamentHost) -> None:
        """Do what is due in a tournament; what is refused now is done later."""
        with apart(host.name), suppress(Refusal), self._carrying_out(host):
            await self.runner.run(host)

    def _start_work(self, host: TournamentHost) -> None:
        self.runner.begin(host)

    async def _points(self, host: TournamentHost, table: int, number: int) -> Points:
        """What the table's pad says; raises Refusal."""
        row, found = table_now(host.state, table, number)
        try:
            document = await self._pads.document(self.of_tables.watch(host.state, row, table))
        except (Broken, StoreError):
            document = None
        if document is None:
            raise Refusal("no-pad", "the table's pad cannot be read; type the points")
        return await asyncio.to_thread(points_of, document, found.seats)

    def _fold(self, rows: Sequence[Row]) -> state.Tournament:
        return state.fold(lines.from_bytes(row.data) for row in rows)

    def _forget(self, rows: Sequence[Row], player: str) -> Sequence[Row] | None:
        before = [lines.from_bytes(row.data) for row in rows]
        if not any(line.by == player for line in before):
            return None
        return rows_of(forget(before, player, _NO_NAME) if has_others(before, player) else ())

    def _index(self, host: TournamentHost) -> Index:
        return host.index(host.state.last_at)

    def _host_of(self, name: str, tournament: state.Tournament) -> TournamentHost:
        return TournamentHost(watch_of(name), tournament, self._store, self._metrics, self._drawing)
