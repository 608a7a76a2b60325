"""The socket of a log: new lines go out, commands come in."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from ...store import StoreError
from ..net.access import Access, access_of, address_of, is_relayed
from ..net.http import visit_of
from ..net.identity import comes_from_here, subprotocol_of
from ..net.problem import Problem, problem_of
from ..net.reader import Reader
from ..net.wire import wire_of
from .conversation import Conversation
from .host import LogHost

_CODES = {
    "slow": 4008,
    "restart": 1012,
    "moved": 1012,
    "faults": 4029,
    "signed-out": 4401,
    "no-spectators": 4403,
    "removed": 4403,
    "banned": 4403,
    "barred": 4403,
}
"""Close codes by reason; a problem's code is 4000 plus its HTTP status."""
_ENDED = object()
"""Wakes the listener of a reader that was disconnected."""


async def serve_socket(socket: WebSocket, serve: Callable[[WebSocket], Awaitable[None]]) -> None:
    """Serve a socket of an allowed page, from an address within its limits.

    A socket that ``serve`` refuses with Problem is opened and closed again: a browser tells its page nothing about a
    socket that is refused before it opens, and reports a failed request to its user.
    """
    access, address = access_of(socket), address_of(socket)
    access.door.known_as(visit_of(socket), address)
    if not comes_from_here(socket, access.settings):
        await socket.close(4403, "origin")
    elif is_relayed(socket):
        await _serve_or_say_why(socket, serve)
    elif access.bars.address(address):
        await socket.close(4403, "barred")
    elif access.door.is_shut_out(address) or not access.requests.take(address) or not access.places.enter(address):
        access.door.strike("handshakes", address, 0.5)
        await socket.close(4429, "too-many")
    else:
        try:
            await access.door.turns.take(address)
            await _serve_or_say_why(socket, serve)
        finally:
            access.places.leave(address)


async def _serve_or_say_why(socket: WebSocket, serve: Callable[[WebSocket], Awaitable[None]]) -> None:
    """Serve a socket, or open and close it with the code of the problem."""
    try:
        await serve(socket)
    except (Problem, StoreError) as error:
        problem = problem_of(error)
        await accept(socket)
        await socket.close(4000 + problem.status, problem.code)


async def accept(socket: WebSocket) -> None:
    """Open a socket."""
    await socket.accept(subprotocol_of(socket))


async def converse(
    reader: "SocketReader",
    host: LogHost[Any, Any],
    conversation: Conversation[Any],
    after: int | None,
    look_again: Callable[[], Awaitable[None]],
) -> None:
    """Let a reader join, and answer its messages until the client is gone or disconnected.

    ``look_again``: ends a reader who was signed out before it had joined, and so was not ended then.
    """
    readers = reader.access.metrics.readers
    readers.inc()
    try:
        await host.join(reader, after)
        await look_again()
        await _listen(reader, conversation)
    finally:
        host.leave(reader)
        reader.end("gone")
        readers.dec()
        await reader.closed()


async def _listen(reader: "SocketReader", conversation: Conversation[Any]) -> None:
    """Answer messages; most are answered at once, when the wire reads them."""
    wire = reader.wire

    def hear(text: bytes) -> object:
        left = conversation.hear(text) if reader.let_go is None else _ENDED
        return _ENDED if left is None and reader.let_go is not None else left

    try:
        while reader.let_go is None:
            wire.heard = hear if wire.queue.empty() else None
            message = await wire.receive()
            if message["type"] != "websocket.receive" or reader.let_go is not None:
                return
            left = message.get("left") or conversation.hear(message.get("text") or message.get("bytes") or b"")
            if left is not None:
                await conversation.answer(left)
    finally:
        wire.heard = None


class SocketReader(Reader):
    """Sends its outbox: all messages of one turn of the event loop as lines of one text."""

    def __init__(self, player: str | None, socket: WebSocket) -> None:
        """``player``: the id of the reader's player; ``socket``: an accepted one."""
        self.access: Access = access_of(socket)
        limits = self.access.settings.limits
        super().__init__(player, limits.outbox, limits.outbox_bytes, self.access.outboxes)
        self.socket = socket
        self.wire = wire_of(socket)
        self.wire.drained = self.wake
        self._loop = asyncio.get_running_loop()
        self._due = False
        self._closing: asyncio.Task[None] | None = None

    async def closed(self) -> None:
        """Send the rest of the outbox, and wait until the socket is closed if it is closing."""
        self.flush()
        self.wire.drained = None
        self.end("gone", drop=True)
        if self._closing is not None:
            await self._closing

    def wake(self) -> None:
        """Send new messages at the end of this turn of the event loop."""
        if not self._due:
            self._due = True
            self._loop.call_soon(self.flush)

    def flush(self) -> None:
        """Send new messages now, if the client reads, and close the socket at the end."""
        self._due = False
        if (self._messages or self._behind) and self.wire.is_free:
            self.wire.write(b"\n".join(self._next()))
            if self._behind:
                self.wake()
        if self.let_go is not None and self.let_go in _CODES and self._closing is None:
            self._closing = self._loop.create_task(self._close(_CODES[self.let_go], self.let_go))

    async def _close(self, code: int, why: str) -> None:
        try:
            await self.socket.close(code, why)
        except (WebSocketDisconnect, RuntimeError, OSError):
            self.end("gone")


def asked_after(socket: WebSocket) -> int | None:
    """The number of the last line that the client has; None if it has none."""
    text = socket.query_params.get("after")
    return int(text) if text is not None and text.isascii() and text.isdigit() and len(text) < 10 else None
