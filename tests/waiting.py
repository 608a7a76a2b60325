"""Waiting: every wait of the tests has a limit, and says what did not happen.

Waiting ends as soon as it can; only a fault takes until the limit, also beside a dozen busy processes.
``tests/house/test_waits.py`` refuses waits without a limit.
"""

import asyncio
import subprocess
import sys
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from typing import AnyStr

from tests.effort import times

PATIENCE = 120.0
"""The limit for one answer, in seconds."""
LONGEST = float(times(480))
"""The limit for a program that a test runs, for an event loop, and for a call of Playwright, in seconds."""
_LOOKS = 0.001, 0.05
"""Seconds between the first two looks, and between the last: each pause is twice as long as the one before."""


def until(holds: Callable[[], object], what: str, seconds: float = PATIENCE) -> None:
    """Wait until something holds; raises TimeoutError, which says what did not happen."""
    pauses = _pauses(what, seconds)
    while not holds():
        time.sleep(next(pauses))


async def happens(holds: Callable[[], object | Awaitable[object]], what: str, seconds: float = PATIENCE) -> None:
    """Wait until something holds, while the event loop goes on; raises TimeoutError, which says what did not happen."""
    pauses = _pauses(what, seconds)
    while True:
        answer = holds()
        if await answer if isinstance(answer, Awaitable) else answer:
            return
        await asyncio.sleep(next(pauses))


def _pauses(what: str, seconds: float) -> Iterator[float]:
    end, (pause, longest) = time.monotonic() + seconds, _LOOKS
    while time.monotonic() < end:
        yield pause
        pause = min(2 * pause, longest)
    raise TimeoutError(f"{what}: not within {seconds:g} s")


def ending(program: "subprocess.Popen[AnyStr]", seconds: float = LONGEST) -> "subprocess.Popen[AnyStr]":
    """A program that is killed after this time, which ends all waiting for it and for what it says."""

    def kill() -> None:
        if program.poll() is None:
            sys.stderr.write(f"{program.args!r} has not ended within {seconds:g} s, and is killed\n")
            program.kill()

    timer = threading.Timer(seconds, kill)
    timer.daemon = True
    timer.start()
    return program
