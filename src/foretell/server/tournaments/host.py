"""A tournament in memory: the commands of organisers and tables, and messages to readers."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from typing import Any
from weakref import proxy

import msgspec

from ...store import Index, Store
from ...tournament.entries import Entry
from ..eventlog import clock
from ..eventlog.asking import Actor
from ..eventlog.host import LogHost
from ..net.limits import READ_FOR_ONE_SENT
from ..net.reader import Reader
from ..ops.metrics import Metrics
from ..protocol.pads import EntryJson, Write
from ..protocol.tournament_views import TournamentTable, TournamentView
from ..protocol.tournaments import (
    CloseRound,
    ConfirmResult,
    Dispute,
    DrawRound,
    HandIn,
    JoinTournament,
    TournamentCommand,
)
from . import decide, lines, state
from .drawing import closing, drawn
from .names import entry_id, log_of
from .publishing import Publisher
from .view import Views, codes_of, entries_after, for_table

UNUSED_MS = 400 * 86_400_000
"""A tournament without readers and without new lines is removed after this time."""
_DRAW_COST = 10
"""What a draw counts for each person."""


class TournamentHost(LogHost[state.Tournament, lines.AnyLine]):
    """Carries out commands at one tournament."""

    what = "tournament"
    unused_ms = UNUSED_MS

    def __init__(
        self, watch: str, tournament: state.Tournament, store: Store, metrics: Metrics, drawing: asyncio.Semaphore
    ) -> None:
        """``watch``: the key for everybody, which names the log; ``drawing``: for one draw at a time."""
        super().__init__(log_of(watch), tournament, store, metrics)
        self.watch = watch
        self.organisers: set[Reader] = set()
        """The readers with the organisers' key; each is added before it joins."""
        self.padded = ""
        """The seed of the last round whose tables have pads."""
        self.behind = False
        """Whether a pad of that round could not be reached."""
        self._drawing = drawing
        self._views = Views(watch)
        self._progress: dict[tuple[int, int], int] = {}
        self._seen: dict[bool, TournamentView] = {}
        """The views of organisers and of others, until something changes."""
        here = proxy(self)  # without a cycle, so that a tournament is freed as soon as it is unloaded
        self._publishers = {organiser: Publisher(_Readers(here, organiser=organiser)) for organiser in (True, False)}

    # Commands of organisers

    async def write(self, given: Sequence[Mapping[str, Any]], author: str) -> tuple[int, list[Entry]]:
        """Write an organiser's entries; the number of the last one's line, and the new ones.  Raises Refusal."""
        async with self._writing():
            asked = decide.read(given, clock.now_ms())
            new = decide.written(self.state, asked)
            await self._add([_line(entry, author) for entry in new])
            return self.state.numbers[asked[-1][0].id], new

    async def draw(self, asked: DrawRound, author: str) -> int:
        """Draw a round, and return its line's number; raises Refusal."""

        async def make(name: str) -> list[Entry]:
            async with self._drawing:
                return await asyncio.to_thread(drawn, self.state, asked, name, clock.now_ms())

        return await self._once(asked.id, author, make)

    async def close(self, asked: CloseRound, author: str) -> int:
        """End a round, with a lot where that decides, and return its line's number; raises Refusal."""

        async def make(name: str) -> list[Entry]:
            return closing(self.state, asked, name, clock.now_ms())

        return await self._once(asked.id, author, make)

    # Commands of people

    async def enter(self, asked: JoinTournament, person: str) -> tuple[int, str]:
        """Let somebody take part; the number of their line, and their id.  Raises Refusal."""
        name = entry_id(person, asked.id)
        async with self._writing():
            if name not in self.state.numbers:
                entry = decide.entering(self.state, name, asked.name, clock.now_ms())
                await self._add([lines.Joined(clock.now_ms(), person, entry=entry.to_json())])
            return self.state.numbers[name], name

    async def hand_in(self, asked: HandIn, table: int, points: decide.Points, source: str, person: str) -> int:
        """Write a table's result, and return its line's number; raises Refusal."""

        async def make(name: str) -> list[Entry]:
            return [decide.handed_in(self.state, asked.round, table, points, source, name, clock.now_ms())]

        return await self._once(asked.id, person, make)

    async def confirm(self, asked: ConfirmResult, table: int, actor: Actor) -> int:
        """Confirm a table's result, and return the line's number; raises Refusal."""

        async def make(name: str) -> list[Entry]:
            ids = (actor.player, *actor.was)
            return [decide.confirmed(self.state, asked.result, table, ids, name, clock.now_ms())]

        return await self._once(asked.id, actor.player, make)

    async def dispute(self, asked: Dispute, table: int, person: str) -> int:
        """Note that a result is not right, and return the line's number; raises Refusal."""

        async def make(name: str) -> list[Entry]:
            return [decide.disputed(self.state, asked.round, table, asked.text, name, clock.now_ms())]

        return await self._once(asked.id, person, make)

    # What readers see

    def leave(self, reader: Reader) -> None:
        """Send the reader nothing more."""
        self.organisers.discard(reader)
        super().leave(reader)

    def lines_to_send(self, _after: int | None = None) -> int:
        """What the whole tournament counts, as a number of lines."""
        return 1 + len(self.state.state.entries) // READ_FOR_ONE_SENT

    def view(self, *, organiser: bool) -> TournamentView:
        """The tournament, worked out once after each change; for callers that hold the lock."""
        now = clock.now_ms()
        found = self._seen.get(organiser)
        if found is None:
            found = self._seen[organiser] = self._views.of(self.state, self._progress, now, organiser=organiser)
        return found if found.now == now else msgspec.structs.replace(found, now=now)

    def for_table(self, table: int, ids: Collection[str]) -> TournamentTable:
        """What a phone at a table sees; for callers that hold the lock.  ``ids``: of the player who asks."""
        return for_table(self.state, table, ids, self._progress, clock.now_ms())

    def table_of(self, code: str) -> int | None:
        """The table with this code."""
        codes = codes_of(self.state)
        return codes.index(code) + 1 if code in codes else None

    def see(self, progress: Mapping[tuple[int, int], int]) -> None:
        """Note the game's round of each table's pad."""
        if progress != self._progress:
            self._progress = dict(progress)
            self._seen.clear()
            self._changed()

    def _catch_up(self, reader: Reader, _after: int | None) -> None:
        self._publishers[reader in self.organisers].welcome(reader)

    def _fold(self, new: Sequence[lines.AnyLine]) -> Index:
        state.apply(self.state, new)
        self._seen.clear()
        return Index(wake=self.state.last_at + UNUSED_MS)

    async def _once(self, command: str, author: str, make: Callable[[str], Awaitable[list[Entry]]]) -> int:
        """Carry out a command unless that was done before; the number of the line of its last entry.

        ``make``: makes the entries, of which the last has the name that it gets.
        """
        name = entry_id(author, command)
        async with self._writing():
            if name not in self.state.numbers:
                await self._add([_line(entry, author) for entry in await make(name)])
            return self.state.numbers[name]

    async def _add(self, new: Sequence[lines.AnyLine]) -> None:
        if new:
            await self._append(new)
            self._changed()

    def _changed(self) -> None:
        for publisher in self._publishers.values():
            publisher.changed()


