"""uvicorn's HTTP protocol with limits on heads and bodies, in bytes and time, and on idle and half-open connections."""

import asyncio
import logging
from typing import Any, cast

from starlette.applications import Starlette
from starlette.requests import HTTPConnection
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import get_local_addr, get_remote_addr
from uvicorn.server import ServerState

from ..ops.logs import log
from .door import Door, Stage, Visit

_VISIT = "foretell.visit"
"""The key of the visit in a request's state."""
quiet_logger = logging.getLogger("uvicorn.error.connection")
"""Logs faults of the server alone; faults of clients are counted, and logged together."""
quiet_logger.setLevel(logging.ERROR)
_SLOW_HEAD = "slow-head"
_SLACK = 64 * 1024
_MOST_WAITING = 16
"""The most requests that a client may send before the first of them is answered."""
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


class _Malformed(Exception):
    """A request that httptools accepts and we refuse."""


class Http(HttpToolsProtocol):
    """A connection for requests, until it is upgraded to a socket.

    httptools calls the methods ``on_message_begin`` to ``on_message_complete`` as it reads.
    """

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
        self._head = 0
        """Bytes in the address and the headers that have been read of the current request."""
        self._in_head = self._in_body = False
        """Whether a request's head, or its body, has begun and is incomplete."""
        limits = self._door.limits
        self._most = limits.longest_body + limits.head_bytes + _SLACK

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
        if self._in_head and self._received > self._door.limits.head_bytes:
            self._end("head", 431)
        else:
            self._look()

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._head, self._in_head = 0, True

    def on_url(self, url: bytes) -> None:
        """A part of the address has been read."""
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header has been read."""
        self._count(len(name) + len(value))
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The head of a request is complete; raises what makes the request malformed."""
        self._in_head, self._in_body = False, True
        hosts = sum(name == b"host" for name, _ in self.headers)
        if hosts > 1 or (hosts == 0 and self.parser.get_http_version() == "1.1"):
            raise _Malformed("a request has one Host header")
        if len(self.pipeline) >= _MOST_WAITING:
            raise _Malformed("too many requests at once")
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """A request is complete."""
        self._in_body = False
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """Wait for the next request, not for the rest of one that was answered early."""
        self._received = 0
        super().on_response_complete()
        self._look()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to the wire; a parser would keep itself and this object in memory."""
        super().handle_websocket_upgrade()
        del self.parser

    def send_400_response(self, msg: str) -> None:
        """Answer a malformed request."""
        too_long = self._head > self._door.limits.head_bytes
        self._end("head" if too_long else "malformed", 431 if too_long else 400)

    def shutdown(self) -> None:
        """The server ends: it waits for its answers, not for what clients send slowly."""
        super().shutdown()
        if self._in_body:
            self._too_late()

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
        if self._in_body:
            visit.served = True
            if visit.stage is not Stage.BODY:
                self._door.await_by(visit, Stage.BODY, limits.body_seconds, "slow-body")
        elif self.cycle is not None and not self.cycle.response_complete:
            visit.served = True
            self._door.await_by(visit, Stage.ANSWER, None)
        elif self._in_head:
            if visit.why != _SLOW_HEAD:
                self._door.await_by(visit, Stage.HEAD, limits.head_seconds, _SLOW_HEAD)
        elif visit.stage not in (Stage.HEAD, Stage.IDLE):
            self._door.await_by(visit, Stage.IDLE, limits.idle_seconds)

    def _too_late(self) -> None:
        """Close the connection; answer a request that has begun but has no answer yet."""
        if self._visit is not None and not self._visit.why:
            log.debug("idle connection closed")
        elif self.cycle is None or not self.cycle.response_started:
            self.transport.write(short_answer(408))
        self.transport.close()

    def _count(self, size: int) -> None:
        """Count bytes of a head; raises _Malformed for one that is too long."""
        self._head += size
        if self._head > self._door.limits.head_bytes:
            raise _Malformed("the head is too long")

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
