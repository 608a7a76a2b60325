"""Limits for one client or address."""

import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable

READ_FOR_ONE_SENT = 8
"""How many lines of a log can be read, or replayed, at about the cost of sending one."""
LINE_BYTES = 100
"""Of a usual line, in a log."""
_MOST_REMEMBERED = 10_000
_LATE_SECONDS = 0.03
_LEAST_SHARE = 0.2
_RECOVERED = 0.04


class Pressure:
    """The share of their limits that addresses may use: all, or less while the server is late with its work.

    A bucket that is nearly full stays usable, an emptied one fills more slowly.  So honest players are served while
    others ask for more than the machine can do.
    """

    def __init__(self) -> None:
        self.share = 1.0
        """From 0.2 to 1."""

    def felt(self, late: float, worked: float) -> None:
        """Adjust the share; ``late``: seconds that the event loop was late; ``worked``: seconds of work in that time.

        Only the smaller of both counts: a machine that is busy with other programs would not gain by lower limits.
        """
        late = min(late, worked)
        recovered = min(1.0, self.share + _RECOVERED)
        self.share = max(_LEAST_SHARE, min(recovered, _LATE_SECONDS / max(late, _LATE_SECONDS)))


class Bucket:
    """A token bucket."""

    __slots__ = ("_filled", "_left", "_rate", "_room")

    def __init__(self, rate: float, room: float, now: float) -> None:
        """``rate``: per second; ``room``: the most at once."""
        self._rate, self._room = rate, room
        self._left, self._filled = room, now

    def take(self, now: float, cost: float = 1.0, share: float = 1.0) -> bool:
        """Take ``cost`` if the bucket has it, and return whether it did.

        ``share``: see Pressure.  A cost beyond the room of the bucket is cut to it.
        """
        room = self._room
        left = self._left + (now - self._filled) * self._rate * share
        self._left = left = min(room, left)
        self._filled = now
        cost = min(room * share, cost)
        if left - cost < room * (1 - share) - 1e-9:
            return False
        self._left = left - cost
        return True

    def has(self, now: float, share: float = 1.0) -> bool:
        """Whether 1 could be taken."""
        self.take(now, 0.0, share)
        return self._left - 1.0 >= self._room * (1 - share) - 1e-9

    def charge(self, now: float, cost: float, debt: float) -> None:
        """Take ``cost`` in any case; ``debt``: the most that the bucket may owe."""
        self.take(now, 0.0)
        self._left = max(-debt, self._left - cost)

    def is_in_debt(self, now: float) -> bool:
        """Whether the bucket owes something."""
        self.take(now, 0.0)
        return self._left < 0


class Allowance:
    """A bucket for each address; the longest unused are forgotten when there are too many."""

    def __init__(
        self,
        rate: float,
        room: float,
        clock: Callable[[], float] = time.monotonic,
        pressure: Pressure | None = None,
    ) -> None:
        """``rate``: per second; ``room``: the most at once; both shrink under ``pressure``."""
        self._rate, self._room, self._clock = rate, room, clock
        self._pressure = pressure or Pressure()
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, cost: float = 1.0) -> bool:
        """Take ``cost`` from the address's bucket if it has it, and return whether it did."""
        now = self._clock()
        return self._bucket(address, now).take(now, cost, self._pressure.share)

    def has(self, address: str) -> bool:
        """Whether the address could take something now."""
        bucket = self._buckets.get(address)
        return bucket is None or bucket.has(self._clock(), self._pressure.share)

    def charge(self, address: str, cost: float) -> None:
        """Take ``cost`` from the address's bucket; it owes at most as much as fills in a second."""
        now = self._clock()
        self._bucket(address, now).charge(now, cost, self._rate)

    def is_in_debt(self, address: str) -> bool:
        """Whether the address owes something."""
        bucket = self._buckets.get(address)
        return bucket is not None and bucket.is_in_debt(self._clock())

    def _bucket(self, address: str, now: float) -> Bucket:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._room, now)
            if len(self._buckets) > _MOST_REMEMBERED:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return bucket


class Places:
    """A number of places for each address."""

    def __init__(self, room: int, total: float = math.inf) -> None:
        """``total``: the number of places for all addresses together."""
        self._room, self._left = room, total
        self._taken: Counter[str] = Counter()

    def enter(self, address: str, size: int = 1) -> bool:
        """Take a place, or as many as ``size``, if they are free, and return whether they were."""
        if self._taken[address] + size > self._room or size > self._left:
            return False
        self._taken[address] += size
        self._left -= size
        return True

    def leave(self, address: str, size: int = 1) -> None:
        """Give back what was taken."""
        self._left += size
        self._taken[address] -= size
        if not self._taken[address]:
            del self._taken[address]
