"""Schedules expensive work: a little at a time, round-robin by address."""

import asyncio
from collections import OrderedDict, deque

_AT_ONCE = 1
_MOST_WAITING = 64


class Turns:
    """Starts one piece of work per turn of the event loop, round-robin by address."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self._begun = 0
        self._pumping = False

    async def take(self, address: str) -> bool:
        """Wait for the address's turn; returns False at once if too many wait for the address."""
        if not self._waiting and self._begun < _AT_ONCE:
            self._begun += 1
            self._pump_soon()
            return True
        queue = self._waiting.setdefault(address, deque())
        if len(queue) >= _MOST_WAITING:
            return False
        turn = asyncio.get_running_loop().create_future()
        queue.append(turn)
        self._pump_soon()
        await turn
        return True

    def _pump_soon(self) -> None:
        if not self._pumping:
            self._pumping = True
            asyncio.get_running_loop().call_soon(self._pump)

    def _pump(self) -> None:
        """Start the next ones, until none are left."""
        self._pumping, self._begun = False, 0
        while self._waiting and self._begun < _AT_ONCE:
            address, queue = self._waiting.popitem(last=False)
            turn = queue.popleft()
            if queue:
                self._waiting[address] = queue
            if not turn.done():
                turn.set_result(None)
                self._begun += 1
        if self._begun:
            self._pump_soon()
