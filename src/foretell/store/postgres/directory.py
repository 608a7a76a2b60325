"""Finds logs in PostgreSQL."""

from ..base import Directory
from ..values import Found, Log
from .database import Database

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
