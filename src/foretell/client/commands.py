"""Commands of a client: each is sent until it is answered, and carried out once."""

import asyncio
from collections.abc import Awaitable, Callable
from secrets import token_hex

from ..server.protocol.commands import AnyCommand
from ..server.protocol.messages import Ack, Do, Refused, Why
from .errors import ClientError
from .errors import Refused as RefusedError
from .written import MALFORMED, written

Send = Callable[[bytes], Awaitable[None]]
_TRY_AGAIN = "store"
"""The server cannot use its database for a moment; it then closes the socket."""


class Commands:
    """The commands and questions of one table that are not answered yet."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._session, self._number = token_hex(4), 0
        self._waiting: dict[str, tuple[bytes, asyncio.Future[object]]] = {}

    async def do(self, command: AnyCommand) -> int:
        """Give a command; returns the number of its line.  Raises what ``ask`` raises."""
        answer = await self.ask(Do(self._next(), command))
        return answer if isinstance(answer, int) else 0

    async def why(self, move: str) -> object:
        """Ask why a move is not allowed."""
        return await self.ask(Why(self._next(), move))

    async def ask(self, message: Do | Why) -> object:
        """Send a message, and wait for its answer; raises Refused, and why the connection has ended."""
        sent = written(message)
        answer: asyncio.Future[object] = asyncio.get_running_loop().create_future()
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
        self.answered(ack.id, ack.seq)

    def answered(self, query: str | None, answer: object) -> None:
        """An answer has come."""
        if query in self._waiting and not self._waiting[query][1].done():
            self._waiting[query][1].set_result(answer)

    def refused(self, refused: Refused) -> None:
        """A command was not carried out; without an id, the server does not say which one it could not read."""
        fault = RefusedError(refused.code, refused.message, refused.rule, refused.where)
        if refused.id is None and refused.code == MALFORMED:
            self.fail(fault)
        elif refused.code != _TRY_AGAIN and refused.id in self._waiting and not self._waiting[refused.id][1].done():
            self._waiting[refused.id][1].set_exception(fault)

    def fail(self, error: ClientError) -> None:
        """Nothing that was sent will be answered any more."""
        for _, answer in self._waiting.values():
            if not answer.done():
                answer.set_exception(error)

    def _next(self) -> str:
        self._number += 1
        return f"{self._session}-{self._number}"
