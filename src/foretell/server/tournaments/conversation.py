"""The messages of organisers over a socket, and the answers to them."""

import msgspec

from ..eventlog.asking import Refusal
from ..eventlog.conversation import Conversation
from ..net.conduct import Conduct
from ..net.reader import Reader
from ..protocol.tournaments import AnyToTournament, TournamentCommand
from .host import TournamentHost, cost_of
from .hub import Tournaments

_decoder: "msgspec.json.Decoder[AnyToTournament]" = msgspec.json.Decoder(AnyToTournament)


class TournamentConversation(Conversation[TournamentCommand]):
    """One connection's conversation with a tournament."""

    def __init__(self, tournaments: Tournaments, host: TournamentHost, reader: Reader, conduct: Conduct) -> None:
        super().__init__(reader, conduct, _decoder)
        self._tournaments, self._host = tournaments, host

    async def answer(self, message: TournamentCommand) -> None:
        """Answer a message other than a ping."""
        if self.reader not in self._host.organisers:
            self.refuse(message.id, Refusal("watching", "this link is for everybody; organisers have another"))
        elif self.reader.player is None:
            self.refuse(message.id, Refusal("stranger", "say who you are first"))
        elif (cost := cost_of(self._host.state, message)) and not self.conduct.may_read(cost):
            self.refuse(message.id, Refusal("too-fast", "this takes a while; try again in a few seconds"))
        else:
            await self.acknowledge(message.id, self._tournaments.do(self._host, message, self.reader.player))
