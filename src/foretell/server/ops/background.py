"""Work that is done in the background, and ends with the server."""

import asyncio
from collections.abc import Coroutine


class Background:
    """Tasks that are kept until they are done."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, work: Coroutine[object, object, None]) -> "asyncio.Task[None]":
        """Start this in the background; keep the task if you may have to cancel it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def close(self) -> None:
        """Cancel what is not done, and wait until it has ended."""
        for task in self._tasks:
            task.cancel()
        await self.ended()

    async def ended(self) -> None:
        """Wait until everything has ended."""
        await asyncio.gather(*self._tasks, return_exceptions=True)
