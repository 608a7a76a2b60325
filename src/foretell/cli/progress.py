"""Progress of long commands, on standard error: nothing in a pipe, and nothing for what takes less than a second."""

import sys
import time
from collections.abc import Iterable, Iterator
from typing import Self, TypeVar

_PATIENCE = 1.0
"""Progress is shown after this time, in seconds."""
Item = TypeVar("Item")


class Waiting:
    """Progress on standard error, if that is a terminal and it takes longer than a second."""

    def __init__(self) -> None:
        self._started, self._shown = time.monotonic(), ""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._shown:
            print(f"\r{' ' * len(self._shown)}\r", end="", file=sys.stderr, flush=True)

    def show(self, done: int, of: int) -> None:
        """Show how many steps are done, and of how many."""
        text = f"{100 * done // max(of, 1)} %"
        if text != self._shown and sys.stderr.isatty() and time.monotonic() - self._started > _PATIENCE:
            print(f"\r{text}", end="", file=sys.stderr, flush=True)
            self._shown = text


def with_progress(items: Iterable[Item], count: int) -> Iterator[Item]:
    """The items, ``count`` of them; shows how many have been used."""
    with Waiting() as waiting:
        for done, item in enumerate(items, start=1):
            yield item
            waiting.show(done, count)
