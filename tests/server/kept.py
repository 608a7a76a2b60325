"""Clubs and tournaments without a server around them, for tests of how their logs are cared for."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from foretell.server.bots.pool import BotPool
from foretell.server.clubs.host import ClubHost
from foretell.server.clubs.hub import Clubs
from foretell.server.clubs.lines import CLUBS
from foretell.server.clubs.sources import Sources
from foretell.server.eventlog.asking import Actor
from foretell.server.eventlog.engine import Room
from foretell.server.ops.metrics import Metrics
from foretell.server.pads.hub import Pads
from foretell.server.protocol.clubs import JoinClub, NewClub
from foretell.server.protocol.pads import Write
from foretell.server.protocol.tournaments import JoinTournament, NewTournament
from foretell.server.table.hub import Tables
from foretell.server.tournaments.host import TournamentHost
from foretell.server.tournaments.hub import Tournaments
from foretell.server.tournaments.lines import TOURNAMENTS
from foretell.store import SqliteStore

Kind = Literal["club", "tournament"]
GONE = "Zebedee"
ADA, ZEB = Actor("ada", "Ada"), Actor("zeb", GONE)
SETTINGS = {"name": "Friday"}


@dataclass
class Desk:
    """A club and a tournament of Ada's that Zeb has joined, one or both."""

    store: SqliteStore
    pads: Pads
    tournaments: Tournaments
    clubs: Clubs
    watch: dict[Kind, str] = field(default_factory=dict)
    """The keys for everybody."""

    async def open(self, kind: Kind) -> None:
        """Open one, in which Zeb enters himself."""
        if kind == "club":
            self.watch[kind] = (await self.clubs.open(NewClub(settings=SETTINGS), "ada")).watch
            await self.clubs.enter(await self.club(), JoinClub("j1", GONE), ZEB, by_key=False)
        else:
            self.watch[kind] = (await self.tournaments.open(NewTournament(settings=SETTINGS), "ada")).watch
            await self.tournaments.enter(await self.tournament(), JoinTournament("j1", GONE), ZEB)

    def hub(self, kind: Kind) -> Clubs | Tournaments:
        """All of a kind."""
        return self.clubs if kind == "club" else self.tournaments

    def name(self, kind: Kind) -> str:
        """The name of the log."""
        of: dict[Kind, Callable[[str], str]] = {"club": CLUBS.log_of, "tournament": TOURNAMENTS.log_of}
        return of[kind](self.watch[kind])

    async def text(self, kind: Kind) -> str:
        """Everything in the log."""
        return b"".join(row.data for row in await self.store.logs.read(self.name(kind))).decode()

    async def names(self, kind: Kind) -> list[str]:
        """The names of all people; raises AssertionError if there is no such thing any more."""
        if kind == "club":
            return [one.name for one in (await self.club()).state.state.members.values()]
        return [one.name for one in (await self.tournament()).state.state.people.values()]

    async def club(self) -> ClubHost:
        """The club's host."""
        found = await self.clubs.find(self.watch["club"])
        assert found is not None, "it is gone"
        return found[0]

    async def tournament(self) -> TournamentHost:
        """The tournament's host."""
        found = await self.tournaments.find(self.watch["tournament"])
        assert found is not None, "it is gone"
        return found[0]

    async def write(self, *entries: dict[str, object]) -> None:
        """Write entries of an organiser of the club."""
        await self.clubs.write(await self.club(), Write("w", entries), ADA, by_key=True)


@asynccontextmanager
async def opened(folder: Path, *kinds: Kind) -> AsyncIterator[Desk]:
    """Things of these kinds of Ada's that Zeb has joined."""
    store = SqliteStore(folder / "foretell.db")
    metrics, pool = Metrics(), BotPool(1)
    tables, pads = Tables(store, pool, metrics, (0.0, 0.0)), Pads(store, metrics, 100)
    tournaments = Tournaments(store, metrics, pads, tables)
    desk = Desk(store, pads, tournaments, Clubs(store, metrics, Sources(store, pads, tournaments, tables)))
    Room(tables, pads, tournaments, desk.clubs)
    for kind in kinds:
        await desk.open(kind)
    yield desk
    await tournaments.close()
    await tables.close()
    await pool.close()
    await store.close()
