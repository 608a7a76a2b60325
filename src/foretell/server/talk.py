"""What a client says over its socket, and what it is answered."""

import msgspec

from ..store import StoreError
from .conduct import Conduct
from .host import Host
from .hub import Hub
from .logs import log
from .protocol.messages import Ack, AnyFromClient, Do, Ping, Pong, Refused, Resync, Why
from .reader import Reader
from .table.decide import Actor, Refusal

_encode = msgspec.json.Encoder().encode
_decoder: "msgspec.json.Decoder[AnyFromClient]" = msgspec.json.Decoder(AnyFromClient)


class Talk:
    """One connection's conversation with a table."""

    def __init__(self, hub: Hub, host: Host, actor: Actor | None, reader: Reader, conduct: Conduct) -> None:
        self._hub, self._host, self._actor, self._reader, self._conduct = hub, host, actor, reader, conduct

    async def hear(self, data: bytes | str) -> None:
        """Answer one message."""
        if not self._conduct.allows():
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
                await self._resync(after)
            case Ping():
                self._reader.push(_encode(Pong()))
            case Why(query, move):
                await self._why(query, move)

    async def _resync(self, after: int | None) -> None:
        lines = self._host.lines_to_tell(after)
        if self._reader.is_far_behind or not self._conduct.may_read(lines):
            self._fault("too-fast", "not so much at once")
        else:
            await self._conduct.wait_for_turn()
            await self._host.resync(self._reader, after)

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
        if self._conduct.fault():
            self._reader.end("faults")

    def _refuse(self, command: str | None, code: str, message: str, rule: str | None = None) -> None:
        self._reader.push(_encode(Refused(command, code, message, rule)))
