"""uvicorn's WebSocket protocol with a fast path for text frames, and limits on all other frames.

A move is sent to every reader at the table; through ASGI each of these messages would cost several times as much as
writing its bytes.  uvicorn handles the handshake, pings, closing, and all frames that are not a whole text; each such
frame counts as a message.  This file uses private attributes of uvicorn's class, so pyproject.toml bounds its version.
"""

import asyncio
from collections.abc import Callable
from typing import Any, cast
from weakref import ref

from starlette.requests import HTTPConnection
from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame
from websockets.http11 import Request

from .conduct import Conduct
from .door import Stage
from .http import door_of, quiet_logger

_EXTENSION = "foretell.wire"
_TEXT = 0x81
"""The first byte of a frame that is a whole text."""
_MASKED = 0x80
_HEARD_AHEAD = 16
"""Reading pauses when more messages than this wait for the app."""
_MOST_FRAGMENTS = 64
"""The most frames of one message."""
_MOST_AFTER_END = 256
"""The most frames that are read after the close was sent."""
_MOST_EARLY = 64 * 1024
"""The most bytes that may come before the handshake is complete."""
_WRITE_AHEAD = 32 * 1024
"""Writing pauses when more bytes than this wait for the client to read."""
_MISBEHAVED = 4029
_USUAL = 1024
"""The heads of shorter texts, which nearly all are, are made in advance."""


