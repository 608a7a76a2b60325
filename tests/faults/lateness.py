"""How long this program itself stands still, since other programs have the processor: then it hears nothing either."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Self

_TICK_SECONDS = 0.05


class Lateness:
    """The longest standstill since ``begin``."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock, self._longest = clock, 0.0

    @asynccontextmanager
    async def measured(self) -> AsyncIterator[Self]:
        """Measure while the context lasts."""
        task = asyncio.create_task(self._run())
        try:
            yield self
        finally:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    def begin(self) -> None:
        """Measure from now on."""
        self._longest = 0.0

    def longest(self) -> float:
        """In seconds."""
        return self._longest

    async def _run(self) -> None:
        while True:
            began = self._clock()
            await asyncio.sleep(_TICK_SECONDS)
            self._longest = max(self._longest, self._clock() - began - _TICK_SECONDS)
