"""Somebody who reads at a table or pad: what waits to be sent to them."""

import asyncio
from collections import deque
from collections.abc import Iterable, Iterator

Pages = Iterator[bytes]
"""Parts of a log, made when they are sent."""
_MOST_BEHIND = 2
"""So many times a reader may be catching up at once."""


class Outboxes:
    """How much waits in all outboxes together."""

    def __init__(self, room: int) -> None:
        """``room``: so many bytes."""
        self.room = room
        self.waiting = 0
        self._readers: set[Reader] = set()

    def enter(self, reader: "Reader") -> None:
        """A reader has begun to read."""
        self._readers.add(reader)

    def leave(self, reader: "Reader") -> None:
        """A reader has gone."""
        self._readers.discard(reader)

    def relieve(self) -> None:
        """Let go of those for whom most waits, until there is room."""
        while self.waiting > self.room and self._readers:
            max(self._readers, key=lambda reader: reader.waiting).end("slow", drop=True)


class Reader:
    """An outbox: messages go in without waiting, and out in the order in which they came."""

    def __init__(self, player: str | None, room: int, room_bytes: int = 2**62, others: Outboxes | None = None) -> None:
        """``player``: who reads; None for somebody without a name.

        ``room``: how many messages may wait; ``room_bytes``: how long they may be together; ``others``: all outboxes.
        """
        self.player = player
        self.let_go: str | None = None
        """Why no more will come."""
        self.waiting = 0
        """How many bytes wait."""
        self._room, self._room_bytes = room, room_bytes
        self._all = others or Outboxes(2**62)
        self._all.enter(self)
        self._messages: list[bytes] = []
        """What waits, behind all that the reader catches up on."""
        self._behind: deque[tuple[list[bytes], Pages]] = deque()
        """Pages of a log that wait, each with the messages before them."""
        self._news = asyncio.Event()

    def push(self, message: bytes) -> None:
        """Put a message into the outbox; a reader who is too slow is let go."""
        if self.let_go is not None:
            return
        if len(self._messages) >= self._room or (self._messages and self.waiting + len(message) > self._room_bytes):
            self.end("slow")
            return
        self._messages.append(message)
        self._count(len(message))
        if self._all.waiting > self._all.room:
            self._all.relieve()
        self._wake()

    def catch_up(self, pages: Pages) -> None:
        """Send pages of a log, each when the one before is gone; what is pushed comes after them."""
        if self.let_go is None:
            self._behind.append((self._messages, pages))
            self._messages = []
            self._wake()

    @property
    def is_far_behind(self) -> bool:
        """Whether the reader must catch up first before it is told anything again."""
        return len(self._behind) >= _MOST_BEHIND

    def end(self, why: str, *, drop: bool = False) -> None:
        """Nothing more will come; ``drop``: nor what waits."""
        if self.let_go is None:
            self.let_go = why
            self._all.leave(self)
            if self._behind:  # nothing is sent behind a page that is not
                self._keep(self._behind[0][0])
        if drop:
            self._keep([])
        self._wake()

    async def take(self) -> list[bytes]:
        """What is to be sent next, when something is; nothing at the end."""
        await self._news.wait()
        messages = self._next()
        if self.let_go is None and not self.has_more:
            self._news.clear()
        return messages

    @property
    def has_more(self) -> bool:
        """Whether something waits."""
        return bool(self._messages or self._behind)

    def _wake(self) -> None:
        """There is something to send, or the end."""
        self._news.set()

    def _next(self) -> list[bytes]:
        """A page, or all messages up to the next one."""
        while self._behind:
            before, pages = self._behind[0]
            if before:
                self._behind[0] = ([], pages)
                return self._gone(before)
            page = next(pages, b"")
            if page:
                return [page]
            self._behind.popleft()
        messages, self._messages = self._messages, []
        return self._gone(messages)

    def _gone(self, messages: list[bytes]) -> list[bytes]:
        self._count(-sum(map(len, messages)))
        return messages

    def _keep(self, messages: list[bytes]) -> None:
        """Let these alone wait."""
        self._behind.clear()
        self._messages = messages
        self._count(sum(map(len, messages)) - self.waiting)

    def _count(self, size: int) -> None:
        self.waiting += size
        self._all.waiting += size


def send_back(readers: Iterable[Reader]) -> None:
    """Let readers of a table or pad that is read again reconnect, after they are told why their commands failed."""
    loop = asyncio.get_running_loop()
    for reader in readers:
        loop.call_soon(reader.end, "restart")
