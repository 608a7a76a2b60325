"""Somebody who reads at a table: what waits to be sent to him."""

import asyncio
from collections.abc import Iterable


class Reader:
    """An outbox: messages go in without waiting, and out in the order in which they came."""

    def __init__(self, player: str | None, room: int) -> None:
        """``player``: who reads; None for somebody without a name.  ``room``: how many messages may wait."""
        self.player = player
        self.let_go: str | None = None
        """Why no more will come."""
        self._room = room
        self._waiting: list[bytes] = []
        self._news = asyncio.Event()

    def push(self, message: bytes) -> None:
        """Put a message into the outbox; a reader who is too slow is let go."""
        if self.let_go is not None:
            return
        if len(self._waiting) >= self._room:
            self.end("slow")
            return
        self._waiting.append(message)
        self._wake()

    def end(self, why: str) -> None:
        """Nothing more will come."""
        if self.let_go is None:
            self.let_go = why
        self._wake()

    async def take(self) -> list[bytes]:
        """All that waits, when something does; nothing at the end."""
        await self._news.wait()
        if self.let_go is None:
            self._news.clear()
        return self._empty()

    def _wake(self) -> None:
        """There is something to send, or the end."""
        self._news.set()

    def _empty(self) -> list[bytes]:
        messages = self._waiting
        self._waiting = []
        return messages


def send_back(readers: Iterable[Reader]) -> None:
    """Let readers of a table or pad that is read again reconnect, after they are told why their commands failed."""
    loop = asyncio.get_running_loop()
    for reader in readers:
        loop.call_soon(reader.end, "restart")
