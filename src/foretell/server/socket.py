"""The socket of a table: what happens goes out, commands come in."""

import asyncio
from collections.abc import Awaitable, Callable

from starlette.websockets import WebSocket, WebSocketDisconnect

from ..store import StoreError
from .broken import Broken
from .context import Context, Problem, address_of
from .faults import problem_of
from .http import visit_of
from .identity import comes_from_here
from .reader import Reader
from .talk import Talk
from .wire import wire_of

_CODES = {"slow": 4008, "restart": 1012, "faults": 4029}
"""Why a socket is closed; 4000 + an HTTP status where that says it."""


async def table_socket(socket: WebSocket) -> None:
    """Serve a table's socket until either side ends it."""
    await admitted(socket, _serve)


async def admitted(socket: WebSocket, serve: Callable[[WebSocket, Context], Awaitable[None]]) -> None:
    """Serve a socket of a page that may ask, from an address that has not asked for too much.

    What is not there, or not for this reader, is opened and closed again: of a socket that is refused before it opens
    a browser tells its page nothing, and its user of a failed request.
    """
    context: Context = socket.app.state.context
    address = address_of(socket)
    context.door.known_as(visit_of(socket), address)
    if not comes_from_here(socket, context.settings):
        await socket.close(4403, "origin")
    elif context.door.is_shut_out(address) or not context.requests.take(address) or not context.places.enter(address):
        context.door.strike("handshakes", address, 0.5)
        await socket.close(4429, "too-many")
    else:
        try:
            await context.door.turns.take(address)
            await serve(socket, context)
        except (Problem, Broken, StoreError) as error:
            problem = problem_of(error)
            await socket.accept()
            await socket.close(4000 + problem.status, problem.code)
        finally:
            context.places.leave(address)


async def _serve(socket: WebSocket, context: Context) -> None:
    actor = await context.actor(socket)
    after = asked_after(socket)
    host = await context.host(socket, actor)
    context.allow_reading(socket, host.lines_to_tell(after))
    await socket.accept()
    reader = SocketReader(None if actor is None else actor.player, context, socket)
    talk = Talk(context.hub, host, actor, reader, reader.wire.conduct)
    await converse(reader, context, lambda: host.join(reader, after), talk.hear, host.leave)


async def converse(
    reader: "SocketReader",
    context: Context,
    join: Callable[[], Awaitable[None]],
    hear: Callable[[bytes | str], Awaitable[None]],
    leave: Callable[[Reader], None],
) -> None:
    """Let a reader join, hear what comes until the client is gone or let go, and let the reader leave."""
    context.metrics.readers.inc()
    try:
        await join()
        await _listen(reader, hear)
    finally:
        leave(reader)
        reader.end("gone")
        context.metrics.readers.dec()
        await reader.closed()


async def _listen(reader: "SocketReader", hear: Callable[[bytes | str], Awaitable[None]]) -> None:
    """Hear the client until it is gone, or let go."""
    receive = reader.wire.receive
    while reader.let_go is None:
        message = await receive()
        if message["type"] != "websocket.receive":
            return
        await hear(message.get("text") or message.get("bytes") or b"")


class SocketReader(Reader):
    """Sends what is in the outbox by itself: all messages of one turn of the loop as lines of one text."""

    def __init__(self, player: str | None, context: Context, socket: WebSocket) -> None:
        """``player``: who reads; ``socket``: one that was accepted."""
        limits = context.settings.limits
        super().__init__(player, limits.outbox, limits.outbox_bytes, context.outboxes)
        self._socket = socket
        self.wire = wire_of(socket)
        self.wire.drained = self._wake
        self._loop = asyncio.get_running_loop()
        self._due = False
        self._closing: asyncio.Task[None] | None = None

    async def closed(self) -> None:
        """Send what waits still, and wait until the socket is closed, if it is to be."""
        self._send()
        self.wire.drained = None
        self.end("gone", drop=True)
        if self._closing is not None:
            await self._closing

    def _wake(self) -> None:
        if not self._due:
            self._due = True
            self._loop.call_soon(self._send)

    def _send(self) -> None:
        self._due = False
        if self.has_more and self.wire.is_free:
            self.wire.write(b"\n".join(self._next()))
            if self.has_more:
                self._wake()
        if self.let_go in _CODES and self._closing is None:
            self._closing = self._loop.create_task(self._close(_CODES[self.let_go], self.let_go))

    async def _close(self, code: int, why: str) -> None:
        try:
            await self._socket.close(code, why)
        except (WebSocketDisconnect, RuntimeError, OSError):
            self.end("gone")


def asked_after(socket: WebSocket) -> int | None:
    """The line after which the client wants to hear."""
    text = socket.query_params.get("after")
    return int(text) if text is not None and text.isascii() and text.isdigit() and len(text) < 10 else None
