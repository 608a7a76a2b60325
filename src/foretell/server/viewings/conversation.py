"""The messages of those who look at a replay together, and the answers to them."""

import msgspec

from ..eventlog.asking import Refusal
from ..eventlog.conversation import Conversation
from ..net.conduct import Conduct
from ..net.reader import Reader
from ..protocol.viewings import AnyToViewing, Show, ViewingCommand
from .host import ViewingHost
from .hub import Viewings

_decoder: "msgspec.json.Decoder[AnyToViewing]" = msgspec.json.Decoder(AnyToViewing)


class ViewingConversation(Conversation[Show | ViewingCommand]):
    """One connection's conversation with a viewing."""

    def __init__(self, viewings: Viewings, host: ViewingHost, reader: Reader, conduct: Conduct) -> None:
        super().__init__(reader, conduct, _decoder)
        self._viewings, self._host = viewings, host

    def _answer_now(self, message: Show | ViewingCommand) -> bool:
        if not isinstance(message, Show):
            return False
        if self.reader.player is not None:
            self._host.show(message, self.reader.player)
        return True

    async def answer(self, message: Show | ViewingCommand) -> None:
        """Answer a message other than a ping."""
        if isinstance(message, Show):
            return
        if self.reader.player is None:
            self.refuse(message.id, Refusal("stranger", "say who you are first"))
        elif (lines := self._host.lines_to_replay(message)) and not self.conduct.may_read(lines):
            self.refuse(message.id, Refusal("too-fast", "too many branches at once; slow down"))
        else:
            await self.acknowledge(message.id, self._viewings.do(self._host, message, self.reader.player))
