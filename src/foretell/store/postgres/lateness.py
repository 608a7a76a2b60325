"""How late this process is with its own work, because its event loop is busy or it gets no CPU time."""

import asyncio
from collections import deque
from collections.abc import Callable

_TICK_SECONDS = 0.1
_REMEMBERED_SECONDS = 60.0


class Lateness:
    """Delays of the event loop, by a clock in seconds."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._due = float("inf")
        """When the event loop should wake up next."""
        self._delays: deque[tuple[float, float]] = deque()
        """When it should have woken up, and when it did, oldest first."""

    async def measure(self) -> None:
        """Measure until cancelled."""
        while True:
            self._due = self._clock() + _TICK_SECONDS
            await asyncio.sleep(_TICK_SECONDS)
            self.note(self._due, self._clock())

    def note(self, due: float, came: float) -> None:
        """Note when the event loop should have woken up, and when it did."""
        if came > due:
            self._delays.append((due, came))
        while self._delays and self._delays[0][1] < came - _REMEMBERED_SECONDS:
            self._delays.popleft()

    def since(self, when: float) -> float:
        """How long the event loop has been late since a time, in seconds, including a delay that still lasts."""
        delays = (*self._delays, (self._due, self._clock()))
        return sum(max(0.0, came - max(due, when)) for due, came in delays)
