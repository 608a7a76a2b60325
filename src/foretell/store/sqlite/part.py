"""The part of ``SqliteStore`` on which its other parts stand."""

import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

from ..values import Conflict
from .writer import Writer


class SqlitePart(ABC):
    """A database that has a writer and a reader."""

    _writer: Writer

    @abstractmethod
    async def _ask(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        """The rows of a query."""

    @abstractmethod
    async def _run(self, sql: str, *values: object) -> None:
        """Write by one statement."""

    @abstractmethod
    async def _settle(self) -> None:
        """Bring all rows of the journal home to their logs."""

    async def _answered(self, ask: Callable[[sqlite3.Connection], bool]) -> bool:
        """What a piece of work answers, when it is on disk."""
        answers: list[bool] = []
        await self._writer.do(lambda connection: answers.append(ask(connection)))
        return answers[-1]


def must(connection: sqlite3.Connection, sql: str, values: tuple[object, ...], fault: str) -> None:
    """Insert a row; raises Conflict if that was not done."""
    if connection.execute(f"{sql} RETURNING 1", values).fetchone() is None:
        raise Conflict(fault)
