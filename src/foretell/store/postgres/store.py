"""The store in a database of PostgreSQL."""

from ..base import Directory
from ..sql.store import SqlStore
from ..values import Found, FoundDamaged, Log, Observer
from .database import Database
from .logs import PostgresLogs
from .node import USUAL, Patience
from .ownership import PostgresOwnership

_FOUND = "SELECT name, summary, address FROM tables LEFT JOIN nodes ON nodes.id = owner AND nodes.id <> $1"
_LISTED = f"{_FOUND} WHERE listed ORDER BY key DESC LIMIT $2"
_SEATED = "SELECT table_key FROM seats WHERE player = $3 OR player IN (SELECT id FROM players WHERE account = $3)"
_OF_PLAYER = f"{_FOUND} WHERE key IN ({_SEATED}) ORDER BY key DESC LIMIT $2"
_DUE = (
    "SELECT name, wake FROM tables WHERE wake <= $3 AND NOT EXISTS (SELECT FROM nodes WHERE id = owner AND id <> $1)"
    " ORDER BY wake LIMIT $2"
)
_ALL = (
    "SELECT key, name, summary, $3 <> ''::bytea"
    " AND EXISTS (SELECT FROM entries WHERE table_key = key AND position($3 IN data) > 0)"
    " FROM tables WHERE key > $1 ORDER BY key LIMIT $2"
)


class PostgresDirectory(Directory):
    """Finds logs by the columns of their SQL table."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def listed(self, limit: int) -> list[Found]:
        return [Found(*row) for row in await self._database.ask(_LISTED, self._database.link.node, limit)]

    async def of_player(self, player: str, limit: int) -> list[Found]:
        return [Found(*row) for row in await self._database.ask(_OF_PLAYER, self._database.link.node, limit, player)]

    async def due(self, before: int, limit: int) -> list[tuple[str, int]]:
        return [tuple(row) for row in await self._database.ask(_DUE, self._database.link.node, limit, before)]

    async def all(self, after: int, limit: int, holding: bytes = b"") -> list[Log]:
        return [Log(*row) for row in await self._database.ask(_ALL, after, limit, holding)]


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
