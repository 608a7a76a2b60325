"""uvicorn's WebSocket protocol with a short way in and out for texts, and limits for all that is no text.

A move is told to every reader at the table; on the way through ASGI each of these messages would cost several times
what it costs to write its bytes.  The handshake, pings and closing are left to uvicorn, and so is all that is no whole
text; each such frame counts as a message.
"""

import asyncio
from collections.abc import Callable
from typing import Any

from starlette.requests import HTTPConnection
from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.http11 import Request

from .conduct import Conduct
from .door import Stage
from .http import door_of, quiet_logger

_EXTENSION = "foretell.wire"
_TEXT = 0x81
"""The first byte of a frame that is a whole text."""
_MASKED = 0x80
_HEARD_AHEAD = 16
"""So many messages may wait to be heard before no more are read."""
_MOST_FRAGMENTS = 64
"""A message comes in so many frames at most."""
_MOST_AFTER_END = 256
"""So many frames may be on their way still when a connection is closed."""
_MOST_EARLY = 64 * 1024
"""So much may come before the handshake is over."""
_WRITE_AHEAD = 32 * 1024
"""So many bytes may wait for the other side to read before no more are written."""
_MISBEHAVED = 4029


class Wire(WebSocketsSansIOProtocol):
    """A connection that texts can be written to at once."""

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
        """Called when the connection takes texts again after it did not."""
        self._door = door_of(config)
        self._rest = b""
        """What was not looked at yet: the beginning of a frame, or frames behind many messages."""
        self._begun = False
        """Whether a part of a message is there, and its end is waited for."""
        self._after_end = 0
        """Frames that came after the close was sent."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take over a connection that came in for requests."""
        super().connection_made(transport)
        self._visit = self._door.visit_of(self.transport)
        self._visit.late = self.transport.abort
        self._door.await_by(self._visit, Stage.SOCKET, None)
        self.conduct = Conduct(self._door, self._visit)
        self.transport.set_write_buffer_limits(high=_WRITE_AHEAD)

    def connection_lost(self, exc: Exception | None) -> None:
        """Leave."""
        self._door.leave(self._visit)
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        """Let the app find the wire."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"] or {}
            extensions[_EXTENSION] = {"wire": self}

    async def send(self, message: ASGISendEvent) -> None:
        """Send what the app says; after the handshake, look at what came during it."""
        await super().send(message)
        self._go_on()

    async def receive(self) -> ASGIReceiveEvent:
        """The next message; what came behind many of them is looked at when they are heard."""
        message = await super().receive()
        self._go_on()
        return message

    def data_received(self, data: bytes) -> None:
        """Take whole texts out of what comes; all else is uvicorn's, frame by frame."""
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
                super().data_received(data[start:])  # and let it fail
                return
            if end > len(data) or self.read_paused:
                self._rest = data[start:]
                break
            if not self._take(data, start, payload, end):
                return
            start = end
        self._await_end()

    def _take(self, data: bytes, start: int, payload: int, end: int) -> bool:
        """A whole frame; whether more are looked at.  While ``frames`` holds parts of a text, no other can begin."""
        if data[start] != _TEXT or not data[start + 1] & _MASKED or self.frames or self.close_sent:
            return self._take_other(data[start:end])
        self._begun = False
        self.queue.put_nowait(
            {"type": "websocket.receive", "bytes": _unmask(data[payload - 4 : payload], data[payload:end])}
        )
        if not self.read_paused and self.queue.qsize() > _HEARD_AHEAD:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    def _take_other(self, frame: bytes) -> bool:
        """A frame that is no whole text, or comes after the end; whether more are looked at."""
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

    def write(self, text: bytes) -> None:
        """Send a text; nothing where the other side is gone, or going."""
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(_head(len(text)) + text)

    @property
    def is_free(self) -> bool:
        """Whether what was written is (almost) gone; else more would pile up here."""
        return self.writable.is_set()

    def pause_writing(self) -> None:
        """The other side does not read as fast as is written."""
        super().pause_writing()
        self._door.stall(self._visit, stalled=True)

    def resume_writing(self) -> None:
        """Tell that there is room again."""
        super().resume_writing()
        self._door.stall(self._visit, stalled=False)
        if self.drained is not None:
            self.drained()

    def _go_on(self) -> None:
        """Look at what waits, if it has to wait no more."""
        if self._rest and self.handshake_complete and not self.read_paused:
            self.data_received(b"")

    def _keep_early(self, data: bytes) -> None:
        """What comes before the server has agreed to a socket waits."""
        self._rest = data
        if len(data) > _MOST_EARLY:
            self.conduct.strike("early")
            self.transport.abort()

    def _await_end(self) -> None:
        """A message that has begun must end in time."""
        begun = bool(self.frames or (self._rest and not self.read_paused))
        if begun and not self._begun:
            self._door.await_by(self._visit, Stage.SOCKET, self._door.limits.message_seconds, "slow-message")
        elif not begun and self._visit.deadline is not None:
            self._door.await_by(self._visit, Stage.SOCKET, None)
        self._begun = begun

    def _cut(self) -> None:
        """Close the connection of somebody who sends too much that is no message."""
        self.conduct.strike("frames")
        self.frames = []
        self.conn.send_close(_MISBEHAVED, "faults")
        self.handle_parser_exception()


def wire_of(connection: HTTPConnection) -> Wire:
    """The wire of a socket."""
    wire: Wire = connection.scope["extensions"][_EXTENSION]["wire"]
    return wire


def _head(size: int) -> bytes:
    """The beginning of a frame with a whole text of so many bytes."""
    if size < 126:
        return bytes((_TEXT, size))
    if size < 1 << 16:
        return bytes((_TEXT, 126, size >> 8, size & 0xFF))
    return bytes((_TEXT, 127)) + size.to_bytes(8)


def _bounds(data: bytes, start: int) -> tuple[int, int]:
    """Where the payload of a frame begins and ends; beyond the data where that cannot be said yet."""
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
    """What a client has masked, as it was."""
    size = len(payload)
    mask = (key * (size // 4 + 1))[:size]
    return (int.from_bytes(payload) ^ int.from_bytes(mask)).to_bytes(size)
