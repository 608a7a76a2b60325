"""Ownership in a store that one process has to itself: it owns every log."""

import asyncio
from collections.abc import Callable

from .base import Logs, Ownership
from .values import Row


class SoleOwner(Ownership):
    """Owns every log, and never loses one."""

    is_shared = False
    is_sure = True

    def __init__(self, logs: Logs) -> None:
        self._logs = logs

    async def join(self, lost: Callable[[], None]) -> bytes:
        return b""

    async def leave(self) -> None:
        return

    async def claim(self, log: str) -> list[Row]:
        return await self._logs.read(log)

    def release(self, log: str) -> "asyncio.Future[None]":
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        done.set_result(None)
        return done

    async def missing(self, address: str) -> bool:
        return True

    async def others(self) -> list[str]:
        return []
