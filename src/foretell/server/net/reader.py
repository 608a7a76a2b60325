"""The outbox of a reader of a table or pad."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

Pages = Iterator[bytes]
"""Parts of a log, encoded when they are sent."""
_Key = TypeVar("_Key")
_MOST_BEHIND = 2
"""A reader may be catching up this many times at once."""


class Outboxes:
    """The total size of all outboxes."""

    def __init__(self, room: int) -> None:
        """``room``: the most bytes."""
        self.room = room
        self.waiting = 0
        self._readers: set[Reader] = set()

    def enter(self, reader: "Reader") -> None:
        """Count a new reader."""
        self._readers.add(reader)

    def leave(self, reader: "Reader") -> None:
        """Stop counting a reader."""
        self._readers.discard(reader)

    def relieve(self) -> None:
        """Disconnect the readers with the largest outboxes until there is room."""
        while self.waiting > self.room and self._readers:
            max(self._readers, key=lambda reader: reader.waiting).end("slow", drop=True)


class Reader:
    """An outbox: a queue of messages that never blocks the sender."""

    def __init__(self, player: str | None, room: int, room_bytes: int = 2**62, others: Outboxes | None = None) -> None:
        """``player``: the id of the reader's player; None for a reader without a token.

        ``room``: the most messages that may wait; ``room_bytes``: their total size; ``others``: all outboxes.
        """
        self.player = player
        self.name, self.made, self.address = "", 0, ""
        self.number = 0
        """Tells the readers of a table apart; given when it joins."""
        self.let_go: str | None = None
        """Why the reader was disconnected."""
        self.waiting = 0
        """The number of bytes in the outbox."""
        self._room, self._room_bytes = room, room_bytes
        self._all = others or Outboxes(2**62)
        self._all.enter(self)
        self._messages: list[bytes] = []
        """Messages that are sent after all pages."""
        self._behind: deque[tuple[list[bytes], Pages]] = deque()
        """Pages of a log to send, each with the messages before them."""
        self._news = asyncio.Event()

    def belongs_to(self, name: str, made: int, address: str) -> None:
        """Note who the reader is: a name (empty: none), since when they have one, and the client's address."""
        self.name, self.made, self.address = name, made, address

    def push(self, message: bytes) -> None:
        """Put a message into the outbox, and send it soon."""
        self.put(message)
        self.wake()

    def put(self, message: bytes) -> None:
        """Put a message into the outbox, until ``wake`` or ``flush``; a reader that is too slow is disconnected."""
        if self.let_go is not None:
            return
        messages, others, size = self._messages, self._all, len(message)
        if len(messages) >= self._room or (messages and self.waiting + size > self._room_bytes):
            self.end("slow")
            return
        messages.append(message)
        self.waiting += size
        others.waiting += size
        if others.waiting > others.room:
            others.relieve()

    def catch_up(self, pages: Pages) -> None:
        """Send pages of a log, each when the one before has gone out; later messages come after them."""
        if self.let_go is None:
            self._behind.append((self._messages, pages))
            self._messages = []
            self.wake()

    @property
    def is_far_behind(self) -> bool:
        """Whether the reader has to catch up before it may ask for lines again."""
        return len(self._behind) >= _MOST_BEHIND

    def end(self, why: str, *, drop: bool = False) -> None:
        """Disconnect the reader; ``drop``: without sending the rest of the outbox."""
        if self.let_go is None:
            self.let_go = why
            self._all.leave(self)
            if self._behind:  # without its pages no later message is sent either
                self._keep(self._behind[0][0])
        if drop:
            self._keep([])
        self.wake()

    async def take(self) -> list[bytes]:
        """Wait for the next messages; none at the end."""
        await self._news.wait()
        messages = self._next()
        if self.let_go is None and not self.has_more:
            self._news.clear()
        return messages

    @property
    def has_more(self) -> bool:
        """Whether the outbox is not empty."""
        return bool(self._messages or self._behind)

    def wake(self) -> None:
        """Send new messages soon, all together, or report the end."""
        self._news.set()

    def flush(self) -> None:
        """Send new messages now."""
        self.wake()

    def _next(self) -> list[bytes]:
        """The next page, or all messages up to it."""
        while self._behind:
            before, pages = self._behind[0]
            if before:
                self._behind[0] = ([], pages)
                self._count(-sum(map(len, before)))
                return before
            page = next(pages, b"")
            if page:
                return [page]
            self._behind.popleft()
        messages, self._messages = self._messages, []
        self._all.waiting -= self.waiting
        self.waiting = 0
        return messages

    def _keep(self, messages: list[bytes]) -> None:
        """Drop everything but these messages."""
        self._behind.clear()
        self._messages = messages
        self._count(sum(map(len, messages)) - self.waiting)

    def _count(self, size: int) -> None:
        self.waiting += size
        self._all.waiting += size


def put_each(readers: Iterable[Reader], message_for: Callable[[_Key], bytes], key_of: Callable[[Reader], _Key]) -> None:
    """Put a message, made once for each key, into the outboxes of readers; the caller wakes them afterwards."""
    messages: dict[_Key, bytes] = {}
    for reader in readers:
        key = key_of(reader)
        if key not in messages:
            messages[key] = message_for(key)
        reader.put(messages[key])


def send_back(readers: Iterable[Reader], why: str = "moved") -> None:
    """Disconnect the readers of a log that is read again, after the answers to their commands are in their outboxes."""
    loop = asyncio.get_running_loop()
    for reader in readers:
        loop.call_soon(reader.end, why)
