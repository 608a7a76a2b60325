"""The few reading connections of a process."""

import asyncio
from collections.abc import Sequence
from typing import Any

from ..values import StoreError
from .connect import READERS, make_pool
from .faults import PROBLEMS, fault_of, is_lost

CLOSED = "the store is closed"
_PATIENCE_SECONDS = 3.0


class Readers:
    """Opens connections when they are needed."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._pool: Any = None
        self._opening = asyncio.Lock()
        self._free = asyncio.Semaphore(READERS)
        """Queries wait here, so that none waits for a connection that may be dropped."""
        self._closed = False

    async def ask(self, sql: str, *values: object) -> list[Any]:
        """The rows of a query, which is tried on another connection if the first is lost.  Raises StoreError."""
        for is_last in (False, True):
            try:
                async with self._free, (await self._connections()).acquire() as connection:
                    return await fetch(connection, sql, values)
            except PROBLEMS as error:
                if is_last or not is_lost(error) or isinstance(error, TimeoutError):
                    raise fault_of(error, "the database cannot be read") from None
        return []

    def drop(self) -> None:
        """Drop all connections, as the writing one was: on each of them a query might wait for its time limit."""
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.terminate()

    async def close(self) -> None:
        """Refuse all further queries, and close the connections."""
        self._closed = True
        if self._pool is not None:
            try:
                await asyncio.wait_for(self._pool.close(), _PATIENCE_SECONDS)
            except PROBLEMS:
                self._pool.terminate()

    async def _connections(self) -> Any:
        if self._closed:
            raise StoreError(CLOSED)
        async with self._opening:
            if self._pool is None:
                self._pool = await make_pool(self._url)
        return self._pool


async def fetch(connection: Any, sql: str, values: Sequence[object]) -> list[Any]:
    """The rows of a query; drops a connection that does not answer, since returning it would wait for the answer."""
    try:
        return list(await connection.fetch(sql, *values))
    except TimeoutError:
        connection.terminate()
        raise
