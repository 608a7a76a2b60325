"""Lists of tables, even from a partly damaged database."""

import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

from .faults import is_damage

Row = tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Listing:
    """The queries for a list: all at once or, if that meets damage, row by row."""

    whole: str
    """The query for the whole list, up to a limit."""
    keys: str
    """The query for the tables' keys, from an index alone, in ascending order."""
    row: str
    """The query for the table with a key."""
    descending: bool = True

    def read(self, connection: sqlite3.Connection, limit: int, *values: object) -> list[Row]:
        """At most ``limit`` rows, without damaged ones; raises sqlite3.Error for any other error."""
        try:
            return connection.execute(self.whole, (*values, limit)).fetchall()
        except sqlite3.Error as error:
            _pass_over(error)
        return list(islice(self._row_by_row(connection, values), limit))

    def _row_by_row(self, connection: sqlite3.Connection, values: Sequence[object]) -> Iterator[Row]:
        for key in self._readable_keys(connection, values):
            yield from _until_damage(connection, self.row, (key,))

    def _readable_keys(self, connection: sqlite3.Connection, values: Sequence[object]) -> list[int]:
        """The keys before the first damaged place and after the last one."""
        before = [key for (key,) in _until_damage(connection, self.keys, values)]
        known = set(before)
        after = [key for (key,) in _until_damage(connection, f"{self.keys} DESC", values) if key not in known]
        return after + before[::-1] if self.descending else before + after[::-1]


LISTED = Listing(
    "SELECT name, summary FROM tables WHERE listed ORDER BY key DESC LIMIT ?",
    "SELECT key FROM tables INDEXED BY tables_listed WHERE listed ORDER BY key",
    "SELECT name, summary FROM tables WHERE key = ?",
)
OF_PLAYER = Listing(
    "SELECT name, summary FROM tables WHERE key IN (SELECT table_key FROM seats WHERE player IN"
    " (SELECT ?1 UNION ALL SELECT id FROM players WHERE account = ?1)) ORDER BY key DESC LIMIT ?2",
    "SELECT DISTINCT table_key FROM seats WHERE player IN"
    " (SELECT ?1 UNION ALL SELECT id FROM players WHERE account = ?1) ORDER BY table_key",
    "SELECT name, summary FROM tables WHERE key = ?",
)
DUE = Listing(
    "SELECT name, wake FROM tables WHERE wake IS NOT NULL AND wake <= ? ORDER BY wake LIMIT ?",
    "SELECT key FROM tables INDEXED BY tables_wake WHERE wake IS NOT NULL AND wake <= ? ORDER BY wake",
    "SELECT name, wake FROM tables WHERE key = ?",
    descending=False,
)


def _until_damage(connection: sqlite3.Connection, sql: str, values: Sequence[object]) -> Iterator[Row]:
    try:
        yield from connection.execute(sql, values)
    except sqlite3.Error as error:
        _pass_over(error)


def _pass_over(error: sqlite3.Error) -> None:
    """Ignore damage; raises any other error again."""
    if not is_damage(error):
        raise error
