"""What a client says over its socket, and what it is answered."""

import time

import msgspec

from ..store import StoreError
from .host import Host
from .hub import Hub
from .limits import Bucket
from .logs import log
from .protocol.messages import Ack, AnyFromClient, Do, Ping, Pong, Refused, Resync, Why
from .reader import Reader
from .settings import Limits
from .table.decide import Actor, Refusal

_encode = msgspec.json.Encoder().encode
_decoder: "msgspec.json.Decoder[AnyFromClient]" = msgspec.json.Decoder(AnyFromClient)
FLURRY = 3.0
"""So many seconds' worth of messages may come at once."""
MOST_FAULTS = 50
"""So many messages too fast, or that are none, and the connection is closed."""


class Talk:
    """One connection's conversation with a table."""

    def __init__(self, hub: Hub, host: Host, actor: Actor | None, reader: Reader, limits: Limits) -> None:
        self._hub, self._host, self._actor, self._reader = hub, host, actor, reader
        rate = limits.messages_per_second
        self._bucket = Bucket(rate, FLURRY * rate, time.monotonic())
        self._faults = 0

    async def hear(self, data: bytes | str) -> None:
        """Answer one message."""
        if not self._bucket.take(time.monotonic()):
            self._fault("too-fast", "not so fast")
            return
        try:
            message = _decoder.decode(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            self._fault("malformed", f"this is no message: {error}")
            return
        match message:
            case Do():
                await self._do(message)
            case Resync(after):
                await self._host.resync(self._reader, after)
            case Ping():
                self._reader.push(_encode(Pong()))
            case Why(query, move):
                await self._why(query, move)

    async def _do(self, message: Do) -> None:
        if self._actor is None:
            self._refuse(message.id, "stranger", "say who you are first")
            return
        try:
            seq = await self._hub.do(self._host, message.command, self._actor, message.id)
        except Refusal as refusal:
            self._refuse(message.id, refusal.code, refusal.message, refusal.rule)
        except StoreError as error:
            log.error("store", extra={"why": str(error)})
            self._refuse(message.id, "store", "this could not be written down; try again")
        else:
            self._reader.push(_encode(Ack(message.id, seq)))

    async def _why(self, query: str, move: str) -> None:
        player = None if self._actor is None else self._actor.player
        try:
            self._reader.push(_encode(await self._host.why(player, move, query)))
        except Refusal as refusal:
            self._refuse(query, refusal.code, refusal.message, refusal.rule)

    def _fault(self, code: str, message: str) -> None:
        """A message that was not understood or came too fast; too many end the connection."""
        self._refuse(None, code, message)
        self._faults += 1
        if self._faults > MOST_FAULTS:
            self._reader.end("faults")

    def _refuse(self, command: str | None, code: str, message: str, rule: str | None = None) -> None:
        self._reader.push(_encode(Refused(command, code, message, rule)))
