"""Abuse by sockets: malformed frames, repeated requests for the whole log, readers who do not read, chat, branches."""

import asyncio
import base64
import json
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache

import httpx

from foretell import WizardOptions
from foretell.game.game import Game
from foretell.record import to_record

from .target import API, Streams, Target

_NO_MASK = bytes(4)
_TEXT, _BEGINNING, _REST, _PING = 0x81, 0x01, 0x00, 0x89
_AT_ONCE = 64
_SOCKETS = 8
"""Sockets at a time from each address, each with its own task."""


def frame(first: int, payload: bytes) -> bytes:
    """A client's frame, with a mask that changes nothing."""
    size = len(payload)
    head = bytes((first, 0x80 | size)) if size < 126 else bytes((first, 0xFE)) + size.to_bytes(2)
    return head + _NO_MASK + payload


async def _open(target: Target, source: str, query: str = "", token: str = "", place: str = "") -> Streams:
    """A socket; ``place``: of the table or viewing, the target's table if it is left out."""
    reader, writer = await target.dial(source)
    lines = [
        f"GET {API}{place or f'/tables/{target.table}'}/socket{query} HTTP/1.1",
        f"Host: {target.host}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
    ]
    lines += [f"Authorization: Bearer {token}"] if token else []
    writer.write("\r\n".join([*lines, "", ""]).encode())
    try:
        async with asyncio.timeout(20):
            head = await reader.readuntil(b"\r\n\r\n")
    except (asyncio.IncompleteReadError, TimeoutError):
        head = b""
    if b" 101 " not in head:
        writer.transport.abort()
        raise ConnectionError("refused")
    return reader, writer


async def _send(target: Target, streams: Streams, piece: Callable[[], bytes], pause: float, *, reads: bool) -> None:
    """Send pieces over a socket until it is closed."""
    reader, writer = streams
    reading = asyncio.create_task(_swallow(reader)) if reads else None
    try:
        while target.goes_on and not writer.is_closing() and not (reading is not None and reading.done()):
            writer.write(piece())
            async with asyncio.timeout(5):
                await writer.drain()
            await asyncio.sleep(pause)
    finally:
        if reading is not None:
            reading.cancel()
        writer.transport.abort()


async def _swallow(reader: asyncio.StreamReader) -> None:
    while await reader.read(1 << 18):
        pass


async def pings(target: Target, source: str) -> None:
    """Ping frames at full speed."""
    piece = frame(_PING, b"") * 1000
    await _send(target, await _open(target, source), lambda: piece, 0, reads=True)


async def fragments(target: Target, source: str) -> None:
    """A message in endless empty frames."""
    piece = frame(_REST, b"") * 1000
    streams = await _open(target, source)
    streams[1].write(frame(_BEGINNING, b"{"))
    await _send(target, streams, lambda: piece, 0, reads=True)


async def resyncs(target: Target, source: str) -> None:
    """The whole log, as often as a socket may ask."""
    piece = frame(_TEXT, b'{"type":"resync","after":0}')
    await _send(target, await _open(target, source), lambda: piece, 0.05, reads=True)


async def views(target: Target, source: str) -> None:
    """The whole table, as often as a socket may ask."""
    piece = frame(_TEXT, b'{"type":"resync"}')
    await _send(target, await _open(target, source), lambda: piece, 0.05, reads=True)


async def not_reading(target: Target, source: str) -> None:
    """The whole log again and again, without reading it."""
    piece = frame(_TEXT, b'{"type":"resync","after":0}')
    await _send(target, await _open(target, source, "?after=0"), lambda: piece, 0.05, reads=False)


async def joining(target: Target, source: str) -> None:
    """Joining to be sent the whole log, and leaving again."""
    reader, writer = await _open(target, source, "?after=0")
    await reader.read(1 << 16)
    writer.transport.abort()


async def texts(target: Target, source: str) -> None:
    """Messages at full speed."""
    piece = frame(_TEXT, b'{"type":"ping"}') * 200
    await _send(target, await _open(target, source), lambda: piece, 0, reads=True)


async def chat(target: Target, source: str) -> None:
    """One player sends as much chat as is allowed, over many sockets."""
    async with _named(target, source) as (http, token):
        table = str((await _post(http, "/tables", game={"game": "wizard"}, seats=3))["table"])
        await _post(http, f"/tables/{table}/commands", type="do", id="sit", command={"do": "sit", "seat": 0})
    await asyncio.gather(*[_say(target, source, token, table, number) for number in range(_SOCKETS)])


async def _say(target: Target, source: str, token: str, table: str, number: int) -> None:
    said = iter(range(1 << 30))

    def piece() -> bytes:
        command = {"do": "say", "text": "x" * 200}
        return frame(_TEXT, json.dumps({"type": "do", "id": f"{number}-{next(said)}", "command": command}).encode())

    await _send(target, await _open(target, source, "", token, f"/tables/{table}"), piece, 0.05, reads=True)


async def branches(target: Target, source: str) -> None:
    """Branches of a long game where nobody has a move to make: each replays the game, and no branch comes of it."""
    record, line = _long_record()
    async with _named(target, source) as (http, token):
        viewing = str((await _post(http, "/viewings", **record))["viewing"])
    piece = frame(_TEXT, json.dumps({"type": "branch", "id": "b", "line": line}).encode())
    await _send(target, await _open(target, source, "", token, f"/viewings/{viewing}"), lambda: piece, 0.05, reads=True)


@cache
def _long_record() -> tuple[dict[str, object], int]:
    """The record of a game of 60 rounds, and the number of its last line, where it is over."""
    game = Game(WizardOptions(round_sizes=(10,) * 60), players=6, seed=1)
    while not game.is_over:
        game.apply(next(iter(game.legal_moves)))
    return to_record(game), sum(1 + len(story.moves) for story in game.rounds)


@asynccontextmanager
async def _named(target: Target, source: str) -> AsyncIterator[tuple[httpx.AsyncClient, str]]:
    """A client with a name, and its token."""
    transport = httpx.AsyncHTTPTransport(local_address=source)
    url = f"http://{target.host}:{target.port}{API}"
    async with httpx.AsyncClient(base_url=url, transport=transport, trust_env=False, timeout=20) as http:
        token = str((await _post(http, "/players", name="Eve"))["token"])
        http.headers["authorization"] = f"Bearer {token}"
        yield http, token


async def _post(http: httpx.AsyncClient, path: str, **body: object) -> dict[str, object]:
    answer = await http.post(path, json=body)
    if answer.is_error:
        raise ConnectionError(answer.text)
    data: dict[str, object] = answer.json()
    return data
