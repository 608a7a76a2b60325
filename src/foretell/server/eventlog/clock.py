"""The time of the logs: the system's, except that it does not go back by hours.

Otherwise all that waits for a time would wait for hours when the system's clock is set back by hours: the clocks of
players, bots after a question, spectators who see a table late.  This time goes on, a little slower, until the system's
has caught up with it.

When the system's clock is set forward by weeks, much seems unused for long, and nothing is removed for a day: somebody
may have mistaken the year.  The same holds at a start, compared with the time of the last one who used the store.
"""

import time
from collections.abc import Callable

_SET_NS = 7 * 86_400 * 10**9
"""If a clock goes on by so much more than time has passed, it was set; if by less, perhaps the machine slept."""
REST_MS = 86_400_000


class Clock:
    """A clock that does not go back by less than a day."""

    def __init__(self, system: Callable[[], int] = time.time_ns, steady: Callable[[], int] = time.monotonic_ns) -> None:
        """``system``: nanoseconds since 1970; ``steady``: nanoseconds since any moment, which nobody can set."""
        self._system, self._steady = system, steady
        self._known = system(), steady()
        """This clock's time when it was last read, and the steady one's."""
        self.rests_until = 0
        """When things may be removed again (milliseconds since 1970)."""

    def begin(self, newest: int) -> None:
        """Go on from the newest time in a store, which is being opened (milliseconds since 1970; 0: it has none)."""
        self.rests_until = 0
        if newest:
            self._known = newest * 1_000_000, self._steady()
            self.now_ms()

    def now_ms(self) -> int:
        """The time, in milliseconds since 1970."""
        (last, since), system, steady = self._known, self._system(), self._steady()
        now = max(system, last + (steady - since) * 9 // 10)
        if now - system > REST_MS * 10**6:
            now = system
        self._known = now, steady
        if abs(now - last - (steady - since)) > _SET_NS:
            self.rests_until = now // 1_000_000 + REST_MS
        return now // 1_000_000


CLOCK = Clock()
now_ms = CLOCK.now_ms
