"""The listener on the local network: opened and closed from the page on this computer, closed at the start."""

import asyncio
import socket
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from ipaddress import ip_address

from starlette.requests import HTTPConnection

from ..ops.logs import log
from ..ops.settings import Settings
from ..protocol.answers import Reach
from .door import Door
from .identity import name_in
from .own_addresses import in_url, is_anywhere, is_heard, local_addresses

Serve = Callable[[socket.socket], Awaitable[asyncio.AbstractServer]]
_FORWARDED = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "via")


@dataclass(slots=True)
class Lan:
    """Where other devices reach this server, and the listener that lets those of the local network in."""

    settings: Settings
    door: Door
    place: tuple[str, int] = ("", 0)
    """The address and port of the first listener."""
    serve: Serve | None = None
    """Serves what a socket hears, as the first listener does; None: the server has not begun."""
    _open: dict[str, tuple[int, asyncio.AbstractServer]] = field(default_factory=dict)
    """By address: the port, and the listener."""
    _turn: asyncio.Lock = field(default_factory=asyncio.Lock)

    def begin(self, place: tuple[str, int], serve: Serve) -> None:
        """The server listens at ``place``, and serves other sockets by ``serve``."""
        self.place, self.serve = place, serve

    @property
    def can_switch(self) -> bool:
        """Whether the server listens on this computer alone, without a proxy for names or https."""
        host, _ = self.place
        settings = self.settings
        return self.serve is not None and _is_loopback(host) and not (settings.hosts or settings.secure_cookies)

    def reach(self) -> Reach:
        """Where other devices reach the server, and whether the page can change that."""
        is_open = bool(self._open)
        can_open = self.can_switch and not is_open and bool(local_addresses())
        visited = bool(self.settings.hosts) or self.door.was_visited
        return Reach(here=True, origins=self._origins(), can_open=can_open, can_close=is_open, visited=visited)

    async def switch(self, *, is_open: bool) -> None:
        """Start or stop listening on the local network; does nothing if that cannot be switched."""
        async with self._turn:
            await self._close()
            if is_open and self.can_switch and self.serve is not None:
                self.door.was_visited = False
                for address in local_addresses():
                    await self._listen(address, self.serve)
            log.info("local network", extra={"listeners": len(self._open)})

    def is_asked_here(self, connection: HTTPConnection) -> bool:
        """Whether a request comes from this computer itself, to the listener that only it can reach.

        A proxy on this computer speaks for others: what one has forwarded, or has another name, does not count.
        """
        client, server = connection.client, connection.scope.get("server")
        host = name_in(connection.headers.get("host", "")).strip("[]")
        return (
            client is not None
            and server is not None
            and _is_loopback(client.host)
            and _is_loopback(str(server[0]))
            and server[0] not in self._open
            and (_is_loopback(host) or host == "localhost")
            and not any(name in connection.headers for name in _FORWARDED)
        )

    def _origins(self) -> tuple[str, ...]:
        """What the links for other devices begin with; the best first."""
        host, port = self.place
        scheme = "https" if self.settings.secure_cookies else "http"
        names = [name for name in self.settings.hosts if name != "*"]
        if names:
            return tuple(f"{scheme}://{name}" for name in names)
        if self._open:
            return tuple(f"http://{in_url(address)}:{at}" for address, (at, _) in self._open.items())
        addresses = local_addresses() if is_anywhere(host) else () if _is_loopback(host) else (host,)
        heard = (address for address in addresses if is_heard(address, host))
        return tuple(f"{scheme}://{in_url(address)}:{port}" for address in heard)

    async def _listen(self, address: str, serve: Serve) -> None:
        """Listen at an address, at the port of the first listener if it is free there."""
        family = socket.AF_INET6 if ":" in address else socket.AF_INET
        for port in (self.place[1], 0):
            try:
                listening = socket.create_server((address, port), family=family)
            except OSError:
                continue
            self._open[address] = listening.getsockname()[1], await serve(listening)
            return

    async def _close(self) -> None:
        """Stop listening, and end the connections of those who came this way."""
        addresses = set(self._open)
        for _, server in self._open.values():
            server.close()
        self._open.clear()
        self.door.end_at(addresses)


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False
