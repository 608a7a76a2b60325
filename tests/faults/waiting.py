"""Waiting for something to become true, with a time limit."""

import asyncio
import time
from collections.abc import Callable
from math import inf

_POLL_SECONDS = 0.05


async def until(holds: Callable[[], bool], seconds: float = inf) -> bool:
    """Wait until something holds; returns False if it does not within this time."""
    end = time.monotonic() + seconds
    while not holds():
        if time.monotonic() > end:
            return False
        await asyncio.sleep(_POLL_SECONDS)
    return True
