"""Where games of clubs are played: pads, tournaments and tables of this server, whichever process owns them."""

import asyncio
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from ...club.state import Game
from ...store import Store
from ..eventlog.host import LogHost
from ..eventlog.hub import Charge, uncharged
from ..eventlog.unused import UnusedHub
from ..pads.hub import Pads
from ..pads.lines import PADS
from ..pads.state import Pad
from ..table.hub import Tables
from ..table.state import Table
from ..tournaments.hub import Tournaments
from ..tournaments.lines import TOURNAMENTS
from ..tournaments.state import Tournament
from .outcomes import Outcomes, of_pad, of_table, of_tournament

Place = Pad | Tournament | Table
_LOGS: Mapping[str, Callable[[str], str]] = {"pad": PADS.log_of, "tournament": TOURNAMENTS.log_of, "table": str}
_Host = TypeVar("_Host", bound=LogHost[Any, Any])
_State = TypeVar("_State", Pad, Tournament)


@dataclass(frozen=True, slots=True)
class Source:
    """What a key leads to."""

    key: str
    """The key for watching, or the id of the table: the key may be known to everybody in the club."""
    place: Place
    writes: bool = False
    """Whether the key is for writing."""

    @property
    def of_tournament(self) -> bool:
        """Whether it is a table that a tournament has opened."""
        return isinstance(self.place, Table) and self.place.of is not None

    def is_seen_by(self, ids: Collection[str]) -> bool:
        """Whether somebody with these ids may see it though they are not there."""
        place = self.place
        if not isinstance(place, Table):
            return True
        return place.kind.spectators and not any(place.bars(each, 0, "") for each in ids)

    def knows(self, ids: Collection[str]) -> bool:
        """Whether somebody with one of these ids may say that this belongs to their club.

        On a pad they write, or have a phone; at a table they sit; in a tournament they take part with a device, or
        they have its organisers' key.
        """
        match self.place:
            case Pad() as pad:
                return self.writes or any(map(pad.knows, ids))
            case Table() as table:
                return any(table.seat_of(each) is not None or table.owner == each for each in ids)
            case Tournament() as tournament:
                return self.writes or tournament.person_of(ids) is not None


def log_of(game: Game) -> str:
    """The name of the log of a game's pad, tournament or table; empty: its results are typed in."""
    return _LOGS[game.source](game.key) if game.key else ""


class Sources:
    """Finds and reads them."""

    def __init__(self, store: Store, pads: Pads, tournaments: Tournaments, tables: Tables) -> None:
        self._players, self._pads, self._tournaments, self._tables = store.players, pads, tournaments, tables

    async def find(self, kind: str, key: str, charge: Charge = uncharged) -> Source | None:
        """What this key leads to, or None; raises Broken and StoreError, and what ``charge`` raises."""
        if kind == "pad":
            return await _of_key(self._pads, key, charge)
        if kind == "tournament":
            return await _of_key(self._tournaments, key, charge)
        table = await self._tables.outcome(key, charge)
        return None if table is None else Source(key, table)

    async def ids_of(self, player: str) -> tuple[str, ...]:
        """The ids of a player, those of guests who became this player included; raises StoreError."""
        known = await self._players.get(player)
        return (player,) if known is None else (player, *known.was)


async def _of_key(hub: "UnusedHub[_Host, _State]", key: str, charge: Charge) -> Source | None:
    for watch, writes in ((hub.names.watch_key(key), True), (key, False)):
        state = await hub.look(hub.names.log_of(watch), charge)
        if state is not None:
            return Source(watch, state, writes)
    return None


async def read(source: Source) -> Outcomes:
    """The games of a source; a pad is folded in a thread, and a tournament may have thousands."""
    match source.place:
        case Pad() as pad:
            return await asyncio.to_thread(of_pad, pad, source.key)
        case Table() as table:
            return of_table(table)
        case Tournament() as tournament:
            return await asyncio.to_thread(of_tournament, tournament)
