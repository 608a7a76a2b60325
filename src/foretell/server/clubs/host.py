"""A club in memory: the commands of organisers and members, results, and what its readers see."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import msgspec

from ...club.document import Entry
from ...club.state import Game, State
from ...store import Index, Store
from ..eventlog import clock
from ..eventlog.asking import Actor
from ..eventlog.entries import OrganisedHost, Written
from ..net.limits import READ_FOR_ONE_SENT
from ..net.reader import Reader
from ..ops.metrics import Metrics
from ..protocol.clubs import ClubView, JoinClub, MemberStatistics
from ..protocol.pads import Write
from . import decide, lines, results, state
from .outcomes import Outcome
from .sources import log_of
from .view import statistics_view, view

UNUSED_MS = 400 * 86_400_000
"""A club that nobody has read or written for this time is removed."""
_MOST_SEEN = 8
_MOST_COST = 4_000
_GAME_COST = 50
_AT_ONCE = 100
"""Results that are written at a time: a tournament may have thousands, and nothing else waits for all of them."""
_View = tuple[bool, str | None]
"""Whether it is for organisers, and the season."""


class ClubHost(OrganisedHost[state.Club]):
    """Carries out commands at one club."""

    what = "club"
    unused_ms = UNUSED_MS

    def __init__(self, watch: str, club: state.Club, store: Store, metrics: Metrics) -> None:
        """``watch``: the key for members and readers, which names the log."""
        super().__init__(lines.CLUBS.log_of(watch), club, store, metrics)
        self.watch = watch
        self.looking = asyncio.Lock()
        """Held while the results of games are read."""
        self.read: dict[str, tuple[int, int]] = {}
        """By game: the last line of its pad, tournament or table that was read, and how many members had joined."""
        self.looked: dict[str, float] = {}
        """By game: when it was last looked at (monotonic seconds)."""
        self._going_on: set[str] = set()
        """Games of which it is known that they are not over."""
        self._seen: dict[_View, ClubView] = {}
        """Views, until something changes."""
        self._results = metrics.club_results
        self._followed: tuple[str, ...] | None = None
        """The logs of its games, as the store knows them; None: it may not know them."""
        self._accounts: dict[str, str] = {}
        """By member who has joined as a guest: the id of the player who they are since, as far as they were here."""

    async def write(self, given: Sequence[Mapping[str, Any]], actor: Actor, *, by_key: bool) -> tuple[int, list[Game]]:
        """Write entries; the number of the last one's line, and the new games among them.  Raises Refusal."""
        async with self._writing():
            who = self.writer(actor, by_key=by_key)
            asked = decide.read(given, who, clock.now_ms())
            if len(asked) > 1:  # each is tried on a copy
                new = await asyncio.to_thread(decide.written, self.state, asked, who)
            else:
                new = decide.written(self.state, asked, who)
            await self._add([Written(clock.now_ms(), actor.player, entry=entry.to_json()) for entry in new])
            games = self.state.state.games
            return self.state.numbers[asked[-1].id], [games[entry.id] for entry in new if entry.id in games]

    async def enter(self, asked: JoinClub, actor: Actor, *, by_key: bool) -> tuple[int, str]:
        """Let somebody become a member; the number of their line, and their id.  Raises Refusal."""

        def make(name: str) -> Entry:
            who = self.writer(actor, by_key=by_key)
            return decide.entering(self.state, name, asked.name, who, clock.now_ms())

        return await self._entered(asked.id, actor.player, make)

    async def note(self, game: Game, outcomes: Sequence[Outcome], members: results.Members) -> None:
        """Write the results of a game that are new; raises Refusal and StoreError."""
        async with self._writing():
            now = clock.now_ms()
            new = await asyncio.to_thread(results.new_results, self.state, game, outcomes, members, now)
            for first in range(0, len(new), _AT_ONCE):
                await self._add(new[first : first + _AT_ONCE])
            self._results.inc(len(new))

    def goes_on(self, game: str, *, over: bool) -> None:
        """Note whether a game is over."""
        if over is (game in self._going_on):
            self._going_on ^= {game}
            self._seen.clear()

    def writer(self, actor: Actor, *, by_key: bool) -> decide.Writer:
        """The rights of somebody here; ``by_key``: has the organisers' key."""
        who = decide.writer(self.state, actor.player, actor.was, by_key=by_key)
        if actor.was and who.member is not None:
            self._accounts[who.member] = actor.player
        return who

    @property
    def players(self) -> dict[str, str]:
        """By member who has joined and not left: the id of the player who they are."""
        here = {member for member, one in self.state.state.members.items() if not one.left}
        players = self.state.players | self._accounts
        return {member: players[member] for member in self.state.players if member in here}

    @property
    def weight(self) -> int:
        """How much it holds in memory, counted in lines."""
        return self.state.seq + self.state.rows

    @property
    def is_working(self) -> bool:
        """Whether something is being done."""
        return super().is_working or self.looking.locked()

    @property
    def expires(self) -> bool:
        """Whether the store knows when the club is unused; not while it wakes the club for its games."""
        return not any(results.open_games(self.state.state, clock.now_ms()))

    def index(self, at: int) -> Index:
        """The index at a time (milliseconds since 1970): the logs of games whose results may change find the club."""
        logs = [log_of(game) for game in results.open_games(self.state.state, at)]
        followed = tuple(dict.fromkeys(logs))
        return Index(wake=at + (results.LOOK_MS if followed else UNUSED_MS), players=followed)

    async def seen_by(self, actor: Actor | None, season: str | None, *, by_key: bool) -> ClubView:
        """The club for a reader; for callers that hold the lock."""
        who = None if actor is None else self.writer(actor, by_key=by_key)
        organiser = by_key if who is None else who.organiser
        if season is not None and season not in self.state.state.seasons:
            season = ""  # strangers choose these names
        found = self._seen.get((organiser, season))
        if found is None:
            found = await asyncio.to_thread(
                view, self.state, self.watch, season, frozenset(self._going_on), organiser=organiser
            )
            if len(self._seen) >= _MOST_SEEN:
                self._seen.clear()
            self._seen[organiser, season] = found
        self.seen_at = now = clock.now_ms()
        return msgspec.structs.replace(found, now=now, you=None if who is None else who.member)

    def statistics(self, member: str, other: str | None, season: str | None) -> MemberStatistics | None:
        """What a member has reached; None if one of the two is no member; for callers that hold the lock."""
        if any(one is not None and one not in self.state.people for one in (member, other)):
            return None
        return statistics_view(self.state.state, member, other, season)

    def lines_to_send(self, _after: int | None = None) -> int:
        """What the whole club counts, as a number of lines; less than an address may read in ten seconds."""
        return min(_MOST_COST, 1 + (len(self.state.entries) + self.state.rows) // READ_FOR_ONE_SENT)

    def _catch_up(self, reader: Reader, _after: int | None) -> None:
        """Clubs have no sockets."""
        reader.end("gone")

    def _folded_again(self, new: Sequence[lines.AnyLine]) -> State | None:
        return state.folded_again(self.state, new)

    def _fold(self, new: Sequence[lines.AnyLine]) -> Index:
        state.apply(self.state, new, self._again)
        self._seen.clear()
        index, known = self.index(self.state.last_at), self._followed
        self._followed = index.players
        return replace(index, players=None) if index.players == known else index


def cost_of(host: ClubHost, asked: Write) -> int:
    """What a command counts as a number of lines: everything may be folded again, and games of the server are read."""
    slow = len(asked.entries) > 1 or asked.entries[0].get("do") == "undo"
    games = sum(bool(entry.get("key")) for entry in asked.entries)
    return _GAME_COST * games + (host.lines_to_send() if slow else 0)
