"""Finds logs in SQLite, even in a partly damaged database."""

import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

from ..base import Directory
from ..values import Found, Log
from .database import Database
from .faults import is_damage

_Row = tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class _Listing:
    """The queries for a list: all at once or, if a page is damaged, row by row."""

    whole: str
    """The query for the whole list, up to a limit."""
    keys: str
    """The query for the logs' keys, from an index alone, in ascending order."""
    row: str
    """The query for the log with a key."""
    descending: bool = True

    def read(self, connection: sqlite3.Connection, limit: int, *values: object) -> list[_Row]:
        """At most ``limit`` rows, without damaged ones; raises sqlite3.Error for any other error."""
        try:
            return connection.execute(self.whole, (*values, limit)).fetchall()
        except sqlite3.Error as error:
            _pass_over(error)
        return list(islice(self._row_by_row(connection, values), limit))

    def _row_by_row(self, connection: sqlite3.Connection, values: Sequence[object]) -> Iterator[_Row]:
        for key in self._readable_keys(connection, values):
            yield from _until_damage(connection, self.row, (key,))

    def _readable_keys(self, connection: sqlite3.Connection, values: Sequence[object]) -> list[int]:
        """The keys before the first damaged page and after the last one."""
        before = [key for (key,) in _until_damage(connection, self.keys, values)]
        known = set(before)
        after = [key for (key,) in _until_damage(connection, f"{self.keys} DESC", values) if key not in known]
        return after + before[::-1] if self.descending else before + after[::-1]


_LISTED = _Listing(
    "SELECT name, summary FROM tables WHERE listed ORDER BY key DESC LIMIT ?",
    "SELECT key FROM tables INDEXED BY tables_listed WHERE listed ORDER BY key",
    "SELECT name, summary FROM tables WHERE key = ?",
)
_OF_PLAYER = _Listing(
    "SELECT name, summary FROM tables WHERE key IN (SELECT table_key FROM seats WHERE player IN"
    " (SELECT ?1 UNION ALL SELECT id FROM players WHERE account = ?1)) ORDER BY key DESC LIMIT ?2",
    "SELECT DISTINCT table_key FROM seats WHERE player IN"
    " (SELECT ?1 UNION ALL SELECT id FROM players WHERE account = ?1) ORDER BY table_key",
    "SELECT name, summary FROM tables WHERE key = ?",
)
_DUE = _Listing(
    "SELECT name, wake FROM tables WHERE wake IS NOT NULL AND wake <= ? ORDER BY wake LIMIT ?",
    "SELECT key FROM tables INDEXED BY tables_wake WHERE wake IS NOT NULL AND wake <= ? ORDER BY wake",
    "SELECT name, wake FROM tables WHERE key = ?",
    descending=False,
)


class SqliteDirectory(Directory):
    """Finds logs by the columns of their SQL table."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def listed(self, limit: int) -> list[Found]:
        return [Found(*row) for row in await self._list(_LISTED, limit)]

    async def of_player(self, player: str, limit: int) -> list[Found]:
        return [Found(*row) for row in await self._list(_OF_PLAYER, limit, player)]

    async def due(self, before: int, limit: int) -> list[tuple[str, int]]:
        return [(name, wake) for name, wake in await self._list(_DUE, limit, before)]

    async def all(self, after: int, limit: int, holding: bytes = b"") -> list[Log]:
        if holding:
            await self._database.settle()
        found = []
        for key, name, summary in await self._database.ask(
            "SELECT key, name, summary FROM tables WHERE key > ? ORDER BY key LIMIT ?", after, limit
        ):
            held = "SELECT 1 FROM entries WHERE table_key = ? AND instr(data, ?) LIMIT 1"
            holds = bool(holding and await self._database.ask(held, key, holding))
            found.append(Log(key, name, summary, holds))
        return found

    async def _list(self, listing: _Listing, limit: int, *values: object) -> list[_Row]:
        return await self._database.in_reader(lambda connection: listing.read(connection, limit, *values))


def _until_damage(connection: sqlite3.Connection, sql: str, values: Sequence[object]) -> Iterator[_Row]:
    try:
        yield from connection.execute(sql, values)
    except sqlite3.Error as error:
        _pass_over(error)


def _pass_over(error: sqlite3.Error) -> None:
    """Ignore damage; raises any other error again."""
    if not is_damage(error):
        raise error
