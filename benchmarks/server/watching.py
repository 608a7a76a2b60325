"""Sockets that only watch tables, and the tables that they watch."""

import asyncio
from collections.abc import Iterable, Sequence
from random import Random

from .foretell_server import API
from .frames import Line
from .processes import Server

LINES = 15
"""The lines of each table that ``idle.fill`` makes."""
_AT_ONCE = 64
_FIRST_WAIT, _LONGEST_WAIT = 0.25, 8.0
"""Seconds, as in ``web/src/server/reconnecting_socket.ts``."""


def _ignore(_line: Line, _text: bytes) -> None:
    """Hear a message."""


async def watch(server: Server, table: str, door: asyncio.Semaphore) -> Line:
    """A socket of a spectator who has all lines of a table."""
    async with door:
        return await Line.connect(server.port, f"{API}/tables/{table}/socket?after={LINES}", _ignore, {})


async def watch_all(server: Server, tables: Sequence[str], each: int) -> list[Line]:
    """This number of sockets at each table."""
    door = asyncio.Semaphore(_AT_ONCE)
    return await asyncio.gather(*[watch(server, table, door) for table in tables for _ in range(each)])


async def watch_again(
    server: Server, tables: Sequence[str], each: int, spread: float, rng: Random
) -> tuple[list[Line], int]:
    """The same, as pages come back after a restart: each at a random moment within ``spread`` seconds.

    Those that fail try again later and later.  Returns the sockets, and how often one failed.
    """
    door, failed = asyncio.Semaphore(len(tables) * each), 0

    async def come_back(table: str) -> Line:
        nonlocal failed
        wait, later = spread * rng.random(), _FIRST_WAIT
        while True:
            await asyncio.sleep(wait)
            try:
                return await watch(server, table, door)
            except OSError:
                failed += 1
            wait, later = later * (0.5 + rng.random() / 2), min(_LONGEST_WAIT, 2 * later)

    return await asyncio.gather(*[come_back(table) for table in tables for _ in range(each)]), failed


async def end(lines: Iterable[Line]) -> None:
    """Close sockets, and wait until they are closed."""
    for line in lines:
        line.close()
        await line.ended.wait()
