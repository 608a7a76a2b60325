"""A socket that reconnects after a break and catches up from the last line that it received."""

import asyncio
import json
import time
from collections.abc import Mapping
from secrets import randbelow
from typing import Any, Protocol

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from .address import Address
from .errors import ClientError, OtherRules, Refused, ServerLost, TableGone
from .http import AGENT

_FIRST, _LONGEST = 0.25, 8.0
_RESTART = 1012
_SPREAD, _MOVED = 3.0, 0.15
"""After a restart all clients come back at random moments within these seconds; ``moved``: another process serves."""
_TOO_MANY = (429, 4008, 4029, 4429)
_AFTER_TOO_MANY = 2.0


class Waits:
    """Growing waits, until the server has been away for too long."""

    def __init__(self, patience: float) -> None:
        """``patience``: in seconds."""
        self._patience = patience
        self._tries = 0
        self._since: float | None = None

    def succeeded(self) -> None:
        """The server is there."""
        self._tries, self._since = 0, None

    def after(self, code: int, reason: str, now: float) -> float:
        """The seconds to wait after a break at this moment; raises ServerLost if there were too many."""
        self._since = now if self._since is None else self._since
        if now - self._since > self._patience:
            raise ServerLost(f"the server was not there for {self._patience:g} seconds")
        wait = min(_FIRST * (1 << self._tries), _LONGEST)
        self._tries = min(self._tries + 1, 10)
        if code == _RESTART and self._tries == 1:
            return _part_of(_MOVED if reason == "moved" else _SPREAD)
        return max(wait, _AFTER_TOO_MANY) if code in _TOO_MANY else wait / 2 + _part_of(wait / 2)


def _part_of(seconds: float) -> float:
    """A random part, so that clients do not all come at once."""
    return seconds * randbelow(1000) / 1000


_OPENING = 20.0
_LARGEST = 32 * 2**20
"""Bytes of a message; those of a server are much smaller."""
_ENDS = {
    4401: "the player has signed out everywhere",
    4403: "the client may not see this table",
    4404: "there is no such table",
    4500: "the log of this table is damaged",
}
"""Codes after which connecting again is of no use."""
_WHY = {
    "no-spectators": "nobody may watch this table",
    "sealed": "the table is of a tournament: others play the same deals, see it when the round has ended",
    "removed": "the table's opener has removed you",
    "banned": "the table's opener has banned you",
    "barred": "the operator of the server keeps you out",
}
"""Reasons that say more than their code."""


class Hearer(Protocol):
    """Who listens to the socket."""

    @property
    def heard(self) -> int | None:
        """The number of the last line; None: none yet."""

    def opened(self) -> None:
        """The socket is open (again)."""

    def hear(self, message: Mapping[str, Any]) -> None:
        """A message has come."""

    def broke(self) -> None:
        """The connection is lost, for now."""

    def ended(self, error: ClientError) -> None:
        """The connection is lost for good."""


class Socket:
    """The socket of one table."""

    def __init__(self, address: Address, table: str, token: str, hearer: Hearer, patience: float) -> None:
        """``patience``: how many seconds the server may be away before it counts as lost."""
        self._address, self._table, self._token, self._hearer = address, table, token, hearer
        self._waits = Waits(patience)
        self._open: ClientConnection | None = None
        self._running: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Connect, and stay connected."""
        self._running = asyncio.create_task(self._run())

    async def send(self, message: bytes) -> None:
        """Send a message, if the socket is open; after a break the hearer says again what matters."""
        if self._open is not None:
            try:
                await self._open.send(message, text=True)
            except ConnectionClosed:
                return

    async def close(self) -> None:
        """Disconnect for good."""
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)

    async def _run(self) -> None:
        try:
            while True:
                code, reason = await self._connected()
                self._hearer.broke()
                await asyncio.sleep(self._waits.after(code, reason, time.monotonic()))
        except ClientError as error:
            self._hearer.ended(error)

    async def _connected(self) -> tuple[int, str]:
        """Hear messages until the connection breaks; returns the code and the reason.

        Raises a ClientError if connecting again is of no use.
        """
        try:
            async with self._dial() as socket:
                self._open = socket
                self._hearer.opened()
                await self._listen(socket)
        except InvalidStatus as error:
            if error.response.status_code == 403:
                raise Refused("http-403", "the server does not let this client in") from None
            return error.response.status_code, ""
        except ConnectionClosed as closed:
            code, reason = (0, "") if closed.rcvd is None else (closed.rcvd.code, closed.rcvd.reason)
            if code in _ENDS:
                raise TableGone(_WHY.get(reason, _ENDS[code])) from None
            return code, reason
        except (OSError, WebSocketException):
            return 0, ""
        finally:
            self._open = None
        return 0, ""

    def _dial(self) -> connect:
        heard = self._hearer.heard
        query = "" if heard is None else f"?after={heard}"
        return connect(
            f"{self._address.sockets}/tables/{self._table}/socket{query}",
            additional_headers={"authorization": f"Bearer {self._token}"} if self._token else {},
            user_agent_header=AGENT,
            proxy=None if self._address.is_here else True,
            open_timeout=_OPENING,
            max_size=_LARGEST,
        )

    async def _listen(self, socket: ClientConnection) -> None:
        while True:
            text = await socket.recv()
            self._waits.succeeded()
            for line in str(text).split("\n"):
                self._hear(line)

    def _hear(self, line: str) -> None:
        """Hear a message; raises a ClientError, OtherRules for one that no server of this protocol sends."""
        try:
            self._hearer.hear(json.loads(line))
        except ClientError:
            raise
        except (LookupError, TypeError, ValueError, AttributeError, RecursionError) as error:
            raise OtherRules(f"the server has sent a message that cannot be read: {error}") from None
