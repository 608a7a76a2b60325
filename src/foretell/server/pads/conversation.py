"""The messages of a phone at a shared pad, and the answers to them."""

import msgspec

from ..eventlog.asking import Refusal
from ..eventlog.conversation import Conversation
from ..net.conduct import Conduct
from ..net.reader import Reader
from ..protocol.pads import AnyToPad, PadCommand
from .host import PadHost
from .hub import Pads

_decoder: "msgspec.json.Decoder[AnyToPad]" = msgspec.json.Decoder(AnyToPad)


class PadConversation(Conversation[PadCommand]):
    """One connection's conversation with a pad."""

    def __init__(self, pads: Pads, host: PadHost, reader: Reader, conduct: Conduct) -> None:
        super().__init__(reader, conduct, _decoder)
        self._pads, self._host = pads, host

    async def answer(self, message: PadCommand) -> None:
        """Answer a message other than a ping."""
        if self.reader not in self._host.writers:
            self.refuse(message.id, Refusal("watching", "this link is for watching"))
        elif self.reader.player is None:
            self.refuse(message.id, Refusal("stranger", "say who you are first"))
        else:
            await self.acknowledge(message.id, self._pads.do(self._host, message, self.reader.player))
