"""What a phone at a shared pad says over its socket, and what it is answered."""

import msgspec

from ...pad.faults import PadFault
from ...store import StoreError
from ..conduct import Conduct
from ..logs import log
from ..protocol.messages import Ack, Ping, Pong
from ..protocol.pads import AnyToPad, PadCommand, PadRefused
from ..reader import Reader
from .decide import PadRefusal
from .host import PadHost
from .hub import Pads

_encode = msgspec.json.Encoder().encode
_decoder: "msgspec.json.Decoder[AnyToPad]" = msgspec.json.Decoder(AnyToPad)


def refusal_of(fault: PadFault) -> PadRefusal:
    """A damaged entry, as a refusal."""
    return PadRefusal(fault.key, f"this cannot be written: {fault}", f"entry {fault.entry}" if fault.entry else None)


class PadTalk:
    """One connection's conversation with a pad."""

    def __init__(self, pads: Pads, host: PadHost, reader: Reader, conduct: Conduct, *, writes: bool) -> None:
        """``writes``: whether the client came by the link for writing."""
        self._pads, self._host, self._reader, self._writes, self._conduct = pads, host, reader, writes, conduct

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
        if isinstance(message, Ping):
            self._reader.push(_encode(Pong()))
        elif not self._writes:
            self._refuse(message.id, PadRefusal("watching", "this link is for watching"))
        elif self._reader.player is None:
            self._refuse(message.id, PadRefusal("stranger", "say who you are first"))
        else:
            await self._do(message, self._reader.player)

    async def _do(self, message: PadCommand, person: str) -> None:
        try:
            seq = await self._pads.do(self._host, message, person)
        except PadRefusal as refusal:
            self._refuse(message.id, refusal)
        except PadFault as fault:
            self._refuse(message.id, refusal_of(fault))
        except StoreError as error:
            log.error("store", extra={"why": str(error)})
            self._refuse(message.id, PadRefusal("store", "this could not be written down; try again"))
        else:
            self._reader.push(_encode(Ack(message.id, seq)))

    def _fault(self, code: str, message: str) -> None:
        """A message that was not understood or came too fast; too many end the connection."""
        self._refuse(None, PadRefusal(code, message))
        if self._conduct.fault():
            self._reader.end("faults")

    def _refuse(self, command: str | None, refusal: PadRefusal) -> None:
        self._reader.push(_encode(PadRefused(command, refusal.code, refusal.message, refusal.where)))
