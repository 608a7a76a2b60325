"""Progress of long commands, on standard error: nothing in a pipe, and nothing for what takes less than a second."""

import sys
import time
from collections.abc import Iterable, Iterator
from typing import Self, TypeVar

_PATIENCE = 1.0
"""Progress is shown after this time, in seconds."""
_PAUSE = 0.4
"""And is drawn again after this one."""
Item = TypeVar("Item")


class Waiting:
    """Progress on standard error, if that is a terminal and it takes longer than a second."""

    def __init__(self) -> None:
        self._begun, self._end, self._done = time.monotonic(), 0.0, 0
        self._shown, self._next = "", self._begun + _PATIENCE

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._shown:
            print(f"\r{' ' * len(self._shown)}\r", end="", file=sys.stderr, flush=True)

    def show(self, done: int, of: int) -> None:
        """Show how many steps are done, of how many, and how long the others will take if they take as long."""
        now = time.monotonic()
        if done < self._done:  # it begins again
            self._begun = now
        if 0 < done != self._done:
            self._end = now + (now - self._begun) * (of - done) / done
        self._done = done
        left = f" · {_clock(max(self._end - now, 0))}" if 0 < done < of else ""
        text = f"{100 * done // max(of, 1)} %{left}"
        if text != self._shown and now > self._next and sys.stderr.isatty():
            print(f"\r{text.ljust(len(self._shown))}", end="", file=sys.stderr, flush=True)
            self._shown, self._next = text, now + _PAUSE


def _clock(seconds: float) -> str:
    """A time as ``4:10``, or ``1:04:10``."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def with_progress(items: Iterable[Item], count: int) -> Iterator[Item]:
    """The items, ``count`` of them; shows how many have been used."""
    with Waiting() as waiting:
        for done, item in enumerate(items, start=1):
            yield item
            waiting.show(done, count)
