"""A slow line in front of a server: all connections through it share its speed."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

BITS_PER_SECOND = 400_000
LATENCY_SECONDS = 0.4
"""For the way there and back."""
_PIECE = 1024


class _Lane:
    """One direction; pieces of all connections pass one after the other."""

    def __init__(self, speed: int) -> None:
        self._free_at, self._speed = 0.0, speed

    async def passed(self, size: int) -> None:
        """Wait until a piece has left the line."""
        loop = asyncio.get_running_loop()
        self._free_at = max(self._free_at, loop.time()) + size * 8 / self._speed
        await asyncio.sleep(self._free_at - loop.time())


@asynccontextmanager
async def slow_line(port: int, speed: int = BITS_PER_SECOND, latency: float = LATENCY_SECONDS) -> AsyncIterator[int]:
    """A port of this machine from which a slow line leads to another one.

    ``speed``: bits per second; ``latency``: seconds for the way there and back.
    """
    up, down = _Lane(speed), _Lane(speed)

    async def join(near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        far, there = await asyncio.open_connection("127.0.0.1", port)
        with suppress(OSError, asyncio.CancelledError):
            await asyncio.sleep(latency)  # the connection is made
            await asyncio.gather(_pass_on(near, there, up, latency), _pass_on(far, back, down, latency))

    server = await asyncio.start_server(join, "127.0.0.1", 0)
    async with server:
        yield server.sockets[0].getsockname()[1]
        server.close()


async def _pass_on(source: asyncio.StreamReader, target: asyncio.StreamWriter, lane: _Lane, latency: float) -> None:
    """Pass on what comes, half the latency after it has left the line."""
    left: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
    arriving = asyncio.create_task(_arrive(left, target))
    with suppress(OSError):
        while piece := await source.read(_PIECE):
            await lane.passed(len(piece))
            left.put_nowait((asyncio.get_running_loop().time() + latency / 2, piece))
    left.put_nowait((0, b""))
    await arriving


async def _arrive(left: asyncio.Queue[tuple[float, bytes]], target: asyncio.StreamWriter) -> None:
    while (due := await left.get())[1]:
        await asyncio.sleep(due[0] - asyncio.get_running_loop().time())
        if not target.is_closing():
            target.write(due[1])
    target.close()
