"""The part of ``PostgresStore`` on which its other parts stand."""

from abc import ABC, abstractmethod
from typing import Any

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
