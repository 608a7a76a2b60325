"""Ownership where one process has the store to itself: it owns every log."""

from collections.abc import Callable
from typing import Protocol

from .base import Row


class SoleOwner(Protocol):
    """The part of a store that grants and gives up ownership, for a store of one process."""

    is_sure: bool = True
    """Nobody else can own anything."""

    async def join(self, lost: Callable[[], None]) -> None:
        """Own every log; nothing is ever lost."""

    async def leave(self) -> None:
        """Give up nothing: there is nobody who could take it."""

    async def claim(self, table: str) -> list[Row]:
        """All rows of a table's log."""
        return await self.read(table)

    def release(self, table: str) -> None:
        """Keep it: there is nobody who could take it."""

    async def read(self, table: str, after: int = 0) -> list[Row]:
        """The rows of a table's log after this number."""
        ...
