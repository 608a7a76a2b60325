"""A minimal WebSocket client: whole text frames and nothing else, so that the load costs little."""

import asyncio
import base64
import os
from collections.abc import Callable, Mapping
from typing import Self, cast

_HEAD_END = b"\r\n\r\n"
_TEXT, _CLOSE, _PING, _PONG = 0x81, 0x88, 0x89, 0x8A
_NO_MASK = bytes(4)
"""Clients must mask what they send; a mask of zeros changes nothing."""


class Line(asyncio.Protocol):
    """A connection; ``heard`` is called with each text."""

    def __init__(self, heard: "Callable[[Line, bytes], None]") -> None:
        self.heard = heard
        self.closed = False
        self.told_why: bytes = b""
        """The code (two bytes) and reason with which the server has closed the connection."""
        self._buffer = b""
        self._open = False
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when the server has accepted the connection."""
        self.ended = asyncio.Event()
        """Set when the connection has ended."""

    @classmethod
    async def connect(
        cls, port: int, path: str, heard: "Callable[[Line, bytes], None]", headers: Mapping[str, str]
    ) -> Self:
        """A connection that the server has accepted."""
        loop = asyncio.get_running_loop()
        transport, line = await loop.create_connection(lambda: cls(heard), "127.0.0.1", port)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = {"Host": f"127.0.0.1:{port}", "Upgrade": "websocket", "Connection": "Upgrade", **headers}
        lines |= {"Sec-WebSocket-Key": key, "Sec-WebSocket-Version": "13"}
        head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        transport.write(f"GET {path} HTTP/1.1\r\n{head}\r\n".encode())
        try:
            await line.opened
        except BaseException:
            line.opened.cancel()
            transport.abort()
            raise
        return line

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keep the transport."""
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, _error: Exception | None) -> None:
        """Note that the connection has ended."""
        self.closed = True
        self.ended.set()
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server has closed the connection"))
            self.opened.exception()  # perhaps nobody waits for it any more

    def data_received(self, data: bytes) -> None:
        """Read all whole frames."""
        data = self._buffer + data if self._buffer else data
        if not self._open:
            data = self._read_head(data)
        start = 0
        while self._open and len(data) - start >= 2:
            begin, end = _payload(data, start)
            if end > len(data):
                break
            self._read(data[start], data[begin:end])
            start = end
        self._buffer = data[start:]

    def send(self, text: bytes) -> None:
        """Send a text."""
        self._write(_TEXT, text)

    def close(self) -> None:
        """Close the connection."""
        self.closed = True
        if self._transport is not None:
            self._transport.close()

    def _read_head(self, data: bytes) -> bytes:
        head, end, rest = data.partition(_HEAD_END)
        if not end or self.opened.done():
            return data
        if not head.startswith(b"HTTP/1.1 101"):
            self.opened.set_exception(ConnectionError(head.decode(errors="replace")))
            return b""
        self._open = True
        self.opened.set_result(None)
        return rest

    def _read(self, kind: int, payload: bytes) -> None:
        if self.closed:
            return
        if kind == _TEXT:
            self.heard(self, payload)
        elif kind == _PING:
            self._write(_PONG, payload)
        elif kind == _CLOSE:
            self.told_why = payload
            self.close()
        elif kind != _PONG:
            raise ValueError(f"a frame that begins with {kind:#x}")

    def _write(self, kind: int, payload: bytes) -> None:
        if self._transport is not None and not self.closed:
            size = len(payload)
            head = bytes((kind, 0x80 | size)) if size < 126 else bytes((kind, 0xFE)) + size.to_bytes(2)
            self._transport.write(head + _NO_MASK + payload)


def _payload(data: bytes, start: int) -> tuple[int, int]:
    """The start and end of the frame's payload; the end lies beyond the data if the frame is incomplete."""
    size = data[start + 1]
    if size < 126:
        return start + 2, start + 2 + size
    width = 2 if size == 126 else 8
    begin = start + 2 + width
    return begin, begin + max(1, int.from_bytes(data[start + 2 : begin]))
