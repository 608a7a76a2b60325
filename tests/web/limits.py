"""Every call of Playwright has a limit, also those that take none: closing, evaluating, routing."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright._impl import _sync_base as sync_base

from tests.waiting import LONGEST


@contextmanager
def limited_calls(seconds: float = LONGEST) -> Iterator[None]:
    """Calls that take longer raise TimeoutError, where the test waits."""
    wait = vars(sync_base)["wait_for_future"]

    def in_time(loop: asyncio.AbstractEventLoop, dispatcher: object, future: "asyncio.Future[object]") -> None:
        late = asyncio.Event()
        limits = [loop.call_later(seconds, act) for act in (late.set, future.cancel)]
        try:
            wait(loop, dispatcher, future)
        finally:
            for limit in limits:
                limit.cancel()
        if late.is_set() and future.cancelled():
            raise TimeoutError(f"Playwright has not answered within {seconds:g} s: {future}")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sync_base, "wait_for_future", in_time)
        yield
