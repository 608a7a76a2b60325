"""A database of PostgreSQL: one connection that writes, a few that read, and this process among the nodes."""

import asyncio
from collections.abc import Callable
from typing import Any

from ..values import Conflict, Observer, StoreError
from .link import Link
from .node import Node, Patience
from .readers import CLOSED, Readers
from .writer import Writer

_NOT_SURE = "the database did not answer for too long"
_PATIENCE = 3.0


class Database:
    """The connections to a database."""

    def __init__(self, url: str, observer: Observer | None, address: str, patience: Patience) -> None:
        """``address``: where this process listens to others who use this store; empty: it does not."""
        self.url = url
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

    async def run(self, sql: str, *values: object) -> None:
        """Write by one statement."""

        async def work(connection: Any) -> None:
            await connection.execute(sql, *values)

        await self.writer.do(work)

    async def changes(self, sql: str, *values: object) -> bool:
        """Write by one statement; returns whether it has changed a row, which it returns."""

        async def work(connection: Any) -> bool:
            return await connection.fetchval(sql, *values) is not None

        return await self.writer.do(work)

    async def insert(self, sql: str, values: tuple[object, ...], fault: str) -> None:
        """Insert a row; raises Conflict, with this fault, if the statement has inserted nothing."""
        if not await self.changes(f"{sql} RETURNING 1", *values):
            raise Conflict(fault)

    def _expelled(self) -> None:
        self.node.expelled()


class Part:
    """A part of the store."""

    def __init__(self, database: Database) -> None:
        self._database = database
