"""All tournaments: opened, found, and removed when nobody has used them for long."""

import asyncio
import secrets
from collections.abc import Sequence

from ...store import Index, Row, Store, StoreError
from ...tournament.document import new_document, read_document
from ...tournament.entries import read_entry
from ...tournament.faults import TournamentFault
from ...tournament.limits import MOST_ENTRIES
from ..cluster.peers import Peers
from ..eventlog import clock
from ..eventlog.asking import Actor, Refusal
from ..eventlog.broken import Broken
from ..eventlog.lines import new_key, to_bytes
from ..eventlog.unused import UnusedHub
from ..ops.logs import log, short
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
from . import lines, state
from .anonymous import forget, has_others
from .decide import Points, UnreadableEntry, refusal_of, stamp, table_now
from .drawing import commitment
from .host import UNUSED_MS, TournamentHost
from .names import is_tournament, log_of, watch_key, watch_of
from .pads_of_tables import PadsOfTables
from .table_pads import points_of

_SECRET_BYTES = 32
_MOST_ADDED = 2
"""Entries that are added to an imported tournament."""


class Tournaments(UnusedHub[TournamentHost, state.Tournament]):
    """Finds the host of each tournament."""

    what = "tournament"
    unused_ms = UNUSED_MS

    def __init__(self, store: Store, metrics: Metrics, pads: Pads, peers: Peers | None = None) -> None:
        """``pads``: where the tables of rounds have theirs."""
        super().__init__(store, metrics)
        self._pads = pads
        self.of_tables = PadsOfTables(pads, peers or Peers())
        self._drawing = asyncio.Semaphore(1)

    def owns(self, name: str) -> bool:
        """Whether a log is that of a tournament."""
        return is_tournament(name)

    async def open(self, asked: NewTournament, person: str) -> TournamentMade:
        """Open a tournament, or go on with an exported one; raises Refusal."""
        key, at, secret = new_key(), clock.now_ms(), secrets.token_hex(_SECRET_BYTES)
        try:
            new = await asyncio.to_thread(_first_lines, asked, person, secret, at)
            tournament = await asyncio.to_thread(state.fold, new)
        except TournamentFault as fault:
            raise refusal_of(fault, UnreadableEntry) from None
        await self._create(log_of(watch_key(key)), _rows(new), Index(wake=at + UNUSED_MS), tournament)
        log.info("tournament opened", extra={"table": short(watch_key(key))})
        return TournamentMade(key, watch_key(key))

    async def find(self, key: str) -> tuple[TournamentHost, bool] | None:
        """The host of the tournament with this key, and whether the key is its organisers'; None if there is none.

        Raises Broken and StoreError.
        """
        for watch, organises in ((watch_key(key), True), (key, False)):
            host = await self._find(log_of(watch))
            if host is not None:
                await self.of_tables.open_once(host)
                return host, organises
        return None

    async def do(self, host: TournamentHost, command: TournamentCommand, person: str) -> int:
        """Carry out an organiser's command, and return its line's number; raises Refusal and StoreError."""
        with self._carrying_out(host):
            match command:
                case Write(entries=entries):
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

    async def enter(self, host: TournamentHost, asked: JoinTournament, person: str) -> tuple[int, str]:
        """Let somebody take part; the number of their line, and their id.  Raises Refusal and StoreError."""
        with self._carrying_out(host):
            return await host.enter(asked, person)

    async def do_at_table(self, host: TournamentHost, table: int, command: TableCommand, actor: Actor) -> int:
        """Carry out the command of a phone at a table, and return its line's number; raises Refusal and StoreError."""
        with self._carrying_out(host):
            match command:
                case HandIn(points=None):
                    points = await self._points(host, table, command.round)
                    return await host.hand_in(command, table, points, "pad", actor.player)
                case HandIn(points=points):
                    return await host.hand_in(command, table, points or {}, "table", actor.player)
                case ConfirmResult():
                    return await host.confirm(command, table, actor)
                case Dispute():
                    return await host.dispute(command, table, actor.player)

    async def unload_idle(self, before: float) -> None:
        """Unload idle tournaments, and see how far the pads of the others are; they follow what they have missed."""
        await super().unload_idle(before)
        for host in self.in_memory:
            if host.behind:
                await self.of_tables.follow(host)
            if host.readers:
                host.see(self.of_tables.progress(host.state))

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

    def _forget(self, rows: Sequence[Row], player: str) -> tuple[Sequence[Row], int] | None:
        before = [lines.from_bytes(row.data) for row in rows]
        if not any(line.by == player for line in before):
            return None
        return _rows(forget(before, player) if has_others(before, player) else ()), before[-1].at

    def _host_of(self, name: str, tournament: state.Tournament) -> TournamentHost:
        return TournamentHost(watch_of(name), tournament, self._store, self._metrics, self._drawing)


def _rows(new: Sequence[lines.AnyLine]) -> list[Row]:
    return [Row(seq, to_bytes(line)) for seq, line in enumerate(new, start=1)]


def _first_lines(asked: NewTournament, person: str, secret: str, at: int) -> list[lines.AnyLine]:
    """The lines with which a tournament goes on here; raises TournamentFault.

    They end with its settings, if there are any, and a commitment to its seeds.
    """
    document = new_document() if asked.document is None else read_document(asked.document)
    if len(document.entries) + _MOST_ADDED > MOST_ENTRIES:
        raise TournamentFault("too-many", value=MOST_ENTRIES)
    known = {entry.id for entry in document.entries}
    names = (name for number in range(len(known) + 2) if (name := f"begin-{number}") not in known)
    entries = [*document.entries]
    if asked.settings:
        entries.append(read_entry({"id": next(names), "at": stamp(at), "do": "set", "set": asked.settings}))
    entries.append(commitment(secret, next(names), at))
    first = lines.Opened(at, person, document=document.id, secret=secret)
    return [first, *(lines.Written(at, person, entry=entry.to_json()) for entry in entries)]
