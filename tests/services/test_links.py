"""A link passes on what both sides send, and fails as it is told to."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest

from tests.services.links import Link


def always() -> bool:
    return True


class Ends:
    """A client behind a link to a server that echoes lines."""

    def __init__(self, link: Link, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.link, self._reader, self._writer = link, reader, writer
        self.server_knows = asyncio.Event()
        """Set when the server's side has ended."""

    async def echo(self, text: bytes) -> bytes:
        """Send a line, and return what comes back; empty when the connection has ended."""
        self._writer.write(text + b"\n")
        with suppress(ConnectionError):
            return (await self._reader.readline()).rstrip()
        return b""

    async def nothing_comes(self) -> bool:
        """Whether nothing comes back in many turns of the event loop, in which everything else is passed on."""
        reading = asyncio.create_task(self.echo(b"into the void"))
        for _ in range(100):
            await asyncio.sleep(0)
        waits = not reading.done()
        reading.cancel()
        await asyncio.gather(reading, return_exceptions=True)
        return waits

    def close(self) -> None:
        """End the client's side."""
        self._writer.transport.abort()


@asynccontextmanager
async def linked(folder: Path) -> AsyncIterator[Ends]:
    """A client that has heard an echo."""
    made: list[Ends] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while line := await reader.readline():
                writer.write(line)
        writer.transport.abort()
        made[0].server_knows.set()

    server = await asyncio.start_unix_server(serve, folder / "server")
    async with Link(folder / "server").listening(folder / "link") as link:
        ends = Ends(link, *await asyncio.open_unix_connection(folder / "link"))
        made.append(ends)
        assert await ends.echo(b"hello") == b"hello"
        yield ends
        ends.close()
    await ends.server_knows.wait()
    server.close()
    await server.wait_closed()


async def test_bytes_go_both_ways_until_one_side_ends(tmp_path: Path) -> None:
    async with linked(tmp_path) as ends:
        assert await ends.echo(b"x" * 60_000) == b"x" * 60_000
        ends.close()
        await ends.server_knows.wait()


async def test_a_dropped_connection_ends_on_both_sides(tmp_path: Path) -> None:
    async with linked(tmp_path) as ends:
        ends.link.drop(always)
        await ends.server_knows.wait()
        assert await ends.echo(b"still there?") == b""


async def test_what_waits_in_a_stalled_link_arrives_later(tmp_path: Path) -> None:
    async with linked(tmp_path) as ends:
        ends.link.stall(always)
        assert await ends.nothing_comes()
        ends.link.flow()
        assert await ends.echo(b"later") == b"into the void"


@pytest.mark.parametrize("client_knows", [True, False])
async def test_only_one_side_learns_of_a_half_open_link(tmp_path: Path, client_knows: bool) -> None:
    async with linked(tmp_path) as ends:
        assert ends.link.halves() == 0
        ends.link.half_open(always, front_knows=client_knows)
        assert ends.link.halves() == 1
        if client_knows:
            assert await ends.echo(b"still there?") == b""
            assert not ends.server_knows.is_set()
        else:
            await ends.server_knows.wait()
            assert await ends.nothing_comes()
