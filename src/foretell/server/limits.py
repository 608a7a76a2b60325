"""How much one client, or one address, may ask for."""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable

_MOST_REMEMBERED = 10_000
_LATE_SECONDS = 0.03
_LEAST_SHARE = 0.2
_RECOVERED = 0.04


class Pressure:
    """How much of their limits addresses may use: all, or less while the server is behind with its work.

    Who has used little of a limit lately keeps what they need; who has used much waits until it has filled again, and
    it fills more slowly.  So an honest player gets through while others ask for more than the machine can do.
    """

    def __init__(self) -> None:
        self.share = 1.0
        """From 0.2 to 1."""

    def felt(self, late: float, worked: float) -> None:
        """The server came so many seconds late to what it does 20 times a second, and worked for so many of them.

        A machine that is busy with other things makes it late too; asking for less would not help then.
        """
        late = min(late, worked)
        recovered = min(1.0, self.share + _RECOVERED)
        self.share = max(_LEAST_SHARE, min(recovered, _LATE_SECONDS / max(late, _LATE_SECONDS)))


class Bucket:
    """So many at once, and as many again as the rate fills in."""

    __slots__ = ("_filled", "_left", "_rate", "_room")

    def __init__(self, rate: float, room: float, now: float) -> None:
        """``rate`` by second, ``room`` at once."""
        self._rate, self._room = rate, room
        self._left, self._filled = room, now

    def take(self, now: float, cost: float = 1.0, share: float = 1.0) -> bool:
        """Whether there is as much left; it is taken.

        ``share``: see Pressure.  What costs more than there is ever room for costs all of it.
        """
        cost = min(cost, self._room * share)
        self._fill(now, share)
        if self._left - cost < self._room * (1 - share) - 1e-9:
            return False
        self._left -= cost
        return True

    def charge(self, now: float, cost: float, debt: float) -> None:
        """Take it whether it is there or not; at most so much is owed."""
        self._fill(now, 1.0)
        self._left = max(-debt, self._left - cost)

    def is_in_debt(self, now: float) -> bool:
        """Whether more was taken than there was."""
        self._fill(now, 1.0)
        return self._left < 0

    def _fill(self, now: float, share: float) -> None:
        self._left = min(self._room, self._left + (now - self._filled) * self._rate * share)
        self._filled = now


class Allowance:
    """A bucket for each address; those that were not seen for longest are forgotten when there are too many."""

    def __init__(
        self,
        rate: float,
        room: float,
        clock: Callable[[], float] = time.monotonic,
        pressure: Pressure | None = None,
    ) -> None:
        """``rate`` by second, ``room`` at once; less of both counts under pressure."""
        self._rate, self._room, self._clock = rate, room, clock
        self._pressure = pressure or Pressure()
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, cost: float = 1.0) -> bool:
        """Whether the address may have one more, or what costs as much as so many."""
        now = self._clock()
        return self._bucket(address, now).take(now, cost, self._pressure.share)

    def charge(self, address: str, cost: float) -> None:
        """Count it against the address, which may come to owe as much as fills in a second."""
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
