"""Connections to PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg

from ..opening import shown
from ..values import StoreError
from .faults import PROBLEMS, fault_of
from .migrations import migrate

_CONNECT_SECONDS, _ALL_SECONDS = 6.0, 13.0
"""For one of the addresses of a database, and for all of them: an overloaded machine takes seconds."""
_MOST_SECONDS = 60.0
"""The time limit for a statement; a process that owns logs notices much sooner if its database does not answer."""
_IDLE_MS = 4000
"""A process that stops in the middle of a transaction must not hold its locks for longer."""
_OLDEST = 150000
READERS = 4
_READ_SECONDS = 4.0
_SESSION = {
    "application_name": "foretell",
    "idle_in_transaction_session_timeout": str(_IDLE_MS),
    "client_encoding": "UTF8",
}


async def connect(url: str) -> Any:
    """A connection on which every commit is durable; raises an error of ``PROBLEMS``, and StoreError."""
    async with asyncio.timeout(_ALL_SECONDS):
        connection = await asyncpg.connect(
            url, timeout=_CONNECT_SECONDS, command_timeout=_MOST_SECONDS, server_settings=_SESSION
        )
        await connection.execute(
            "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
        )
    return connection


@asynccontextmanager
async def connected(url: str) -> AsyncIterator[Any]:
    """A connection for the work in this context, in which PostgreSQL's errors become StoreError."""
    try:
        connection = await connect(url)
        try:
            yield connection
        finally:
            await connection.close(timeout=_CONNECT_SECONDS)
    except PROBLEMS as error:
        raise fault_of(error, f"{shown(url)} cannot be used") from None


async def prepare(url: str) -> None:
    """Create the schema, or bring it up to date; raises StoreError if the database cannot be used."""
    async with connected(url) as connection:
        version = int(await connection.fetchval("SHOW server_version_num"))
        if version < _OLDEST:
            found, needed = version // 10000, _OLDEST // 10000
            raise StoreError(f"{shown(url)} is PostgreSQL {found}; foretell needs {needed} or newer")
        try:
            await migrate(connection)
        except StoreError as error:
            raise StoreError(f"{shown(url)} cannot be used: {error}") from None


def make_pool(url: str) -> Any:
    """Connections for reading, opened when they are needed."""
    return asyncpg.create_pool(
        url,
        min_size=0,
        max_size=READERS,
        timeout=_CONNECT_SECONDS,
        command_timeout=_READ_SECONDS,
        server_settings=_SESSION,
    )
