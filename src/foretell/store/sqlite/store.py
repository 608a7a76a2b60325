"""The store in one SQLite file."""

from pathlib import Path

from ..base import Store
from ..sole_owner import SoleOwner
from ..values import Observer
from .database import Database
from .directory import SqliteDirectory
from .erasures import SqliteErasures
from .known_players import KnownPlayers
from .logs import SqliteLogs
from .migrations import write_version
from .operator import SqliteActs, SqliteBans
from .passkeys import SqlitePasskeys
from .players import SqlitePlayers
from .subscriptions import SqliteSubscriptions
from .tickets import SqliteTickets
from .tokens import SqliteTokens


class SqliteStore(Store):
    """A store in the file at ``path``, which is created or migrated if necessary."""

    def __init__(self, path: Path, observer: Observer | None = None) -> None:
        """Open the file; raises StoreError if it cannot be read and written."""
        known = KnownPlayers()
        database = self._database = Database(path, observer, known.changed)
        self.logs = SqliteLogs(database)
        self.directory = SqliteDirectory(database)
        self.ownership = SoleOwner(self.logs)
        self.players = SqlitePlayers(database)
        self.tokens = SqliteTokens(database, known)
        self.passkeys = SqlitePasskeys(database)
        self.tickets = SqliteTickets(database)
        self.subscriptions = SqliteSubscriptions(database)
        self.erasures = SqliteErasures(database)
        self.bans = SqliteBans(database)
        self.acts = SqliteActs(database)
        self.damage = database.damage

    async def check(self) -> None:
        await self._database.writer.do(write_version)

    async def close(self) -> None:
        await self._database.close()
