"""The messages of a client at a table, and the answers to them."""

from functools import partial

import msgspec

from ..eventlog.asking import Actor, Refusal
from ..eventlog.conversation import Conversation
from ..net.conduct import Conduct
from ..net.reader import Reader
from ..protocol.messages import AnyFromClient, Do, Resync, Why
from .host import TableHost
from .hub import Tables

_decoder: "msgspec.json.Decoder[AnyFromClient]" = msgspec.json.Decoder(AnyFromClient)


class TableConversation(Conversation[Do | Resync | Why]):
    """One connection's conversation with a table."""

    def __init__(self, tables: Tables, host: TableHost, actor: Actor | None, reader: Reader, conduct: Conduct) -> None:
        super().__init__(reader, conduct, _decoder)
        self._tables, self._host, self._actor = tables, host, actor

    def _answer_now(self, message: Do | Resync | Why) -> bool:
        if self._actor is None or not isinstance(message, Do):
            return False
        answer = partial(self.tell, message.id)
        done = self._tables.do_now(self._host, message.command, self._actor, message.id, answer)
        if self.reader.has_more:
            self.reader.wake()
        return done

    async def answer(self, message: Do | Resync | Why) -> None:
        """Answer a message other than a ping."""
        match message:
            case Do():
                await self._do(message)
            case Resync(after):
                await self._resync(after)
            case Why(query, move):
                await self._why(query, move)

    async def _do(self, message: Do) -> None:
        if self._actor is None:
            self.refuse(message.id, Refusal("stranger", "say who you are first"))
            return
        await self.acknowledge(message.id, self._tables.do(self._host, message.command, self._actor, message.id))

    async def _resync(self, after: int | None) -> None:
        if self.reader.is_far_behind or not self.conduct.may_read(self._host.lines_to_send(after)):
            self.fault("too-fast", "too many lines at once; slow down")
        else:
            await self.conduct.wait_for_turn()
            await self._host.resync(self.reader, after)

    async def _why(self, query: str, move: str) -> None:
        try:
            self.send(await self._host.why(self.reader.player, move, query))
        except Refusal as refusal:
            self.refuse(query, refusal)
