"""The parts of the server that endpoints use."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from typing import TypeVar

from starlette.requests import HTTPConnection

from ...store import Store, StoreError
from ..clubs.host import ClubHost
from ..clubs.hub import Clubs
from ..cluster.peers import Peers
from ..cluster.settling import Settling
from ..eventlog.asking import Actor, Refusal
from ..eventlog.clock import now_ms
from ..eventlog.engine import Engine
from ..eventlog.hub import Charge
from ..net.access import Access, address_of
from ..net.door import Door
from ..net.identity import hash_of, token_of
from ..net.lan import Lan
from ..net.limits import Allowance, Places
from ..net.problem import Problem, barred
from ..ops.metrics import Metrics
from ..ops.readiness import Readiness
from ..ops.settings import Settings
from ..pads.host import PadHost
from ..pads.hub import Pads
from ..passkeys.challenges import Challenges
from ..people.farewells import Farewells
from ..people.keeper import Keeper
from ..people.retention import DAY_MS, Rules
from ..push.notifier import Notifier, sender_for
from ..ratings.rater import Rater
from ..table.host import TableHost
from ..table.hub import Tables
from ..table.state import Status, Table
from ..tournaments.host import TournamentHost
from ..tournaments.hub import Tournaments
from ..viewings.host import ViewingHost
from ..viewings.hub import Viewings

_T = TypeVar("_T")
_MINUTE, _HOUR = 60.0, 3600.0
_DOWNLOADS, _FILES, _ALL_FILES = 6, 2, 8
_CODES = 10
"""Codes that an address may try at once, and in a minute: a few people, but no search."""


class Context(Access):
    """The parts of the server, and the limits of addresses."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        engine: Engine,
        hubs: tuple[Tables, Pads, Viewings, Tournaments, Clubs],
        metrics: Metrics,
        door: Door,
        peers: Peers,
    ) -> None:
        """The limits are as the settings have them; ``peers``: other processes with the same store."""
        super().__init__(settings, metrics, door)
        limits = settings.limits
        self.store, self.engine = store, engine
        self.tables, self.pads, self.viewings, self.tournaments, self.clubs = hubs
        self.readiness = Readiness(store.check)
        self.new_tables = _within(_HOUR, limits.tables_per_hour)
        self.new_pads = _within(_HOUR, limits.pads_per_hour)
        self.new_viewings = _within(_HOUR, limits.viewings_per_hour)
        self.new_tournaments = _within(_HOUR, limits.tournaments_per_hour)
        self.new_clubs = _within(_HOUR, limits.clubs_per_hour)
        self.joins = _within(_HOUR, limits.players_per_hour)
        """By address: people who enter themselves in tournaments and clubs."""
        self.table_codes = _within(_MINUTE, _CODES)
        """By address: wrong codes of tables."""
        self.new_players = _within(_HOUR, limits.players_per_hour)
        self.new_devices = _within(_HOUR, limits.players_per_hour)
        """By address: further devices of players, and browsers to be notified."""
        self.codes = _within(_MINUTE, _CODES)
        """By address: room codes that were typed."""
        self.replays = _within(_MINUTE, limits.replays_per_minute)
        self.downloads = _within(_HOUR, _DOWNLOADS)
        """By address and by player: everything that is stored of them, for which all logs are searched."""
        self.passkey_steps = _within(_MINUTE, limits.passkeys_per_minute)
        self.challenges = Challenges()
        self.files = Places(_FILES * limits.longest_body, _ALL_FILES * limits.longest_body)
        """By address: bytes of long bodies, in memory until they are read; two of the longest, eight in all."""
        self.reading = asyncio.Semaphore(1)
        """Long records are read one at a time, so that running games do not wait for them."""
        self.farewells = Farewells(store.ownership, engine, peers)
        rules = Rules(settings.keep_games_days, settings.keep_guests_days)
        self.keeper = Keeper(store, engine, self.farewells, self.tables, rules, self.bars)
        self.lan = Lan(settings, door)
        self.settling = Settling(store.ownership, store.check)
        self.notifier = Notifier(self.tables, sender_for(store.subscriptions, settings))
        self.rater = Rater(store, is_on=settings.rating)

    async def actor(self, connection: HTTPConnection) -> Actor | None:
        """The player who asks; None without a token, or with an unknown one."""
        token = token_of(connection)
        player = None if token is None else await self.store.tokens.owner(hash_of(token))
        if player is None:
            return None
        if any(self.bars.player(each) for each in (player.id, *player.was)):
            raise barred()
        today = now_ms() // DAY_MS * DAY_MS
        if player.seen < today:
            with suppress(StoreError):  # it is noted at the next request
                await self.store.players.seen(player.id, today)
        return Actor(player.id, player.name, player.program, player.made, player.was)

    async def known_actor(self, connection: HTTPConnection) -> Actor:
        """The player who asks; raises Problem for a stranger."""
        actor = await self.actor(connection)
        if actor is None:
            raise stranger()
        return actor

    async def host(self, connection: HTTPConnection, actor: Actor | None) -> TableHost:
        """The host of the table that the path names; raises Problem if there is none for this reader."""
        host = await self._found(self.tables.find, connection, "table", "there is no such table")
        self._refuse_banned(host.table, actor, address_of(connection))
        if actor is not None and actor.was:
            with _tried_again():
                await self.tables.sign_in(host, actor)
        if not host.table.is_shown_to(None if actor is None else actor.player):
            raise _unseen(host.table)
        if connection.scope["type"] == "http":  # sockets are counted as long as they are open
            host.polled = time.monotonic()
        return host

    def _refuse_banned(self, table: Table, actor: Actor | None, address: str) -> None:
        """Raise Problem for somebody banned by the table's opener, even as the guest that they were."""
        ids: tuple[str | None, ...] = (None,) if actor is None else (actor.player, *actor.was)
        made = 0 if actor is None else actor.made
        if any(table.bars(each, made, address) for each in ids):
            raise Problem(403, "banned", "the player who opened this table has banned you from it")

    def noticed(self, host: TableHost) -> None:
        """A table has changed, or a reader has left."""
        self.notifier.see(host)
        if host.table.status is Status.OVER:
            self.rater.see(host)
        if host.table.of is not None:
            self.tournaments.see(host)

    async def pad(self, connection: HTTPConnection, actor: Actor | None) -> tuple[PadHost, bool]:
        """The host of the pad whose key the path has, and whether the key allows writing; raises Problem."""
        found = await self._found(self.pads.find, connection, "pad", "there is no such score pad on this server")
        if actor is not None and actor.was:
            with _tried_again():
                await self.pads.sign_in(found[0], actor)
        return found

    async def tournament(self, connection: HTTPConnection) -> tuple[TournamentHost, bool]:
        """The host of the tournament whose key the path has, and whether the key is its organisers'; raises Problem."""
        missing = "there is no such tournament on this server"
        return await self._found(self.tournaments.find, connection, "tournament", missing)

    async def club(self, connection: HTTPConnection) -> tuple[ClubHost, bool]:
        """The host of the club whose key the path has, and whether the key is its organisers'; raises Problem."""
        return await self._found(self.clubs.find, connection, "club", "there is no such club on this server")

    async def viewing(self, connection: HTTPConnection) -> ViewingHost:
        """The host of the viewing whose key the path has; raises Problem."""
        return await self._found(self.viewings.find, connection, "viewing", "nobody looks at a game here any more")

    async def _found(
        self, find: Callable[[str, Charge], Awaitable[_T | None]], connection: HTTPConnection, what: str, missing: str
    ) -> _T:
        """What ``find`` finds by the key in the path; raises Problem, which says ``missing``, if that is nothing."""
        found = await find(str(connection.path_params[what]), self.charge(connection))
        if found is None:
            raise Problem(404, f"no-such-{what}", missing)
        return found


def _within(seconds: float, most: float) -> Allowance:
    """As much as this at once, and in this time."""
    return Allowance(most / seconds, most)


def stranger() -> Problem:
    """The problem for somebody without a valid token."""
    return Problem(401, "stranger", "say who you are first")


@contextmanager
def _tried_again() -> Iterator[None]:
    """Turn a Refusal into a Problem that is over soon."""
    try:
        yield
    except Refusal as refusal:
        raise Problem(503, refusal.code, refusal.message, retry_after=1) from None


def context_of(connection: HTTPConnection) -> Context:
    """The parts of the server that serves a connection."""
    context: Context = connection.app.state.context
    return context


def _unseen(table: Table) -> Problem:
    """Why somebody may not see a table."""
    if table.of is not None:
        return Problem(403, "sealed", "this table is of a tournament: others still play the same deals")
    return Problem(403, "no-spectators", "only the players may see this table")
