"""All clubs: opened, found, told of the results of their games, and removed when nobody has used them for long."""

import asyncio
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

import msgspec

from ...club.checking import check_size
from ...club.state import Game
from ...store import Index, OwnedElsewhere, Row, Store, StoreError
from ..cluster.peers import Peers
from ..eventlog import clock
from ..eventlog.asking import Actor, Refusal
from ..eventlog.broken import Broken, apart
from ..eventlog.entries import UnreadableEntry, has_others, refused
from ..eventlog.hub import Charge, uncharged
from ..eventlog.lines import new_key, rows_of
from ..eventlog.unused import UnusedHub
from ..net.problem import RETRY_SECONDS, Problem
from ..ops.metrics import Metrics
from ..protocol.clubs import ClubMade, ClubView, JoinClub, NewClub
from ..protocol.pads import Write
from . import decide, lines, results, state
from .host import UNUSED_MS, ClubHost
from .lines import CLUBS, first_lines, named, without
from .outcomes import Outcome
from .rated import MemberRatings
from .sources import Sources, log_of, read

_MOST_LOOKED = 20
"""Games that are looked at in one go."""
_MOST_TOLD = 100
"""Clubs that have the same game, and are told at once when it is over."""
_encode = msgspec.json.Encoder().encode


class Ended(msgspec.Struct, frozen=True):
    """A game of a club may be over."""

    club: str
    log: str
    """The name of the log of its pad, tournament or table."""


