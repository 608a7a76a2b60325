"""Limits on one client's messages."""

import time

from .door import Door, Visit
from .limits import Bucket

_BURST_SECONDS = 3.0
"""A client may send the messages of this many seconds at once."""
_MOST_FAULTS = 50
"""The connection is closed if more messages than this came too fast or could not be read."""


class Conduct:
    """Counts the messages of one socket against its own limit and that of its address."""

    def __init__(self, door: Door, visit: Visit) -> None:
        self._door, self._visit = door, visit
        rate = door.limits.messages_per_second
        self._bucket = Bucket(rate, _BURST_SECONDS * rate, time.monotonic())
        self._faults = 0

    def allows(self) -> bool:
        """Whether one more message or frame may come now."""
        return self._bucket.take(time.monotonic()) and self._door.messages.take(self._visit.address)

    def may_read(self, lines: int) -> bool:
        """Whether this many lines may be sent again now."""
        return self._door.lines.take(self._visit.address, lines)

    async def wait_for_turn(self) -> None:
        """Wait until expensive work may be done for the address."""
        await self._door.turns.take(self._visit.address)

    def fault(self) -> bool:
        """Count a message that came too fast or could not be read; returns whether there were too many."""
        self._faults += 1
        if self._faults == _MOST_FAULTS + 1:
            self.strike("messages")
        return self._faults > _MOST_FAULTS

    def strike(self, kind: str) -> None:
        """Count a cut of this kind against the address."""
        self._door.strike(kind, self._visit.address, 2.0)
