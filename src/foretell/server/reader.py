"""Somebody who reads at a table: what waits to be sent to him."""

import asyncio
from collections import deque


class Reader:
    """An outbox: messages go in without waiting, and out in the order in which they came."""

    def __init__(self, player: str | None, room: int) -> None:
        """``player``: who reads; None for somebody without a name.  ``room``: how many messages may wait."""
        self.player = player
        self._room = room
        self._waiting: deque[bytes] = deque()
        self._news = asyncio.Event()
        self.let_go: str | None = None
        """Why no more will come."""

    def push(self, message: bytes) -> None:
        """Put a message into the outbox; a reader who is too slow is let go."""
        if self.let_go is not None:
            return
        if len(self._waiting) >= self._room:
            self.end("slow")
            return
        self._waiting.append(message)
        self._news.set()

    def end(self, why: str) -> None:
        """Nothing more will come."""
        if self.let_go is None:
            self.let_go = why
        self._news.set()

    async def take(self) -> list[bytes]:
        """All that waits, when something does; nothing at the end."""
        await self._news.wait()
        messages = list(self._waiting)
        self._waiting.clear()
        if self.let_go is None:
            self._news.clear()
        return messages
