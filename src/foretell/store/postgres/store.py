"""The store in a database of PostgreSQL."""

from ..sql.store import SqlStore
from ..values import FoundDamaged, Observer
from .database import Database
from .directory import PostgresDirectory
from .logs import PostgresLogs
from .node import USUAL, Patience
from .ownership import PostgresOwnership


class PostgresStore(SqlStore):
    """A store in a database whose schema ``connect.prepare`` has brought up to date."""

    def __init__(
        self, url: str, observer: Observer | None = None, address: str = "", patience: Patience = USUAL
    ) -> None:
        """``address``: where this process listens to others who use this store; empty: it does not."""
        database = self._database = Database(url, observer, address, patience)
        super().__init__(database)
        self.logs = PostgresLogs(database)
        self.directory = PostgresDirectory(database)
        self.ownership = PostgresOwnership(database, self.logs)
        self.damage = FoundDamaged()  # PostgreSQL finds damage by itself

    async def check(self) -> None:
        await self._database.check()

    async def close(self) -> None:
        await self._database.close()