class Clubs(UnusedHub[ClubHost, state.Club]):
    """Finds the host of each club."""

    what = "club"
    unused_ms = UNUSED_MS
    names = CLUBS

    def __init__(self, store: Store, metrics: Metrics, sources: Sources, peers: Peers | None = None) -> None:
        """``sources``: where the games of clubs are played; ``peers``: other processes with the same store."""
        super().__init__(store, metrics)
        self._sources, self._ratings, self._peers = sources, MemberRatings(store), peers or Peers()
        self._looks_again = 0.0
        """When games are looked at again, after results could not be written (monotonic seconds)."""

    async def open(self, asked: NewClub, person: str) -> ClubMade:
        """Open a club, or go on with an exported one; raises Refusal."""
        key, at = new_key(), clock.now_ms()
        with refused(UnreadableEntry):
            new = await asyncio.to_thread(first_lines, asked, person, at)
            club = await asyncio.to_thread(state.fold, new)
            check_size(club.state)
        return ClubMade(key, await self._begin(key, rows_of(new), at, club))

    async def write(
        self, host: ClubHost, asked: Write, actor: Actor, charge: Charge = uncharged, *, by_key: bool
    ) -> int:
        """Write somebody's entries, and return the number of the last one's line.

        Raises Refusal and StoreError, and what ``charge`` raises.
        """
        with self._carrying_out(host):
            given = [await self._of_this_server(host, one, actor, charge, by_key=by_key) for one in asked.entries]
            seq, games = await host.write(given, actor, by_key=by_key)
        async with host.looking:
            await self._look_at_all(host, games, charge)
        return seq

    async def enter(self, host: ClubHost, asked: JoinClub, actor: Actor, *, by_key: bool) -> tuple[int, str]:
        """Let somebody become a member; the number of their line, and their id.  Raises Refusal and StoreError."""
        with self._carrying_out(host):
            return await host.enter(asked, actor, by_key=by_key)

    async def with_ratings(self, host: ClubHost, view: ClubView) -> ClubView:
        """The club with the ratings of those who have joined; raises StoreError."""
        players = host.players
        ratings = await self._ratings.of(players.values())
        members = [
            msgspec.structs.replace(one, ratings=ratings.get(players.get(one.id, ""), ())) for one in view.members
        ]
        return msgspec.structs.replace(view, members=tuple(members))

    async def look_at_games(self, host: ClubHost, charge: Charge = uncharged) -> None:
        """Read the results of games that may have changed; what cannot be read now is read later.

        ``charge``: may raise Problem, and then the rest is read later.
        """
        if time.monotonic() < self._looks_again:
            return
        async with host.looking:
            games = [*results.open_games(host.state.state, clock.now_ms())]
            games.sort(key=lambda game: host.looked.get(game.id, 0.0))
            await self._look_at_all(host, games[:_MOST_LOOKED], charge)

    async def wake(self, name: str, due: int) -> None:
        """Look at the games of a club; remove one that is due and unused."""
        host = await self._find_to_write(name)
        if host is not None and due <= clock.now_ms():
            await self.look_at_games(host)
            if not host.expires:
                await self._store.logs.reindex(name, host.index(clock.now_ms()))
                return
        await super().wake(name, due)

    async def tell(self, log: str) -> None:
        """A pad, tournament or table may be over: read the results in the clubs that have its log.

        Raises StoreError if a club could not be told.
        """
        failed: StoreError | None = None
        for found in await self._store.directory.of_player(log, _MOST_TOLD):
            try:
                await self.see(Ended(found.name, log))
            except Broken:
                continue
            except StoreError as error:
                failed = error
        if failed is not None:
            raise failed

    async def see(self, ended: Ended) -> None:
        """Read the results of a game that is over, whichever process has the club; raises Broken and StoreError."""
        try:
            host = await self._find_to_write(ended.club)
        except OwnedElsewhere as elsewhere:
            await self._peers.post(elsewhere.address, "/nodes/club", _encode(ended))
            return
        if host is not None:
            async with host.looking:
                for game in [*host.state.state.games.values()]:
                    if log_of(game) == ended.log and not game.dropped:
                        with suppress(Refusal):
                            await self._look_at(host, game)

    async def _look_at_all(self, host: ClubHost, games: Sequence[Game], charge: Charge) -> None:
        with suppress(Problem):
            for game in games:
                host.looked[game.id] = time.monotonic()
                with apart(host.name), suppress(Refusal):
                    await self._look_at(host, game, charge)

    async def _look_at(self, host: ClubHost, game: Game, charge: Charge = uncharged) -> None:
        source = await self._sources.find(game.source, game.key, charge) if game.key else None
        if source is None:
            return
        mark = source.place.seq, len(host.state.players)
        if host.read.get(game.id) == mark:
            return
        adder = host.state.authors.get(game.id, "")
        if not source.is_seen_by(()) and not source.knows(await self._sources.ids_of(adder)):
            return  # a file that was read back may name any table
        found = await read(source)
        members = await self._members(host, found.games)
        try:
            with self._carrying_out(host):
                await host.note(game, found.games, members)
        except StoreError:
            self._looks_again = time.monotonic() + RETRY_SECONDS
            raise
        host.goes_on(game.id, over=found.over)
        host.read[game.id] = mark

    async def _members(self, host: ClubHost, outcomes: Sequence[Outcome]) -> dict[str, str]:
        """By player at the games: the member who that is."""
        found: dict[str, str] = {}
        for player in {row.player for outcome in outcomes for row in outcome.rows if row.player}:
            member = host.state.person_of((player,)) or host.state.person_of(await self._sources.ids_of(player))
            if member is not None:
                found[player] = member
        return found

    async def _of_this_server(
        self, host: ClubHost, given: Mapping[str, Any], actor: Actor, charge: Charge, *, by_key: bool
    ) -> Mapping[str, Any]:
        """The entry; if it adds a game of this server, with what the club has to know of it.

        Raises Refusal if the writer may not add it, and what ``charge`` raises.
        """
        who = host.writer(actor, by_key=by_key)
        if not decide.adds_game(given, who):
            return given
        source = await self._sources.find(given["from"], given["key"], charge)
        if source is None:
            raise Refusal("no-such-game", "there is no such pad, tournament or table on this server")
        return decide.added(host.state, given, source, await read(source), actor, who)

    def _fold(self, rows: Sequence[Row]) -> state.Club:
        return state.fold(lines.from_bytes(row.data) for row in rows)

    def _forget(self, rows: Sequence[Row], player: str) -> Sequence[Row] | None:
        before = [lines.from_bytes(row.data) for row in rows]
        if not any(named(line, player) for line in before):
            return None
        return rows_of(without(before, player) if has_others(before, player) else ())

    def _index(self, host: ClubHost) -> Index:
        return host.index(host.state.last_at)

    def _host_of(self, name: str, club: state.Club) -> ClubHost:
        return ClubHost(CLUBS.key_of(name), club, self._store, self._metrics)
