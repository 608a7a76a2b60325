"""Waits until it is certain again which process has a log: here, once for all, and not at each client.

A client that is refused tries again after pauses that grow, so that it would come back seconds after it could.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from ...store import Ownership, StoreError
from .peers import Unreachable

_LOOK_SECONDS = 0.2
_LOOKS = 5
"""After this time those who wait try again themselves: the log may have another owner by now."""


class Settling:
    """Checks the cause of the uncertainty while somebody waits."""

    def __init__(self, ownership: Ownership, check: Callable[[], Awaitable[None]]) -> None:
        """``check``: tries to write to the store, and raises StoreError if it cannot."""
        self._ownership, self._check = ownership, check
        self._looking: dict[tuple[str, bool], asyncio.Task[None]] = {}

    async def after(self, fault: StoreError) -> None:
        """Wait, a second at most, until what failed for this reason may succeed."""
        what = (fault.address, fault.refuses) if isinstance(fault, Unreachable) else ("", False)
        looking = self._looking.get(what)
        if looking is None:
            looking = self._looking[what] = asyncio.create_task(self._look(*what))
            looking.add_done_callback(lambda _: self._looking.pop(what))
        await asyncio.shield(looking)

    async def _look(self, address: str, refuses: bool) -> None:
        for number in range(_LOOKS):
            if number or not address:  # the database may have any other fault
                await asyncio.sleep(_LOOK_SECONDS)
            with suppress(StoreError):
                if await self._is_settled(address, refuses):
                    return

    async def _is_settled(self, address: str, refuses: bool) -> bool:
        """Whether the process at an address is no longer known, or (no address) the database answers."""
        if refuses:
            return await self._ownership.missing(address)
        if address:
            return address not in await self._ownership.others()
        await self._check()
        return True
