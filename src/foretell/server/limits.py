"""How much one client, or one address, may ask for."""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable

_MOST_REMEMBERED = 10_000


class Bucket:
    """So many at once, and as many again as the rate fills in."""

    __slots__ = ("_filled", "_left", "_rate", "_room")

    def __init__(self, rate: float, room: float, now: float) -> None:
        """``rate`` by second, ``room`` at once."""
        self._rate, self._room = rate, room
        self._left, self._filled = room, now

    def take(self, now: float) -> bool:
        """Whether there is one left; it is taken."""
        self._left = min(self._room, self._left + (now - self._filled) * self._rate)
        self._filled = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Allowance:
    """A bucket for each address; those that were not seen for longest are forgotten when there are too many."""

    def __init__(self, rate: float, room: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._room, self._clock = rate, room, clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Whether the address may have one more."""
        now = self._clock()
        bucket = self._buckets.setdefault(address, Bucket(self._rate, self._room, now))
        self._buckets.move_to_end(address)
        if len(self._buckets) > _MOST_REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket.take(now)


class Places:
    """So many at a time for each address."""

    def __init__(self, room: int) -> None:
        self._room = room
        self._taken: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Whether there is a place; it is taken."""
        if self._taken[address] >= self._room:
            return False
        self._taken[address] += 1
        return True

    def leave(self, address: str) -> None:
        """Give the place back."""
        self._taken[address] -= 1
        if not self._taken[address]:
            del self._taken[address]
