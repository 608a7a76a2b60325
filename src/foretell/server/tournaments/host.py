"""A tournament in memory: the commands of organisers and tables, and messages to readers."""

import asyncio
import math
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

from ...store import Index, Store
from ...tournament.document import Entry
from ...tournament.state import State
from ..eventlog import clock
from ..eventlog.asking import Actor
from ..eventlog.entries import Written, entry_id
from ..net.limits import READ_FOR_ONE_SENT
from ..ops.metrics import Metrics
from ..protocol.pads import Write
from ..protocol.tournaments import CloseRound, DrawRound, JoinTournament, TournamentCommand
from . import by_itself, decide, lines, state
from .drawing import closing, deals_commitment, drawn
from .shown import UNUSED_MS, ShownTournament

_OF_THE_ORDER = ("set", "person", "leave", "penalty", "draw", "close", "lot")
_MAY_END = ("close", "end", "undo")
"""What may end a round or the tournament, or begin them again."""
_DRAW_COST = 10
"""What a draw counts for each person."""


class TournamentHost(ShownTournament):
    """Carries out commands at one tournament."""

    def __init__(
        self, watch: str, tournament: state.Tournament, store: Store, metrics: Metrics, drawing: asyncio.Semaphore
    ) -> None:
        """``watch``: the key for everybody, which names the log; ``drawing``: for one draw at a time."""
        super().__init__(watch, tournament, store, metrics)
        self._drawing = drawing
        self.behind = False
        """Whether a pad of the newest round could not be reached."""
        self.shown = ""
        """The seed of the last round at the server's tables whose cards all may see there."""
        self.ended: set[str] = set()
        """Tables of the server whose games have been reported as over."""
        self.looked = -math.inf
        """When the server's tables were last looked at that are not in memory (monotonic seconds)."""
        self.refused = 0
        """The last line when what is due was refused: it is not tried again before there is another one."""
        self.running = asyncio.Lock()
        """Held while the server does what is due by itself."""

    # Commands of organisers

    async def write(self, given: Sequence[Mapping[str, Any]], author: str) -> tuple[int, list[Entry]]:
        """Write an organiser's entries; the number of the last one's line, and the new ones.  Raises Refusal."""
        async with self._writing():
            asked = decide.read(given, clock.now_ms())
            if len(asked) > 1:  # each is tried on a copy
                new = await asyncio.to_thread(decide.written, self.state, asked)
            else:
                new = decide.written(self.state, asked)
            await self._add([_line(entry, author) for entry in new])
            await self._add(self._deals())
            return self.state.numbers[asked[-1][0].id], new

    async def draw(self, asked: DrawRound, author: str) -> int:
        """Draw a round, and return its line's number; raises Refusal."""

        async def make(name: str) -> list[Entry]:
            async with self._drawing:
                return await asyncio.to_thread(drawn, self.state, asked, name, clock.now_ms())

        return await self._once(asked.id, author, make)

    async def close(self, asked: CloseRound, author: str) -> int:
        """End a round, with a lot if one decides, and return its line's number; raises Refusal."""
        return await self._once(
            asked.id, author, lambda name: asyncio.to_thread(closing, self.state, asked, name, clock.now_ms())
        )

    async def note(self, make: Callable[[state.Tournament, int], Sequence[Entry]]) -> bool:
        """Write what the server has to say by itself, made for the time that it gets; whether that was anything.

        Raises Refusal and StoreError.
        """
        async with self._writing():
            new = make(self.state, clock.now_ms())
            await self._add([_line(entry, by_itself.SERVER) for entry in new])
            return bool(new)

    def _deals(self) -> list[lines.AnyLine]:
        """The commitment to the deals at the server's tables, as soon as the settings say that there are any."""
        tournament, now = self.state, clock.now_ms()
        if not tournament.state.settings.online:
            return []
        name = entry_id(by_itself.SERVER, f"deals {tournament.seq}")
        found = deals_commitment(tournament.secret, tournament.state, name, now)
        return [_line(entry, by_itself.SERVER) for entry in found]

    # Commands of people

    async def enter(self, asked: JoinTournament, actor: Actor) -> tuple[int, str]:
        """Let somebody take part; the number of their line, and their id.  Raises Refusal."""
        ids = actor.player, *actor.was

        def make(name: str) -> Entry:
            return decide.entering(self.state, name, asked.name, ids, clock.now_ms())

        return await self._entered(asked.id, actor.player, make)

    async def at_table(self, command: str, table: int, author: str, make: Callable[..., Entry]) -> int:
        """Carry out a command of a table once, and return its line's number; raises Refusal.

        ``make``: one of ``handed_in``, ``confirmed`` and ``disputed``, with what the command says.
        """

        async def made(name: str) -> list[Entry]:
            return [make(self.state, table, name, clock.now_ms())]

        return await self._once(command, author, made)

    @property
    def is_online(self) -> bool:
        """Whether there may be something that the server does by itself."""
        tournament = self.state.state
        return tournament.settings.online or (tournament.round is not None and tournament.round.online)

    @property
    def weight(self) -> int:
        """How much it holds in memory, counted in lines."""
        return self.state.weight

    @property
    def is_working(self) -> bool:
        """Whether something is being done."""
        return super().is_working or self.running.locked()

    @property
    def is_awaited(self) -> bool:
        """Whether its round is played at the server's tables."""
        return self.refused != self.state.seq and by_itself.is_awaited(self.state)

    @property
    def expires(self) -> bool:
        """Whether the store knows when the tournament is unused; not while it wakes it for what is due."""
        return self.refused == self.state.seq or by_itself.wakes_at(self.state, 0) is None

    def _is_slow(self, entry: Mapping[str, Any]) -> bool:
        return _is_slow(self.state.state, entry)

    def _folded_again(self, new: Sequence[lines.AnyLine]) -> State:
        return state.folded_again(self.state, new)

    def _fold(self, new: Sequence[lines.AnyLine]) -> Index:
        state.apply(self.state, new, self._again)
        self._seen.clear()
        at = self.state.last_at
        if any(isinstance(line, Written) and line.entry["do"] in _MAY_END for line in new):
            return Index(wake=at)
        return self.index(at)

    def index(self, at: int) -> Index:
        """The index after a line that was written at a time (milliseconds since 1970)."""
        row, wake = self.state.state.round, by_itself.wakes_at(self.state, at)
        if row is not None and row.online:  # what follows a line may be missing after a fault
            wake = min(wake or at + by_itself.LOOK_MS, at + by_itself.LOOK_MS)
        return Index(wake=wake or at + UNUSED_MS)

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
        await super()._add(new)
        if new:
            self._changed()


def cost_of(tournament: state.Tournament, command: TournamentCommand) -> int:
    """What a command that takes long counts, as a number of lines; 0 for all others."""
    if isinstance(command, DrawRound):
        return _DRAW_COST * len(tournament.state.people)
    if isinstance(command, Write) and any(_is_slow(tournament.state, entry) for entry in command.entries):
        return 1 + len(tournament.state.entries) // READ_FOR_ONE_SENT
    return 0


def _is_slow(state: State, entry: Mapping[str, Any]) -> bool:
    """Whether all entries have to be folded again after this one, or the order of all people worked out again."""
    if entry.get("do") == "result":
        return entry.get("round") != len(state.rounds)
    has_order = bool(state.rounds) and state.rounds[0].closed
    return entry.get("do") == "undo" or (has_order and entry.get("do") in _OF_THE_ORDER)


def _line(entry: Entry, author: str) -> Written:
    return Written(clock.now_ms(), author, entry=entry.to_json())
