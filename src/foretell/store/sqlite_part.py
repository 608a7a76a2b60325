"""The part of ``SqliteStore`` on which its other parts stand."""

from abc import ABC, abstractmethod
from typing import Any

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
