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


async def watch_again(server: Server, tables: Sequence[str], each: int, spread: float, rng: Random) -> list[Line]:
    """The same, as clients come back after a restart: each at a random moment within ``spread`` seconds."""
    door = asyncio.Semaphore(len(tables) * each)

    async def come_back(table: str) -> Line:
        await asyncio.sleep(spread * rng.random())
        return await watch(server, table, door)

    return await asyncio.gather(*[come_back(table) for table in tables for _ in range(each)])


async def end(lines: Iterable[Line]) -> None:
    """Close sockets, and wait until they are closed."""
    for line in lines:
        line.close()
        await line.ended.wait()
