"""What a server says that is none of ours, or means harm: the client ends with an error, and never waits for more."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

import pytest
from websockets.asyncio.server import ServerConnection, serve

from foretell.client import OtherRules, ServerLost
from foretell.client import http as http_module
from foretell.client import table as table_module
from foretell.client.address import address_of
from foretell.client.connection import Connection
from foretell.client.errors import ClientError
from foretell.client.http import Http
from foretell.client.table import AsyncTable
from foretell.server.protocol.commands import Commit
from foretell.server.protocol.messages import PlayerView
from tests.waiting import PATIENCE, happens

_LINE = '{"type": "line", "seq": 1, "at": 1, "action": {}, "events": [], "turn": 0, "phase": "", "led": 0}'
ODD = ("", "null", "[]", '{"type": []}', '{"type": {}}', '{"seq": 1}', "[" * 100_000, '{"type": "welcome"}', _LINE)


@pytest.mark.parametrize("said", ODD, ids=range(len(ODD)))
async def test_what_no_server_of_ours_says_ends_the_connection(said: str) -> None:
    async def say(client: ServerConnection) -> None:
        await client.send(said)
        await client.wait_closed()

    async with serve(say, "127.0.0.1", 0) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        connection = Connection(address_of(f"http://127.0.0.1:{port}"), "t" * 12, "", 60.0)
        connection.start()
        try:
            await happens(lambda: connection.error is not None, "the client gives up")
            with pytest.raises(OtherRules, match="cannot be read"):
                await connection.do(Commit(""))
        finally:
            await asyncio.wait_for(connection.close(), 10)


@pytest.mark.parametrize(
    ("status", "said", "error"),
    [
        (200, b'{"x":' + b"[" * 10_000, OtherRules),
        (500, b'{"x":' + b"[" * 10_000, ServerLost),
        (200, b" " * 200_000, OtherRules),
        (500, b" " * 200_000, ServerLost),
    ],
)
async def test_an_answer_that_is_deep_or_never_ends_is_refused(
    monkeypatch: pytest.MonkeyPatch, status: int, said: bytes, error: type[ClientError]
) -> None:
    monkeypatch.setattr(http_module, "_LARGEST", 100_000)

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(f"HTTP/1.1 {status} X\r\n\r\n".encode() + said)
        await writer.drain()
        if len(said) > 100_000:
            await reader.read()  # until the client has had enough

    await check_answered(answer, error)


ENDLESS = {
    "preliminary answers": (b"", b"HTTP/1.1 100 Continue\r\n\r\n"),
    "a line": (b"HTTP/1.1 200 X", b"x"),
    "a body": (b"HTTP/1.1 200 X\r\n\r\n", b" "),
    "a refusal": (b"HTTP/1.1 400 X\r\n\r\n", b" "),
    "a body in parts": (b"HTTP/1.1 200 X\r\nTransfer-Encoding: chunked\r\n\r\n", b"1\r\n \r\n"),
    "nothing": (b"", b""),
}


@pytest.mark.parametrize("what", ENDLESS)
async def test_an_answer_that_does_not_end_in_time_is_given_up(monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    monkeypatch.setattr(http_module, "_SECONDS", 0.2)
    begin, then = ENDLESS[what]

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(begin)
        with suppress(OSError):
            while not reader.at_eof():
                writer.write(then)
                await writer.drain()
                await asyncio.sleep(0)

    await check_answered(answer, ServerLost)


Answer = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


async def check_answered(answer: Answer, error: type[ClientError], scheme: str = "http") -> None:
    """Check with which error a question ends."""
    done = asyncio.Event()

    async def answer_all(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            await answer(reader, writer)
        writer.close()
        done.set()

    async with await asyncio.start_server(answer_all, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        with pytest.raises(error):
            await asyncio.wait_for(Http(address_of(f"{scheme}://127.0.0.1:{port}")).get("/me", PlayerView), PATIENCE)
        await asyncio.wait_for(done.wait(), PATIENCE)


async def test_who_does_not_speak_tls_is_lost() -> None:
    async def answer(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 200 X\r\n\r\n")

    await check_answered(answer, ServerLost, "https")


async def test_a_table_that_is_never_shown_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def say_nothing(client: ServerConnection) -> None:
        await client.wait_closed()

    monkeypatch.setattr(table_module, "_ENTER_SECONDS", 0.1)
    async with serve(say_nothing, "127.0.0.1", 0) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        table = AsyncTable(Http(address_of(f"http://127.0.0.1:{port}")), "t" * 12, 0.1, [])
        with pytest.raises(ServerLost, match="has not shown the table"):
            await asyncio.wait_for(table.enter(), PATIENCE)
        await asyncio.wait_for(table.close(), PATIENCE)
