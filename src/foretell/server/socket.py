"""The socket of a table: what happens goes out, commands come in."""

import asyncio

from starlette.websockets import WebSocket, WebSocketDisconnect

from .context import Context, Problem, address_of
from .identity import comes_from_here
from .reader import Reader
from .talk import Talk
from .wire import wire_of

_CODES = {"slow": 4008, "restart": 1012, "faults": 4029}
"""Why a socket is closed; 4000 + an HTTP status where that says it."""


async def table_socket(socket: WebSocket) -> None:
    """Serve a socket until either side ends it."""
    context: Context = socket.app.state.context
    address = address_of(socket)
    if not comes_from_here(socket.headers, context.settings.origins):
        await socket.close(4403, "origin")
    elif not context.requests.take(address) or not context.places.enter(address):
        await socket.close(4429, "too-many")
    else:
        try:
            await _serve(socket, context)
        finally:
            context.places.leave(address)


async def _serve(socket: WebSocket, context: Context) -> None:
    actor = await context.actor(socket)
    after = _after(socket.query_params.get("after"))
    try:
        host = await context.host(socket, actor)
    except Problem as problem:
        await socket.close(4000 + problem.status, problem.code)
        return
    await socket.accept()
    reader = _SocketReader(None if actor is None else actor.player, context.settings.limits.outbox, socket)
    talk = Talk(context.hub, host, actor, reader, context.settings.limits)
    context.metrics.readers.inc()
    try:
        await host.join(reader, after)
        await _listen(socket, talk, reader)
    finally:
        host.leave(reader)
        reader.end("gone")
        context.metrics.readers.dec()
        await reader.closed()


async def _listen(socket: WebSocket, talk: Talk, reader: Reader) -> None:
    """Hear the client until it is gone, or let go."""
    receive = wire_of(socket).receive
    while reader.let_go is None:
        message = await receive()
        if message["type"] != "websocket.receive":
            return
        await talk.hear(message.get("text") or message.get("bytes") or b"")


class _SocketReader(Reader):
    """Sends what is in the outbox by itself: all messages of one turn of the loop as lines of one text."""

    def __init__(self, player: str | None, room: int, socket: WebSocket) -> None:
        super().__init__(player, room)
        self._socket = socket
        self._wire = wire_of(socket)
        self._wire.drained = self._wake
        self._loop = asyncio.get_running_loop()
        self._due = False
        self._closing: asyncio.Task[None] | None = None

    async def closed(self) -> None:
        """Send what waits still, and wait until the socket is closed, if it is to be."""
        self._send()
        self._wire.drained = None
        if self._closing is not None:
            await self._closing

    def _wake(self) -> None:
        if not self._due:
            self._due = True
            self._loop.call_soon(self._send)

    def _send(self) -> None:
        self._due = False
        if self._waiting and self._wire.is_free:
            self._wire.write(b"\n".join(self._empty()))
        if self.let_go in _CODES and self._closing is None:
            self._closing = self._loop.create_task(self._close(_CODES[self.let_go], self.let_go))

    async def _close(self, code: int, why: str) -> None:
        try:
            await self._socket.close(code, why)
        except (WebSocketDisconnect, RuntimeError, OSError):
            self.end("gone")


def _after(text: str | None) -> int | None:
    """The line after which the client wants to hear."""
    return int(text) if text is not None and text.isascii() and text.isdigit() and len(text) < 10 else None
