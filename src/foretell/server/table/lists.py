"""Lists of tables: the open ones, and those of a player."""

import asyncio
from collections import defaultdict
from collections.abc import Iterable, Sequence

import msgspec

from ...store import Found, OwnedElsewhere, Store, StoreError
from ..cluster.peers import Peers
from ..eventlog.broken import apart
from ..eventlog.hub import Charge, LogHub, uncharged
from ..eventlog.lines import is_table
from ..ops.metrics import Metrics
from ..protocol.answers import OwnTable
from ..protocol.views import TableListing
from .host import TableHost
from .state import Status, Table
from .summary import Summary, summary_of
from .summary import from_bytes as summary_from_bytes

_LISTED = 100
_decode = msgspec.json.Decoder(dict[str, Summary]).decode


class Names(msgspec.Struct, frozen=True):
    """Tables that another process is asked about."""

    tables: tuple[str, ...]


class ListedTables(LogHub[TableHost, Table]):
    """Finds tables, and their summaries."""

    needs_room = False

    def __init__(self, store: Store, metrics: Metrics, peers: Peers) -> None:
        """``peers``: other processes with the same store."""
        super().__init__(store, metrics)
        self._peers = peers

    def owns(self, name: str) -> bool:
        """Whether a log is that of a table."""
        return is_table(name)

    async def find(self, table: str, charge: Charge = uncharged) -> TableHost | None:
        """The table's host, or None; raises Broken and StoreError, and what ``charge`` raises."""
        return await self._find(table, charge) if self.owns(table) else None

    async def listings(self) -> tuple[TableListing, ...]:
        """The open tables, newest first."""
        found = await self._summaries(await self._store.directory.listed(_LISTED))
        return tuple([summary.listing(table) for table, summary in found])

    async def tables_of(self, player: str, *was: str) -> tuple[OwnTable, ...]:
        """The tables at which the player has a seat, newest first; ``was``: guests that became this player."""
        found = await self._summaries(await self._store.directory.of_player(player, _LISTED))
        own = (summary.own(table, player, *was) for table, summary in found)
        return tuple(table for table in own if table is not None)

    async def both_sit(self, one: str, other: str) -> bool:
        """Whether two players have seats at the same table, before its game or during it."""
        theirs = {found.name for found in await self._store.directory.of_player(other, _LISTED)}
        both = [found for found in await self._store.directory.of_player(one, _LISTED) if found.name in theirs]
        unfinished = (Status.WAITING, Status.PLAYING)
        return any(summary.status in unfinished for _, summary in await self._summaries(both))

    async def _summaries(self, found: Sequence[Found]) -> list[tuple[str, Summary]]:
        """The tables of a list with their summaries, without damaged ones, and those whose owners do not answer."""
        summaries = []
        elsewhere = await self._elsewhere(each for each in found if not each.summary)
        for each in found:
            with apart(each.name):
                summary = elsewhere.get(each.name) or await self._summary(each)
                summaries += [] if summary is None else [(each.name, summary)]
        return summaries

    async def shown_to_all(self, table: str, address: str, charge: Charge) -> Summary | None:
        """The summary of a table, if a stranger from this address who has its link may see it.

        The bans of a table that another process owns are not known here.  Raises Broken, StoreError, and what
        ``charge`` raises.
        """
        try:
            host = await self.find(table, charge)
            summary = None if host is None or host.table.bars(None, 0, address) else summary_of(host.table)
        except OwnedElsewhere as elsewhere:
            found = await self._elsewhere([Found(table, b"", elsewhere.address)])
            summary = found.get(table)
        is_shown = summary is not None and (summary.kind.spectators or summary.status == Status.WAITING)
        return summary if is_shown else None

    async def own_summaries(self, tables: Iterable[str]) -> dict[str, Summary]:
        """The summaries of tables that this process owns, for another one."""
        return dict(await self._summaries([Found(table, b"") for table in tables]))

    async def _elsewhere(self, found: Iterable[Found]) -> dict[str, Summary]:
        """The summaries of tables, by one request to each owner; without those of an owner that does not answer."""
        tables: dict[str, list[str]] = defaultdict(list)
        for each in found:
            if each.owner:
                tables[each.owner].append(each.name)
        answers = await asyncio.gather(*[self._of(owner, names) for owner, names in tables.items()])
        return {table: summary for answer in answers for table, summary in answer.items()}

    async def _of(self, owner: str, names: Iterable[str]) -> dict[str, Summary]:
        asked, summaries = msgspec.json.encode(Names(tuple(names))), dict[str, Summary]()
        with apart():
            try:
                summaries = _decode(await self._peers.post(owner, "/nodes/summaries", asked))
            except msgspec.MsgspecError:
                raise StoreError("the answer of another process cannot be read") from None
        return summaries

    async def _summary(self, found: Found) -> Summary | None:
        """The summary in the store; made from the log if it has none; None if another process has the log."""
        if not found.summary and found.owner:
            return None
        if found.summary and found.name not in self._hosts:
            return summary_from_bytes(found.summary)
        host = await self.find(found.name)
        return None if host is None else summary_of(host.table)
