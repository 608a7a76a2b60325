"""Whether the server can write."""

import asyncio
import time
from collections.abc import Callable

from ..store import Store, StoreError

_FRESH_SECONDS = 1.0


class Readiness:
    """Tries to write, and remembers the outcome for a moment: whoever asks often costs no more."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self._store, self._clock = store, clock
        self._lock = asyncio.Lock()
        self._tried = -_FRESH_SECONDS
        self._fault: StoreError | None = None

    async def check(self) -> None:
        """Return where the store can be written; raises StoreError where it cannot."""
        async with self._lock:
            if self._clock() - self._tried >= _FRESH_SECONDS:
                self._fault = await self._try()
                self._tried = self._clock()
        if self._fault is not None:
            raise self._fault

    async def _try(self) -> StoreError | None:
        try:
            await self._store.check()
        except StoreError as error:
            return error
        return None
