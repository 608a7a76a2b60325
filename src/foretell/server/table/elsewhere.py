"""Asks other processes about tables that they own."""

import asyncio
from collections import defaultdict
from collections.abc import Iterable

import msgspec

from ...store import Found, StoreError
from ..cluster.peers import Peers
from ..eventlog.broken import apart
from ..protocol.kinds import Portrait
from .summary import Summary

_decode = msgspec.json.Decoder(dict[str, Summary]).decode


class Names(msgspec.Struct, frozen=True):
    """Tables that another process is asked about."""

    tables: tuple[str, ...]


class Sitting(msgspec.Struct, frozen=True):
    """A player who asks for a rematch takes their seat at its table."""

    table: str
    seat: int
    player: str
    name: str
    program: bool
    command: str
    """The id of the command."""
    portrait: Portrait | None = None


class Elsewhere:
    """Tables of other processes."""

    def __init__(self, peers: Peers) -> None:
        self._peers = peers

    async def summaries(self, found: Iterable[Found]) -> dict[str, Summary]:
        """The summaries of tables, by one request to each owner; without those of an owner that does not answer."""
        tables: dict[str, list[str]] = defaultdict(list)
        for each in found:
            if each.owner:
                tables[each.owner].append(each.name)
        answers = await asyncio.gather(*[self._of(owner, names) for owner, names in tables.items()])
        return {table: summary for answer in answers for table, summary in answer.items()}

    async def sit(self, address: str, sitting: Sitting) -> None:
        """Seat a player at a table of the process at this address; raises StoreError."""
        await self._peers.post(address, "/nodes/sit", msgspec.json.encode(sitting))

    async def unseal(self, address: str, table: str) -> None:
        """Show the cards of a table of the process at this address; raises StoreError."""
        await self._peers.post(address, "/nodes/unseal", msgspec.json.encode(Names((table,))))

    async def _of(self, owner: str, names: list[str]) -> dict[str, Summary]:
        summaries: dict[str, Summary] = {}
        with apart():
            try:
                summaries = _decode(
                    await self._peers.post(owner, "/nodes/summaries", msgspec.json.encode(Names(tuple(names))))
                )
            except msgspec.MsgspecError:
                raise StoreError("the answer of another process cannot be read") from None
        return summaries
