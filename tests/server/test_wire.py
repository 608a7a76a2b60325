"""The fast path of sockets: whole frames, pieces of frames, many at once, and malformed ones."""

import asyncio
import base64
import json
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from foretell.server.ops.settings import Settings
from tests.server.harness import Message, Person, serving, settings_for

TEXT, REST, CLOSE, PING, PONG = 0x81, 0x80, 0x88, 0x89, 0x8A
BEGINNING = 0x01
HELLO = b'{"type":"ping"}'
KEY = bytes((1, 2, 3, 250))


def frame(payload: bytes, first: int = TEXT) -> bytes:
    """A frame as clients send them."""
    size = len(payload)
    head = bytes((first, 0x80 | size)) if size < 126 else bytes((first, 0xFE)) + size.to_bytes(2, "big")
    return head + KEY + bytes(byte ^ KEY[n % 4] for n, byte in enumerate(payload))


class Raw:
    """A raw socket."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer
        self.lines: list[bytes] = []

    async def send(self, *pieces: bytes) -> None:
        """Send pieces, each in a packet of its own."""
        for piece in pieces:
            self.writer.write(piece)
            await self.writer.drain()
            for _ in range(3):  # the server reads in turns of its own
                await asyncio.sleep(0)

    async def frame(self) -> tuple[int, bytes]:
        """The next frame: its first byte and its payload."""
        first, size = await self.reader.readexactly(2)
        if size > 125:
            size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
        return first, await self.reader.readexactly(size)

    async def until(self, kind: str) -> Message:
        """The next message of this type."""
        while True:
            while not self.lines:
                first, payload = await self.frame()
                assert first == TEXT, (first, payload)
                self.lines += payload.split(b"\n")
            message: Message = json.loads(self.lines.pop(0))
            if message["type"] == kind:
                return message

    async def closed_with(self) -> int:
        """The code with which the server closes."""
        while True:
            first, payload = await self.frame()
            if first == CLOSE:
                return int.from_bytes(payload[:2], "big")


@asynccontextmanager
async def raw(settings: Settings) -> AsyncIterator[tuple[Raw, Person, str]]:
    """A socket at a new table, as its owner."""
    async with serving(settings) as address, Person(address, "Ada") as ada:
        table = await ada.open(seats=3)
        reader, writer = await asyncio.open_connection(*address.split(":"))
        headers = ["Host: x", "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
        headers += [f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}"]
        head = "\r\n".join([f"GET /api/v1/tables/{table}/socket HTTP/1.1", *headers])
        writer.write(f"{head}\r\nAuthorization: Bearer {ada.token}\r\n\r\n".encode())
        assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
        line = Raw(reader, writer)
        await line.until("welcome")
        try:
            yield line, ada, table
        finally:
            writer.close()
            await writer.wait_closed()


async def test_a_frame_may_arrive_in_any_pieces(tmp_path: Path) -> None:
    async with raw(settings_for(tmp_path)) as (line, _, _):
        whole = frame(HELLO)
        long = frame(b'{"type":"ping"' + b" " * 200 + b"}")
        for sent in (whole, long):
            await line.send(*[sent[n : n + 1] for n in range(len(sent))])
            await line.until("pong")
        await line.send(whole * 40 + whole[:5], whole[5:])
        for _ in range(41):
            await line.until("pong")


async def test_fragmented_messages_are_understood(tmp_path: Path) -> None:
    async with raw(settings_for(tmp_path)) as (line, _, _):
        await line.send(frame(HELLO[:4], BEGINNING), frame(b"?", PING) + frame(HELLO[4:], REST))
        answers = [await line.frame(), await line.frame()]
        assert (PONG, b"?") in answers
        assert any(b"pong" in payload for _, payload in answers)
        await line.send(frame(HELLO, 0x82))
        await line.until("pong")
        for odd in (frame(b"\xff\xfe"), frame(b'{"type":"\xff', BEGINNING) + frame(b'"}', REST)):
            await line.send(odd)
            assert (await line.until("refused"))["code"] == "malformed"


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(b"x" * 5000), 1009),
        (bytes((TEXT, 0xFF)) + (1 << 40).to_bytes(8, "big"), 1009),
        (bytes((TEXT, len(HELLO))) + HELLO, 1002),
        (frame(HELLO, BEGINNING) + frame(HELLO), 1002),
        (frame(b"x" * 200, PING), 1002),
        (frame((1000).to_bytes(2, "big"), CLOSE), 1000),
    ],
)
async def test_frames_that_end_a_connection(tmp_path: Path, sent: bytes, code: int) -> None:
    async with raw(settings_for(tmp_path)) as (line, _, _):
        await line.send(sent)
        assert await line.closed_with() == code


async def test_catching_up_works_with_a_small_outbox(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    settings = replace(settings, limits=replace(settings.limits, outbox=4))
    async with raw(settings) as (line, ada, table):
        await ada.must(table, "sit", seat=0)
        for n in range(9):
            await ada.must(table, "say", text=f"word {n}")
        await line.send(frame(b'{"type":"resync","after":0}'))
        while (await line.until("line"))["seq"] != 1:
            pass
        assert [(await line.until("line"))["seq"] for _ in range(10)] == list(range(2, 12))
