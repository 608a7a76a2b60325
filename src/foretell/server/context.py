"""What all endpoints share."""

import asyncio
import time
from dataclasses import dataclass

from starlette.requests import HTTPConnection

from ..store import Store
from .addresses import network_of
from .door import Door
from .host import Host
from .hub import Hub
from .identity import hash_of, token_of
from .limits import Allowance, Places
from .metrics import Metrics
from .pads.host import PadHost
from .pads.hub import Pads
from .reader import Outboxes
from .readiness import Readiness
from .settings import Settings
from .table.decide import Actor
from .table.state import Status, Table

_MINUTE, _HOUR = 60.0, 3600.0
_FLURRY = 5.0


class Problem(Exception):
    """Why a request is not carried out: an HTTP status, a code for programs, a sentence."""

    def __init__(
        self,
        status: int,
        code: str,
        message: str,
        rule: str | None = None,
        where: str | None = None,
        *,
        retry_after: int | None = None,
        closes: bool = False,
    ) -> None:
        """Keep all parts.

        ``retry_after``: in how many seconds it makes sense to ask again, if that is known; ``closes``: whether the
        connection is closed with the answer.
        """
        super().__init__(message)
        self.status, self.code, self.message, self.rule, self.where = status, code, message, rule, where
        self.retry_after, self.closes = retry_after, closes


@dataclass(slots=True)
class Context:
    """The server's parts, and how much was asked of it by whom."""

    settings: Settings
    store: Store
    hub: Hub
    pads: Pads
    metrics: Metrics
    readiness: Readiness
    door: Door
    outboxes: Outboxes
    requests: Allowance
    tables: Allowance
    new_pads: Allowance
    players: Allowance
    replays: Allowance
    places: Places
    reading: asyncio.Semaphore
    """Long records are read one at a time, beside the games that are being played and not at their cost."""

    async def actor(self, connection: HTTPConnection) -> Actor | None:
        """Who is asking; None for somebody without a token, or with one that nobody has."""
        token = token_of(connection)
        player = None if token is None else await self.store.player(hash_of(token))
        return None if player is None else Actor(player.id, player.name, player.program)

    async def known_actor(self, connection: HTTPConnection) -> Actor:
        """Who is asking; raises Problem for a stranger."""
        actor = await self.actor(connection)
        if actor is None:
            raise Problem(401, "stranger", "say who you are first")
        return actor

    async def host(self, connection: HTTPConnection, actor: Actor | None) -> Host:
        """The host of the table that the path names; raises Problem where there is none for this reader."""
        host = await self.hub.find(str(connection.path_params["table"]))
        if host is None:
            raise Problem(404, "no-such-table", "there is no such table")
        if not may_watch(host.table, actor):
            raise Problem(403, "no-spectators", "only the players may see this table")
        host.polled = time.monotonic()
        return host

    def allow_reading(self, connection: HTTPConnection, lines: int) -> None:
        """Count lines of a log that are to be sent; raises Problem for an address that reads too much."""
        address = address_of(connection)
        if not self.door.lines.take(address, lines):
            self.door.strike("catch-up", address, 0.5)
            raise Problem(429, "too-many", "too much to read from this address")

    async def pad(self, connection: HTTPConnection) -> tuple[PadHost, bool]:
        """The host of the pad whose key the path has, and whether it lets one write; raises Problem."""
        found = await self.pads.find(str(connection.path_params["pad"]))
        if found is None:
            raise Problem(404, "no-such-pad", "there is no such score pad on this server")
        return found


def make_context(settings: Settings, store: Store, hub: Hub, pads: Pads, metrics: Metrics, door: Door) -> Context:
    """The parts with the limits that the settings say."""
    limits, pressure = settings.limits, door.pressure
    return Context(
        settings=settings,
        store=store,
        hub=hub,
        pads=pads,
        metrics=metrics,
        readiness=Readiness(store),
        door=door,
        outboxes=Outboxes(limits.outboxes_bytes),
        requests=Allowance(limits.requests_per_second, _FLURRY * limits.requests_per_second, pressure=pressure),
        tables=Allowance(limits.tables_per_hour / _HOUR, limits.tables_per_hour),
        new_pads=Allowance(limits.pads_per_hour / _HOUR, limits.pads_per_hour),
        players=Allowance(limits.players_per_hour / _HOUR, limits.players_per_hour),
        replays=Allowance(limits.replays_per_minute / _MINUTE, limits.replays_per_minute),
        places=Places(limits.connections),
        reading=asyncio.Semaphore(1),
    )


def may_watch(table: Table, actor: Actor | None) -> bool:
    """Whoever has a seat, whoever opened it, and, where spectators are allowed or seats are free, everybody."""
    if table.kind.spectators or table.status is Status.WAITING:
        return True
    return actor is not None and (actor.player == table.owner or table.seat_of(actor.player) is not None)


def address_of(connection: HTTPConnection) -> str:
    """From where somebody asks, as far as the server (or the proxy that it trusts) can tell, as limits count it."""
    return network_of(connection.client.host) if connection.client is not None else ""
