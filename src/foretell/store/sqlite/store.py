"""The store in one SQLite file."""

from pathlib import Path

from ..base import Store
from ..sole_owner import SoleOwner
from ..sql.codes import SqlCodes
from ..sql.erasures import SqlErasures
from ..sql.operator import SqlActs, SqlBans
from ..sql.passkeys import SqlPasskeys
from ..sql.players import SqlPlayers
from ..sql.subscriptions import SqlSubscriptions
from ..sql.tickets import SqlTickets
from ..values import Observer
from .database import Database
from .directory import SqliteDirectory
from .known_players import KnownPlayers
from .logs import SqliteLogs
from .migrations import write_version
from .tokens import SqliteTokens


class SqliteStore(Store):
    """A store in the file at ``path``, which is created or migrated if necessary."""

    def __init__(self, path: Path, observer: Observer | None = None) -> None:
        """Open the file; raises StoreError if it cannot be read and written."""
        known = KnownPlayers()
        database = self._database = Database(path, observer, known.changed)
        self.logs = SqliteLogs(database)
        self.directory = SqliteDirectory(database)
        self.codes = SqlCodes(database)
        self.ownership = SoleOwner(self.logs)
        self.players = SqlPlayers(database)
        self.tokens = SqliteTokens(database, known)
        self.passkeys = SqlPasskeys(database)
        self.tickets = SqlTickets(database)
        self.subscriptions = SqlSubscriptions(database)
        self.erasures = SqlErasures(database)
        self.bans = SqlBans(database)
        self.acts = SqlActs(database)
        self.damage = database.damage

    async def check(self) -> None:
        await self._database.writer.do(write_version)

    async def close(self) -> None:
        await self._database.close()
