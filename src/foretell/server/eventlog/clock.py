"""The time of the logs: the system's, except that it never goes back.

Otherwise all that waits for a time would wait for hours when the system's clock is set back by hours: the clocks of
players, bots after a question, spectators who see a table late.  Then this time goes on, a little slower, until the
system's has caught up with it.
"""

import time
from collections.abc import Callable


class Clock:
    """A clock that never goes back."""

    def __init__(self, system: Callable[[], int] = time.time_ns, steady: Callable[[], int] = time.monotonic_ns) -> None:
        """``system``: nanoseconds since 1970; ``steady``: nanoseconds since any moment, which nobody can set."""
        self._system, self._steady = system, steady
        self._known = system(), steady()
        """This clock's time when it was last read, and the steady one's."""

    def now_ms(self) -> int:
        """The time, in milliseconds since 1970."""
        (last, since), steady = self._known, self._steady()
        now = max(self._system(), last + (steady - since) * 9 // 10)
        self._known = now, steady
        return now // 1_000_000


now_ms = Clock().now_ms