def cost_of(tournament: state.Tournament, command: TournamentCommand) -> int:
    """What a command that takes long counts, as a number of lines; 0 for all others."""
    if isinstance(command, DrawRound):
        return _DRAW_COST * len(tournament.state.people)
    if isinstance(command, Write) and any(entry.get("do") == "undo" for entry in command.entries):
        return 1 + len(tournament.state.entries) // READ_FOR_ONE_SENT
    return 0


def _line(entry: Entry, author: str) -> lines.Written:
    return lines.Written(clock.now_ms(), author, entry=entry.to_json())


class _Readers:
    """The readers of one kind, and what they see."""

    def __init__(self, host: TournamentHost, *, organiser: bool) -> None:
        self._host, self._organiser = host, organiser

    @property
    def readers(self) -> Collection[Reader]:
        """Those who are connected."""
        host = self._host
        return host.readers & host.organisers if self._organiser else host.readers - host.organisers

    @property
    def is_settled(self) -> bool:
        """Whether everything in memory is on disk."""
        return not self._host.broken

    def view(self) -> TournamentView:
        """The tournament now."""
        return self._host.view(organiser=self._organiser)

    def log_after(self, seq: int) -> Sequence[EntryJson]:
        """The entries after a line that they see."""
        return entries_after(self._host.state, seq) if self._organiser else ()
