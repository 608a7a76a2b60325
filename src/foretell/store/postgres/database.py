"""A database of PostgreSQL: one connection that writes, a few that read, and this process among the nodes."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from ..sql.database import Steps, T
from ..values import Observer, StoreError
from .connect import READERS, connected, make_pool
from .faults import PROBLEMS, fault_of, in_use, is_lost
from .link import Link
from .node import Node, Patience
from .writer import Writer

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
                    with in_use(connection):
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


_NOT_SURE = "the database did not answer for too long"
_PATIENCE = 3.0
_SCRUB = (
    "VACUUM entries, tables, seats, players, tokens, passkeys, tickets, subscriptions, ratings, bans, acts, erasures"
)


class Database:
    """The connections to a database."""

    def __init__(self, url: str, observer: Observer | None, address: str, patience: Patience) -> None:
        """``address``: where this process listens to others who use this store; empty: it does not."""
        self._url = url
        self.link = Link(url, address)
        self.writer = Writer(self.link, observer, self._expelled)
        self.node = Node(self.writer, self.ask, patience)
        self.is_closed = False
        self._readers = Readers(url)

    async def join(self, lost: Callable[[], None]) -> None:
        """Register this process as a node; ``lost``: called when it loses what it owns."""

        def lapse() -> None:
            self._readers.drop()
            lost()

        await self.node.join(lapse)

    async def leave(self) -> None:
        """Write what is waiting, and deregister this node, if the database answers."""
        await self.node.leave()
        try:
            async with asyncio.timeout(_PATIENCE):
                await self.writer.drain()
                self.writer.pause()
                await self.link.close()
        except TimeoutError:
            self.writer.pause()
            self.link.drop()

    async def check(self) -> None:
        """Write something that changes nothing: a heartbeat, if one is overdue.  Raises StoreError."""
        if self.node.is_cut_off:
            raise StoreError(_NOT_SURE)
        if self.node.is_sure:
            await self.run("UPDATE nodes SET seen = seen WHERE id = $1", self.link.node)
        else:
            await self.node.beat()

    async def close(self) -> None:
        """Finish pending writes, deregister this node, and close the connections."""
        self.is_closed = True
        await self.leave()
        self.writer.refuse(CLOSED)
        await self._readers.close()

    async def ask(self, sql: str, *values: object) -> list[Any]:
        """The rows of a query."""
        return await self._readers.ask(sql, *values)

    async def do(self, work: Callable[[], Steps[T]]) -> T:
        """Carry out the statements of a transaction; returns its result when it is on disk."""
        return await self.writer.do(lambda connection: _carried_out(work(), connection))

    async def run(self, sql: str, *values: object) -> None:
        """Write by one statement."""
        await self.writer.do(lambda connection: connection.execute(sql, *values))

    async def scrub(self) -> None:
        """Free the space of deleted rows, so that PostgreSQL overwrites it; other writes go on.

        Until then their bytes may be in free space of its files, and in write-ahead logs and backups as long as these
        are kept (docs/operators.md).
        """
        async with connected(self._url) as connection:
            await connection.execute(_SCRUB)

    def _expelled(self) -> None:
        self.node.expelled()


async def _carried_out(steps: Steps[T], connection: Any) -> T:
    """The result of the statements of a transaction."""
    try:
        sql, *values = next(steps)
        while True:
            sql, *values = steps.send(await connection.fetch(sql, *values))
    except StopIteration as done:
        result: T = done.value
        return result
