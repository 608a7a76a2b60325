"""The store in one SQLite file."""

from pathlib import Path

from ..sole_owner import SoleOwner
from ..sql.store import SqlStore
from ..values import Observer
from .database import Database
from .directory import SqliteDirectory
from .logs import SqliteLogs
from .migrations import write_version
from .tokens import KnownPlayers, SqliteTokens


class SqliteStore(SqlStore):
    """A store in the file at ``path``, which is created or migrated if necessary."""

    def __init__(self, path: Path, observer: Observer | None = None) -> None:
        """Open the file; raises StoreError if it cannot be read and written."""
        known = KnownPlayers()
        database = self._database = Database(path, observer, known.changed)
        super().__init__(database)
        self.logs = SqliteLogs(database)
        self.directory = SqliteDirectory(database)
        self.ownership = SoleOwner(self.logs)
        self.tokens = SqliteTokens(database, known)
        self.damage = database.damage

    async def check(self) -> None:
        await self._database.writer.do(write_version)

    async def close(self) -> None:
        await self._database.close()
