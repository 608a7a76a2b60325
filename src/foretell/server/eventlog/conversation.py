"""The messages of one client over a socket, and the answers to them."""

from abc import ABC, abstractmethod
from collections.abc import Awaitable
from typing import Generic, TypeVar

import msgspec

from ...store import StoreError
from ..net.conduct import Conduct
from ..net.reader import Reader
from ..ops.logs import log
from ..protocol.messages import Ack, Ping, Pong, Refused
from .asking import Refusal

_Message = TypeVar("_Message")
_encode = msgspec.json.Encoder().encode


class Conversation(ABC, Generic[_Message]):
    """Decodes messages, counts faults, and answers."""

    def __init__(self, reader: Reader, conduct: Conduct, decoder: "msgspec.json.Decoder[_Message | Ping]") -> None:
        """``conduct``: counts the client's messages and faults; ``decoder``: for all messages of clients."""
        self.reader, self.conduct = reader, conduct
        self._decoder = decoder

    def hear(self, data: bytes | str) -> _Message | None:
        """Answer a message at once if possible; otherwise return it, to be passed to ``answer``."""
        if not self.conduct.allows():
            self.fault("too-fast", "too many messages; slow down")
            return None
        try:
            message = self._decoder.decode(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            self.fault("malformed", f"the message cannot be read: {error}")
            return None
        if isinstance(message, Ping):
            self.send(Pong())
            return None
        return None if self._answer_now(message) else message

    def _answer_now(self, _message: _Message) -> bool:
        """Answer a message other than a ping at once if possible; returns whether it was answered."""
        return False

    @abstractmethod
    async def answer(self, message: _Message) -> None:
        """Answer a message other than a ping."""

    def send(self, message: msgspec.Struct) -> None:
        """Send the client a message."""
        self.reader.push(_encode(message))

    def refuse(self, command: str | None, refusal: Refusal) -> None:
        """Tell the client that a command (None: a message that could not be read) was not carried out."""
        self.send(Refused(command, refusal.code, refusal.message, refusal.rule, refusal.where))

    def fault(self, code: str, message: str) -> None:
        """Refuse a message that could not be read or came too fast; too many of them end the connection."""
        self.refuse(None, Refusal(code, message))
        if self.conduct.fault():
            self.reader.end("faults")

    async def acknowledge(self, command: str, carried_out: Awaitable[int]) -> None:
        """Send the number of the line that a command became, or its refusal."""
        try:
            outcome: int | Refusal | StoreError = await carried_out
        except (Refusal, StoreError) as error:
            outcome = error
        self.tell(command, outcome)
        self.reader.wake()

    def tell(self, command: str, outcome: int | Refusal | StoreError) -> None:
        """Put the number of the line that a command became, or why it failed, into the outbox."""
        if isinstance(outcome, int):
            self.reader.put(_encode(Ack(command, outcome)))
        elif isinstance(outcome, Refusal):
            self.refuse(command, outcome)
        else:
            log.error("store", extra={"why": str(outcome)})
            self.refuse(command, Refusal("store", "the database cannot be written now; try again"))
