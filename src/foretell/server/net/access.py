"""Limits that requests and sockets share."""

from collections.abc import Callable, Iterable
from functools import partial

from starlette.requests import HTTPConnection, Request

from ...store import Ban
from ..ops.metrics import Metrics
from ..ops.settings import Settings
from .door import Door
from .limits import LINE_BYTES, READ_FOR_ONE_SENT, Allowance, Places
from .own_addresses import network_of
from .problem import Problem
from .reader import Outboxes, Reader


class Bars:
    """The operator's bans; requests and sockets are checked against them."""

    def __init__(self) -> None:
        self._barred: frozenset[tuple[str, str]] = frozenset()

    def set(self, bans: Iterable[Ban]) -> None:
        """Replace all bans."""
        self._barred = frozenset((ban.kind, ban.value) for ban in bans)

    def address(self, address: str) -> bool:
        """Whether an address, as limits count it, is banned."""
        return ("address", address) in self._barred

    def reader(self, reader: Reader) -> bool:
        """Whether a connected reader is banned."""
        return self.address(reader.address) or (reader.player is not None and self.player(reader.player))

    def player(self, player: str) -> bool:
        """Whether a player is banned."""
        return ("player", player) in self._barred


_BURST_SECONDS = 5.0
RELAYED = "foretell.relayed"
"""The key in the state of a request that another process has relayed."""


class Access:
    """The limits on connections; the app's ``state.context``."""

    def __init__(self, settings: Settings, metrics: Metrics, door: Door) -> None:
        limits = settings.limits
        self.settings, self.metrics, self.door, self.bars = settings, metrics, door, Bars()
        self.outboxes, self.places = Outboxes(limits.outboxes_bytes), Places(limits.connections)
        rate = limits.requests_per_second
        self.requests = Allowance(rate, _BURST_SECONDS * rate, pressure=door.pressure)

    def allow_reading(self, connection: HTTPConnection, lines: int) -> None:
        """Count lines of a log before sending them, if there are any; raises Problem for an address with too many."""
        address = address_of(connection)
        if lines and not self.door.lines.take(address, lines):
            self.door.strike("catch-up", address, 0.5)
            raise _too_much()

    def charge(self, connection: HTTPConnection) -> Callable[[int], None]:
        """What counts the bytes of logs that have to be read from disk for a client, before they are."""
        return partial(self._charge, address_of(connection))

    def _charge(self, address: str, size: int) -> None:
        """Count bytes of a log; raises Problem for an address for which too much is read."""
        if size and not self.door.logs.take(address, size / (LINE_BYTES * READ_FOR_ONE_SENT)):
            self.door.strike("logs", address, 0.5)
            raise _too_much()


def _too_much() -> Problem:
    return Problem(429, "too-many", "too much to read from this address")


def address_of(connection: HTTPConnection) -> str:
    """The client's address as limits count it, as far as the server (or the proxy that it trusts) knows it."""
    return network_of(connection.client.host) if connection.client is not None else ""


def is_relayed(connection: HTTPConnection) -> bool:
    """Whether another process has relayed the request, and counted it for the client."""
    return RELAYED in connection.scope["state"]


async def body_of(request: Request, longest: int, too_long: str = "the message is too long") -> bytes:
    """The request's body, also again; raises Problem with this sentence if it is longer than that (bytes)."""
    read: bytes | None = getattr(request.state, "body", None)
    if read is not None:
        return read
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > longest:
            raise Problem(413, "too-long", too_long)
    request.state.body = bytes(body)
    return bytes(body)


def access_of(connection: HTTPConnection) -> Access:
    """The limits of the app that serves a connection."""
    access: Access = connection.app.state.context
    return access
