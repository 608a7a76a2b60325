"""The load on both servers: tables of four people who act as soon as the pace allows."""

import asyncio
import time
from collections import deque
from collections.abc import Callable

SEATS = 4
_MOST_ON_THE_WAY = 64


class Pace:
    """Allows a number of actions per second, the longest waiting first; None: no limit."""

    def __init__(self, rate: float | None) -> None:
        self._rate = rate
        self._waiting: deque[Callable[[], None]] = deque()

    def ask(self, act: Callable[[], None]) -> None:
        """Act when the pace allows it."""
        if self._rate is None:
            act()
        else:
            self._waiting.append(act)

    async def run(self) -> None:
        """Allow one action at each tick while any is waiting."""
        began, passed = time.perf_counter(), 0
        while self._rate is not None:
            await asyncio.sleep(max(0.0, began + passed / self._rate - time.perf_counter()))
            passed += 1
            if self._waiting:
                self._waiting.popleft()()


class Load:
    """The pace of actions, and the times until the server's answers."""

    def __init__(self, rate: float | None) -> None:
        self.pace = Pace(rate)
        self.acked: list[float] = []
        """Seconds from sending an action until its sender has read the acknowledgement."""
        self.seen: list[float] = []
        """Seconds from sending an action until the last reader at the table has read its line."""
        self.tables: set[int] = set()
        """The tables at which a game has begun."""
        self.games = 0
        """How many games are over."""
        self.door = asyncio.Semaphore(4)

    def forget(self) -> None:
        """Reset the measurements."""
        self.acked.clear()
        self.seen.clear()


class Clock:
    """The times of one table's actions; each has a number that the server sends along with its line."""

    def __init__(self, load: Load) -> None:
        self._load = load
        self._sent: dict[int, float] = {}
        self._unread: dict[int, int] = {}

    def sent(self, number: int) -> None:
        """An action is on its way."""
        self._sent[number] = time.perf_counter()
        self._unread[number] = SEATS
        if len(self._sent) > _MOST_ON_THE_WAY:
            raise RuntimeError("the server leaves out a line")

    def acked(self, number: int) -> None:
        """Its sender has read the acknowledgement."""
        if number in self._sent:
            self._load.acked.append(time.perf_counter() - self._sent[number])

    def read(self, number: int) -> None:
        """A reader has read its line."""
        if number not in self._unread:
            return
        self._unread[number] -= 1
        if not self._unread[number]:
            del self._unread[number]
            self._load.seen.append(time.perf_counter() - self._sent.pop(number))