class Wire(WebSocketsSansIOProtocol):
    """A WebSocket connection that writes texts directly."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.logger = self.conn.logger = quiet_logger
        self.drained: Callable[[], None] | None = None
        """Called when the connection accepts texts again."""
        self.is_free = True
        """Whether the write buffer is (almost) empty."""
        self.heard: Callable[[bytes], object] | None = None
        """Called with a text, if no other waits for the app; returns None if it was answered."""
        self._door = door_of(config)
        self._rest = b""
        """Unread data: the beginning of a frame, or frames after many messages."""
        self._begun = False
        """Whether a message has begun and is incomplete."""
        self._after_end = 0
        """Frames that came after the close was sent."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take over the connection of the upgrade request."""
        super().connection_made(transport)
        self._visit = self._door.visit_of(self.transport)
        self._visit.late = self.transport.abort
        self._door.await_by(self._visit, Stage.SOCKET, None)
        self.conduct = Conduct(self._door, self._visit)
        self.transport.set_write_buffer_limits(high=_WRITE_AHEAD)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._door.leave(self._visit)
        super().connection_lost(exc)
        self.conn.parser.close()  # a generator that waits for data keeps itself and its connection in memory

    def shutdown(self) -> None:
        """The server ends: a handshake that is not complete is refused, and the app cannot answer it any more."""
        super().shutdown()
        self.disconnected = self.disconnected or not self.handshake_complete

    def handle_connect(self, event: Request) -> None:
        """Put the wire into the scope for the app."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"] or {}
            extensions[_EXTENSION] = {"wire": ref(self)}  # no cycle: wire, scope, wire

    async def send(self, message: ASGISendEvent) -> None:
        """Send a message of the app; after the handshake, read the data that came during it."""
        await super().send(message)
        self._go_on()

    async def receive(self) -> ASGIReceiveEvent:
        """The next message; then read the data that waited after it."""
        message = await super().receive()
        self._go_on()
        return message

    def data_received(self, data: bytes) -> None:
        """Read whole text frames; pass all others to uvicorn, frame by frame."""
        if not self.handshake_initiated:
            super().data_received(data)
            return
        if self._rest:
            data, self._rest = self._rest + data, b""
        if not self.handshake_complete:
            self._keep_early(data)
            return
        start = 0
        while start < len(data) and not self.transport.is_closing():
            payload, end = _bounds(data, start)
            if end - payload > self.config.ws_max_size:
                super().data_received(data[start:])  # uvicorn fails it
                return
            if end > len(data) or self.read_paused:
                self._rest = data[start:]
                break
            if not self._take(data, start, payload, end):
                return
            start = end
        self._await_end()

    def _take(self, data: bytes, start: int, payload: int, end: int) -> bool:
        """Read a whole frame; returns whether to go on.  While ``frames`` holds parts of a text, no other can begin."""
        if data[start] != _TEXT or not data[start + 1] & _MASKED or self.frames or self.close_sent:
            return self._take_other(data[start:end])
        self._begun = False
        text = _unmask(data[payload - 4 : payload], data[payload:end])
        left = None
        if self.heard is not None:
            left = self.heard(text)
            if left is None:
                return True
            self.heard = None  # what follows has to wait for its turn
        self.queue.put_nowait(cast(ASGIReceiveEvent, {"type": "websocket.receive", "bytes": text, "left": left}))
        if not self.read_paused and self.queue.qsize() > _HEARD_AHEAD:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    def _take_other(self, frame: bytes) -> bool:
        """Read a frame that is not a whole text, or comes after the end; returns whether to continue."""
        if self.close_sent:
            self._after_end += 1
            if self._after_end > _MOST_AFTER_END:
                self.transport.abort()
                return False
        elif not self.conduct.allows() or len(self.frames) >= _MOST_FRAGMENTS:
            self._cut()
            return False
        super().data_received(frame)
        self._begun = self._begun and bool(self.frames)
        return True

    def handle_text(self, event: Frame) -> None:
        """Take a text in several frames as bytes, like one in a single frame: the app refuses what is no text."""
        self.handle_bytes(event)

    def write(self, text: bytes) -> None:
        """Send a text, unless the connection is closed or closing."""
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            size = len(text)
            self.transport.write((_HEADS[size] if size < _USUAL else _head(size)) + text)

    def pause_writing(self) -> None:
        """The client reads too slowly."""
        super().pause_writing()
        self.is_free = False
        self._door.stall(self._visit, stalled=True)

    def resume_writing(self) -> None:
        """The write buffer has room again."""
        super().resume_writing()
        self.is_free = True
        self._door.stall(self._visit, stalled=False)
        if self.drained is not None:
            self.drained()

    def _go_on(self) -> None:
        """Read the waiting data, if nothing holds it up."""
        if self._rest and self.handshake_complete and not self.read_paused:
            self.data_received(b"")

    def _keep_early(self, data: bytes) -> None:
        """Keep data that comes before the handshake is complete."""
        self._rest = data
        if len(data) > _MOST_EARLY:
            self.conduct.strike("early")
            self.transport.abort()

    def _await_end(self) -> None:
        """Set the deadline for the end of a message that has begun."""
        begun = bool(self.frames or (self._rest and not self.read_paused))
        if begun and not self._begun:
            self._door.await_by(self._visit, Stage.SOCKET, self._door.limits.message_seconds, "slow-message")
        elif not begun and self._visit.deadline is not None:
            self._door.await_by(self._visit, Stage.SOCKET, None)
        self._begun = begun

    def _cut(self) -> None:
        """Close the connection of a client that sends too many control frames or fragments."""
        self.conduct.strike("frames")
        self.frames = []
        self.conn.send_close(_MISBEHAVED, "faults")
        self.handle_parser_exception()


def wire_of(connection: HTTPConnection) -> Wire:
    """The wire of a socket."""
    wire: Wire = connection.scope["extensions"][_EXTENSION]["wire"]()
    return wire


def _head(size: int) -> bytes:
    """The head of a frame with a whole text of this size."""
    if size < 126:
        return bytes((_TEXT, size))
    if size < 1 << 16:
        return bytes((_TEXT, 126, size >> 8, size & 0xFF))
    return bytes((_TEXT, 127)) + size.to_bytes(8)


_HEADS = tuple(map(_head, range(_USUAL)))


def _bounds(data: bytes, start: int) -> tuple[int, int]:
    """The start and end of a frame's payload; an end beyond the data if the frame is incomplete."""
    if len(data) < start + 2:
        return start, len(data) + 1
    marked, payload = data[start + 1], start + 2
    size, width = marked & ~_MASKED, 0
    if size > 125:
        width = 2 if size == 126 else 8
        if len(data) < payload + width:
            return start, len(data) + 1
        size = int.from_bytes(data[payload : payload + width])
    payload += width + (4 if marked & _MASKED else 0)
    return payload, payload + size


def _unmask(key: bytes, payload: bytes) -> bytes:
    """The unmasked payload."""
    size = len(payload)
    mask = (key * (size // 4 + 1))[:size]
    return (int.from_bytes(payload) ^ int.from_bytes(mask)).to_bytes(size)
