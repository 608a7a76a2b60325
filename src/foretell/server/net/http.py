"""uvicorn's HTTP protocol with limits on heads and bodies, in bytes and time, and on idle and half-open connections."""

import asyncio
import logging
import sys
from typing import Any, cast

import h11
from starlette.applications import Starlette
from starlette.requests import HTTPConnection
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_local_addr, get_remote_addr
from uvicorn.server import ServerState

from .door import Door, Stage, Visit

_VISIT = "foretell.visit"
"""The key of the visit in a request's state."""
quiet_logger = logging.getLogger("uvicorn.error.connection")
"""Logs faults of the server alone; faults of clients are counted, and logged together."""
quiet_logger.setLevel(logging.ERROR)
_SLACK = 64 * 1024
_STATUS = {
    400: "Bad Request",
    408: "Request Timeout",
    413: "Content Too Large",
    429: "Too Many Requests",
    431: "Request Header Fields Too Large",
}


def short_answer(status: int) -> bytes:
    """An answer to a request that is malformed, too late or too frequent."""
    text = _STATUS[status]
    wait = "retry-after: 1\r\n" if status == 429 else ""
    head = f"HTTP/1.1 {status} {text}\r\ncontent-type: text/plain; charset=utf-8\r\n{wait}"
    return f"{head}content-length: {len(text)}\r\nconnection: close\r\n\r\n{text}".encode()


def door_of(config: Config) -> Door:
    """The door of the app, which counts all connections."""
    door: Door = cast(Starlette, config.app).state.door
    return door


def visit_of(connection: HTTPConnection) -> Visit:
    """The visit of a request or socket."""
    visit: Visit = connection.scope["state"][_VISIT]
    return visit


class Http(H11Protocol):
    """A connection for requests, until it is upgraded to a socket."""

    inner = False
    """Whether other processes come this way."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.logger = quiet_logger
        self._door = door_of(config)
        self._visit: Visit | None = None
        self._received = 0
        """Bytes since the last answer."""
        self._most = max(self._door.limits.pad_bytes, 2**20) + self._door.limits.head_bytes + _SLACK

    def connection_made(self, base: asyncio.BaseTransport) -> None:
        """Accept the connection, or refuse it."""
        transport = cast(asyncio.Transport, base)
        peer, own = get_remote_addr(transport), get_local_addr(transport)
        if peer and own and peer[0] != own[0] and not self.inner:
            self._door.was_visited = True
        visit = self._visit = self._door.enter(transport, peer[0] if peer else "", inner=self.inner)
        if visit is None:
            transport.write(short_answer(429))
            transport.close()
            return
        visit.late = self._too_late
        self.app_state = {**self.app_state, _VISIT: visit}
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        if self._visit is not None:
            self._door.leave(self._visit)
            super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read data within the limits."""
        visit = self._visit
        if visit is None or self.transport.is_closing():
            return
        if visit.stage < Stage.BODY and not visit.exempt and self._door.is_shut_out(visit.address):
            self._door.cuts.note("shut-out", visit.address)
            self._say_and_close(429)
            return
        self._received += len(data)
        if self._received > self._most:
            self._end("body", 413)
            return
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        """Wait for the next request, not for the rest of one that was answered early."""
        self._received = 0
        super().on_response_complete()
        self._look()

    def send_400_response(self, msg: str) -> None:
        """Answer a malformed request."""
        too_long = getattr(sys.exc_info()[1], "error_status_hint", 400) == 431
        self._end("head" if too_long else "malformed", 431 if too_long else 400)

    def pause_writing(self) -> None:
        """The client has stopped reading."""
        super().pause_writing()
        if self._visit is not None:
            self._door.stall(self._visit, stalled=True)

    def resume_writing(self) -> None:
        """The client reads again."""
        super().resume_writing()
        if self._visit is not None:
            self._door.stall(self._visit, stalled=False)

    def _look(self) -> None:
        """Set the stage of the connection and its deadline."""
        visit, limits = self._visit, self._door.limits
        if visit is None or visit.stage is Stage.SOCKET or self.transport.is_closing():
            return
        state = self.conn.their_state
        if state is h11.SEND_BODY:
            visit.served = True
            if visit.stage is not Stage.BODY:
                self._door.await_by(visit, Stage.BODY, limits.body_seconds, "slow-body")
        elif state is not h11.IDLE:
            visit.served = True
            self._door.await_by(visit, Stage.ANSWER, None)
        elif visit.stage is not Stage.HEAD:
            if self.conn.trailing_data[0]:
                self._door.await_by(visit, Stage.HEAD, limits.head_seconds, "slow-head")
            elif visit.stage is not Stage.IDLE:
                self._door.await_by(visit, Stage.IDLE, limits.idle_seconds)

    def _too_late(self) -> None:
        """Close the connection; answer a request that has begun but has no answer yet."""
        visit = self._visit
        if (
            visit is not None
            and visit.stage is not Stage.IDLE
            and (self.cycle is None or not self.cycle.response_started)
        ):
            self.transport.write(short_answer(408))
        self.transport.close()

    def _end(self, kind: str, status: int) -> None:
        if self._visit is not None:
            self._door.strike(kind, self._visit.address, 2.0)
        self._say_and_close(status)

    def _say_and_close(self, status: int) -> None:
        self.transport.write(short_answer(status))
        self.transport.close()


class InnerHttp(Http):
    """A connection of another process."""

    inner = True
