"""Checks whether the server can write to its store."""

import asyncio
import time
from collections.abc import Awaitable, Callable

from ...store import StoreError

_FRESH_SECONDS = 1.0


class Readiness:
    """Tries to write, at most once a second, so that frequent checks are cheap."""

    def __init__(self, check: Callable[[], Awaitable[None]], clock: Callable[[], float] = time.monotonic) -> None:
        """``check``: tries to write, and raises StoreError if it cannot; ``clock``: in seconds."""
        self._check, self._clock = check, clock
        self._lock = asyncio.Lock()
        self._tried = -_FRESH_SECONDS
        self._fault: StoreError | None = None

    async def check(self) -> None:
        """Return if the store can be written to; raises StoreError if it cannot."""
        async with self._lock:
            if self._clock() - self._tried >= _FRESH_SECONDS:
                self._fault = await self._try()
                self._tried = self._clock()
        if self._fault is not None:
            raise self._fault

    async def _try(self) -> StoreError | None:
        try:
            await self._check()
        except StoreError as error:
            return error
        return None
