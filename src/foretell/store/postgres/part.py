"""The part of ``PostgresStore`` on which its other parts stand."""

from abc import ABC, abstractmethod
from typing import Any

from ..values import Conflict
from .link import Link
from .writer import Writer


class PostgresPart(ABC):
    """A database that has a connection that writes, and others that read."""

    _writer: Writer
    _link: Link
    _url: str

    @abstractmethod
    async def _ask(self, sql: str, *values: object) -> list[Any]:
        """The rows of a query."""

    @abstractmethod
    async def _run(self, sql: str, *values: object) -> None:
        """Write by one statement."""

    async def _changes(self, sql: str, *values: object) -> bool:
        """Write by one statement; returns whether it has changed a row."""

        async def work(connection: Any) -> bool:
            return await connection.fetchval(sql, *values) is not None

        return await self._writer.do(work)

    async def _add(self, sql: str, values: tuple[object, ...], fault: str) -> None:
        """Insert a row; raises Conflict if that was not done."""
        if not await self._changes(f"{sql} RETURNING 1", *values):
            raise Conflict(fault)
