"""uvicorn's WebSocket protocol with a short way in and out for texts.

A move is told to every reader at the table; on the way through ASGI each of these messages would cost several times
what it costs to write its bytes.  The handshake, pings and closing are left to uvicorn, and so is all that is no whole
text.
"""

import asyncio
from collections.abc import Callable
from typing import Any

from starlette.requests import HTTPConnection
from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.http11 import Request

_EXTENSION = "foretell.wire"
_TEXT = 0x81
"""The first byte of a frame that is a whole text."""
_MASKED = 0x80
_HEARD_AHEAD = 16
"""So many messages may wait to be heard before no more are read."""


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
        self.drained: Callable[[], None] | None = None
        """Called when the connection takes texts again after it did not."""
        self._rest = b""
        """The beginning of a frame whose end is not there yet."""

    def handle_connect(self, event: Request) -> None:
        """Let the app find the wire."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"] or {}
            extensions[_EXTENSION] = {"wire": self}

    def data_received(self, data: bytes) -> None:
        """Take whole texts out of what comes; all else is uvicorn's, frame by frame."""
        if self._rest:
            data, self._rest = self._rest + data, b""
        start = 0
        while start < len(data):
            if not self.handshake_complete or self.close_sent:
                super().data_received(data[start:])
                return
            payload, end = _bounds(data, start)
            if end - payload > self.config.ws_max_size:
                super().data_received(data[start:])  # and let it fail
                return
            if end > len(data):
                self._rest = data[start:]
                return
            self._take(data, start, payload, end)
            start = end

    def _take(self, data: bytes, start: int, payload: int, end: int) -> None:
        """A whole frame.  While ``frames`` holds parts of a text, no other can begin."""
        if data[start] != _TEXT or not data[start + 1] & _MASKED or self.frames:
            super().data_received(data[start:end])
            return
        self.queue.put_nowait(
            {"type": "websocket.receive", "bytes": _unmask(data[payload - 4 : payload], data[payload:end])}
        )
        if not self.read_paused and self.queue.qsize() > _HEARD_AHEAD:
            self.read_paused = True
            self.transport.pause_reading()

    def write(self, text: bytes) -> None:
        """Send a text; nothing where the other side is gone, or going."""
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(_head(len(text)) + text)

    @property
    def is_free(self) -> bool:
        """Whether what was written is (almost) gone; else more would pile up here."""
        return self.writable.is_set()

    def resume_writing(self) -> None:
        """Tell that there is room again."""
        super().resume_writing()
        if self.drained is not None:
            self.drained()


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
