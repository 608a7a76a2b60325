"""Who is connected to a table, told to all who are when it changes."""

import asyncio
from collections.abc import Callable, Collection

import msgspec

from .protocol.messages import Presence
from .reader import Reader
from .table.state import Table

_LULL_SECONDS = 0.05
"""Many who come and go at once are told of together."""


def presence(table: Table, readers: Collection[Reader]) -> Presence:
    """The seats whose owners are connected, and how many connections belong to nobody with a seat."""
    seats = [table.seat_of(reader.player) for reader in readers]
    return Presence(tuple(sorted({seat for seat in seats if seat is not None})), seats.count(None))


class Attendance:
    """Tells the readers of a table who is there."""

    def __init__(self, now: Callable[[], Presence], readers: Collection[Reader]) -> None:
        """``now``: who is there."""
        self._now = now
        self._readers = readers
        self._told = Presence((), 0)
        self._waiting = False

    def changed(self) -> None:
        """Somebody may have come or gone; it is told a moment later."""
        if not self._waiting:
            self._waiting = True
            asyncio.get_running_loop().call_later(_LULL_SECONDS, self._tell)

    def tell(self, reader: Reader) -> None:
        """Tell one reader now."""
        reader.push(msgspec.json.encode(self._now()))

    def _tell(self) -> None:
        self._waiting = False
        now = self._now()
        if now != self._told:
            self._told = now
            message = msgspec.json.encode(now)
            for reader in self._readers:
                reader.push(message)
