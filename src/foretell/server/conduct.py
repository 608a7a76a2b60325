"""How one client behaves on its socket."""

import time

from .door import Door, Visit
from .limits import Bucket

_FLURRY = 3.0
"""So many seconds' worth of messages may come at once."""
_MOST_FAULTS = 50
"""So many messages too fast, or that are none, and the connection is closed."""


class Conduct:
    """Counts what comes over one socket against its own allowance and that of its address."""

    def __init__(self, door: Door, visit: Visit) -> None:
        self._door, self._visit = door, visit
        rate = door.limits.messages_per_second
        self._bucket = Bucket(rate, _FLURRY * rate, time.monotonic())
        self._faults = 0

    def allows(self) -> bool:
        """Whether one more message, or frame that is none, may come now."""
        return self._bucket.take(time.monotonic()) and self._door.messages.take(self._visit.address)

    def may_read(self, lines: int) -> bool:
        """Whether so many lines of a log may be sent again now."""
        return self._door.lines.take(self._visit.address, lines)

    async def wait_for_turn(self) -> None:
        """Wait until dear work may be done for the address."""
        await self._door.turns.take(self._visit.address)

    def fault(self) -> bool:
        """A message was none, or came too fast; whether there were too many of these."""
        self._faults += 1
        if self._faults == _MOST_FAULTS + 1:
            self.strike("messages")
        return self._faults > _MOST_FAULTS

    def strike(self, kind: str) -> None:
        """The connection is cut for this."""
        self._door.strike(kind, self._visit.address, 2.0)
