"""Sends the readers of a log a message when somebody connects or disconnects."""

import asyncio
from collections.abc import Callable, Collection
from typing import Generic, TypeVar

import msgspec

from ..net.reader import Reader

_DELAY_SECONDS = 0.05
"""Changes within this time are sent together."""
_encode = msgspec.json.Encoder().encode
_Message = TypeVar("_Message", bound=msgspec.Struct)


class Attendance(Generic[_Message]):
    """Sends a message about the connected readers."""

    def __init__(
        self,
        readers: Collection[Reader],
        now: Callable[[], _Message],
        seen_by: Callable[[_Message, str | None], _Message] = lambda message, _player: message,
        is_settled: Callable[[], bool] = lambda: True,
    ) -> None:
        """``now``: the message for a reader without a name; ``seen_by``: the same for a player.

        ``is_settled``: whether everything that ``now`` shows is on disk; nothing is sent before.
        """
        self._readers, self._now, self._seen_by, self._is_settled = readers, now, seen_by, is_settled
        self._sent: _Message | None = None
        self._scheduled = False

    def changed(self) -> None:
        """Send the message to all readers after a short delay, if it differs from the last one."""
        if not self._scheduled:
            self._scheduled = True
            asyncio.get_running_loop().call_later(_DELAY_SECONDS, self._send_later)

    def joined(self) -> None:
        """Send the message again soon: a new reader's first view may count somebody who leaves in the meantime."""
        self._sent = None
        self.changed()

    def send(self, reader: Reader) -> None:
        """Send the message to one reader now."""
        reader.push(_encode(self._seen_by(self._now(), reader.player)))

    def send_all(self) -> None:
        """Send the message to all readers now."""
        now = self._sent = self._now()
        plain = _encode(now)
        for reader in self._readers:
            message = self._seen_by(now, reader.player)
            reader.push(plain if message is now else _encode(message))

    def _send_later(self) -> None:
        self._scheduled = False
        if not self._readers:
            return
        if not self._is_settled():
            self.changed()
        elif self._now() != self._sent:
            self.send_all()
