"""The messages of a client at a table, and the answers to them."""

from collections.abc import Awaitable, Callable
from functools import partial

import msgspec

from ..eventlog.asking import Actor, Refusal
from ..eventlog.conversation import Conversation
from ..net.conduct import Conduct
from ..net.problem import Problem
from ..net.reader import Reader
from ..protocol.commands import Sit
from ..protocol.messages import AnyFromClient, Do, Resync, Why
from .host import TableHost
from .hub import Tables

_decoder: "msgspec.json.Decoder[AnyFromClient]" = msgspec.json.Decoder(AnyFromClient)


class TableConversation(Conversation[Do | Resync | Why]):
    """One connection's conversation with a table."""

    def __init__(
        self,
        tables: Tables,
        host: TableHost,
        actor: Actor | None,
        reader: Reader,
        conduct: Conduct,
        by_now: Callable[[], Awaitable[Actor | None]],
    ) -> None:
        """``actor``: who came; ``by_now``: looks them up again, as their name may have changed; raises Problem."""
        super().__init__(reader, conduct, _decoder)
        self._tables, self._host, self._actor, self._by_now = tables, host, actor, by_now

    def _answer_now(self, message: Do | Resync | Why) -> bool:
        if self._actor is None or not isinstance(message, Do):
            return False
        answer = partial(self.tell, message.id)
        return self._tables.do_now(self._host, message.command, self._actor, message.id, answer)

    async def answer(self, message: Do | Resync | Why) -> None:
        """Answer a message other than a ping."""
        match message:
            case Do():
                await self.acknowledge(message.id, self._done(message))
            case Resync(after):
                await self._resync(after)
            case Why(query, move):
                try:
                    self.send(await self._host.why(self.reader.player, move, query))
                except Refusal as refusal:
                    self.refuse(query, refusal)

    async def _done(self, message: Do) -> int:
        actor = self._actor
        if actor is not None and isinstance(message.command, Sit):
            try:
                actor = await self._by_now()  # by the name that they have now, which their seat will show
            except Problem as problem:
                raise Refusal(problem.code, problem.message) from None
        if actor is None:
            raise Refusal("stranger", "say who you are first")
        lines = self._host.lines_for(message.command, actor.player)
        if lines and not self.conduct.may_read(lines):
            raise Refusal("too-fast", "too many lines at once; slow down")
        return await self._tables.do(self._host, message.command, actor, message.id)

    async def _resync(self, after: int | None) -> None:
        if self.reader.is_far_behind or not self.conduct.may_read(self._host.lines_to_send(after, self.reader.player)):
            self.fault("too-fast", "too many lines at once; slow down")
        else:
            await self.conduct.wait_for_turn()
            await self._host.resync(self.reader, after)
