"""Commands of a client: each is sent until it is answered, and carried out once."""

import asyncio
from collections.abc import Awaitable, Callable
from secrets import token_hex

import msgspec

from ..server.protocol.commands import AnyCommand
from ..server.protocol.messages import Ack, Do, Refused
from .errors import ClientError
from .errors import Refused as RefusedError

Send = Callable[[bytes], Awaitable[None]]
_MALFORMED = "malformed"
_TRY_AGAIN = "store"
"""The server cannot use its database for a moment; it then closes the socket."""


def written(message: msgspec.Struct) -> bytes:
    """The message as JSON; raises Refused for one that a server cannot read, as it would not say which one it was."""
    try:
        sent = msgspec.json.encode(message)
        msgspec.json.decode(sent, type=type(message))
    except (msgspec.MsgspecError, TypeError, UnicodeError) as error:
        raise RefusedError(_MALFORMED, f"the message cannot be read: {error}") from None
    return sent


class Commands:
    """The commands of one table that are not answered yet."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._session, self._number = token_hex(4), 0
        self._waiting: dict[str | None, tuple[bytes, asyncio.Future[int]]] = {}

    async def do(self, command: AnyCommand) -> int:
        """Give a command, and wait for its answer; returns the number of its line.

        Raises Refused, and why the connection has ended.
        """
        self._number += 1
        message = Do(f"{self._session}-{self._number}", command)
        sent = written(message)
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._waiting[message.id] = sent, answer
        try:
            await self._send(sent)
            return await answer
        finally:
            self._waiting.pop(message.id, None)

    async def again(self) -> None:
        """Send everything that is not answered yet once more."""
        for sent, _ in list(self._waiting.values()):
            await self._send(sent)

    def acknowledged(self, ack: Ack) -> None:
        """A command was carried out."""
        if ack.id in self._waiting and not self._waiting[ack.id][1].done():
            self._waiting[ack.id][1].set_result(ack.seq)

    def refused(self, refused: Refused) -> None:
        """A command was not carried out; without an id, the server does not say which one it could not read."""
        fault = RefusedError(refused.code, refused.message, refused.rule, refused.where)
        if refused.id is None and refused.code == _MALFORMED:
            self.fail(fault)
        elif refused.code != _TRY_AGAIN and refused.id in self._waiting and not self._waiting[refused.id][1].done():
            self._waiting[refused.id][1].set_exception(fault)

    def fail(self, error: ClientError) -> None:
        """Nothing that was sent will be answered any more."""
        for _, answer in self._waiting.values():
            if not answer.done():
                answer.set_exception(error)
