"""Abuse by requests: endless heads and bodies, connections that are held open, and floods."""

import asyncio
from itertools import count

from .target import API, Target

_LINE = b"X-%08d: " + b"a" * 40 + b"\r\n"
_PIECE = 64 * 1024
_HELD = 75
"""Connections that each address holds at a time, if allowed."""
_BREATH = 0.01


def _head(target: Target, method: str, path: str, *lines: str) -> bytes:
    more = "".join(f"{line}\r\n" for line in lines)
    return f"{method} {path} HTTP/1.1\r\nHost: {target.host}\r\n{more}".encode()


async def _pour(target: Target, source: str, begin: bytes, piece: bytes) -> None:
    """Send a piece again and again on one connection, until it is closed."""
    reader, writer = await target.dial(source)
    try:
        writer.write(begin)
        while target.goes_on and not reader.at_eof() and not writer.is_closing():
            writer.write(piece)
            async with asyncio.timeout(5):
                await writer.drain()
            await asyncio.sleep(0)
    finally:
        writer.transport.abort()


async def short_headers(target: Target, source: str) -> None:
    """An endless head of short lines."""
    piece = b"".join(_LINE % number for number in range(_PIECE // 60))
    await _pour(target, source, _head(target, "GET", "/health"), piece)


async def long_header(target: Target, source: str) -> None:
    """A head of one endless line."""
    await _pour(target, source, _head(target, "GET", "/health") + b"X: ", b"a" * _PIECE)


async def long_body(target: Target, source: str) -> None:
    """An endless body."""
    begin = _head(target, "POST", f"{API}/pads", "Content-Type: application/json", "Transfer-Encoding: chunked")
    await _pour(target, source, begin + b"\r\n", b"%x\r\n%s\r\n" % (_PIECE, b" " * _PIECE))


async def pipelined(target: Target, source: str) -> None:
    """Many requests at once, without reading the answers."""
    await _pour(target, source, b"", (_head(target, "GET", f"{API}/openapi.json") + b"\r\n") * 500)


async def _hold(target: Target, source: str, begin: bytes, trickle: bytes) -> None:
    """Hold many unfinished connections open with a byte now and then; replace lost ones."""
    held: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []
    try:
        for turn in count():
            if not target.goes_on:
                return
            held = [(reader, writer) for reader, writer in held if not reader.at_eof() and not writer.is_closing()]
            if len(held) < _HELD:
                reader, writer = await target.dial(source)
                writer.write(begin)
                held.append((reader, writer))
            if turn % 100 == 0 and trickle:
                for _, writer in held:
                    writer.write(trickle)
            await asyncio.sleep(_BREATH)
    finally:
        for _, writer in held:
            writer.transport.abort()


async def idle(target: Target, source: str) -> None:
    """Connections that send nothing."""
    await _hold(target, source, b"", b"")


async def half_heads(target: Target, source: str) -> None:
    """Heads that come a byte at a time."""
    await _hold(target, source, _head(target, "GET", "/health") + b"X: ", b"a")


async def half_bodies(target: Target, source: str) -> None:
    """Bodies that come a byte at a time."""
    lines = ("Content-Type: application/json", "Content-Length: 1000")
    await _hold(target, source, _head(target, "POST", f"{API}/players", *lines) + b"\r\n{", b" ")


async def half_handshakes(target: Target, source: str) -> None:
    """Handshakes that come a byte at a time."""
    path = f"{API}/tables/{target.table}/socket"
    begin = _head(target, "GET", path, "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13")
    await _hold(target, source, begin + b"Sec-WebSocket-Key: ", b"a")


async def connections(target: Target, source: str) -> None:
    """Connections that are opened and closed at once."""
    while target.goes_on:
        _, writer = await target.dial(source)
        writer.transport.abort()


async def asking(target: Target, source: str) -> None:
    """One expensive request after another."""
    reader, writer = await target.dial(source)
    try:
        while target.goes_on and not writer.is_closing():
            writer.write(_head(target, "GET", f"{API}/tables/{target.table}") + b"\r\n")
            if not await reader.read(1 << 16):
                return
    finally:
        writer.transport.abort()
