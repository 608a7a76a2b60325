"""Ownership where one process has the store to itself: it owns every log."""

from collections.abc import Callable


class SoleOwner:
    """The part of a store that grants and gives up ownership, for a store of one process."""

    is_shared = False
    is_sure = True
    """Nobody else can own anything."""

    async def join(self, lost: Callable[[], None]) -> bytes:
        """Own every log; nothing is ever lost, and there is nobody to know by a secret."""
        return b""

    async def others(self) -> list[str]:
        """Nobody else is there."""
        return []

    async def leave(self) -> None:
        """Give up nothing: there is nobody who could take it."""

    async def missing(self, address: str) -> bool:
        """Nobody else is there."""
        return True

    async def give_up(self, table: str) -> None:
        """Keep it: there is nobody who could take it."""

    def release(self, table: str) -> None:
        """Keep it: there is nobody who could take it."""
