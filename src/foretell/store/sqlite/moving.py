"""Moves the rows of the journal into their logs, even if the journal or some of the logs are damaged."""

import sqlite3
from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from itertools import groupby

from ..values import Damaged
from .commits import INSERT, Waiting, WrittenRow, waiting, written
from .faults import is_damage

_INSERT = "INSERT INTO entries (table_key, seq, data) VALUES (?, ?, ?)"
_INSERT_AGAIN = "INSERT OR IGNORE INTO entries (table_key, seq, data) VALUES (?, ?, ?)"
_GOES_TO = "UPDATE tables SET seq = max(seq, ?2) WHERE key = ?1"
_SCHEMA = "SELECT sql FROM sqlite_schema WHERE tbl_name = 'journal' ORDER BY type DESC"


@dataclass(slots=True)
class Moved:
    """What became of the journal's rows."""

    cut: list[str] = field(default_factory=list)
    """The names of the logs that have lost their newest rows; reading one of them raises Damaged."""
    stay: frozenset[int] = frozenset()
    """The keys of logs to which nothing can be added; their rows stay in the journal."""


def move_all(connection: sqlite3.Connection) -> Moved:
    """Move all rows, in transactions of its own.

    Raises sqlite3.Error, and Damaged if it is unknown which logs have lost rows.
    """
    found = waiting(connection)
    if not found.is_known:
        raise Damaged("its journal is damaged, and it is unknown which logs have lost their newest rows")
    if found.is_whole:
        try:
            with connection:
                connection.execute("BEGIN IMMEDIATE")
                move(connection, found)
            return Moved()
        except sqlite3.Error as error:
            if not is_of_some_logs(error):
                raise
    return _log_by_log(connection, found)


def move(connection: sqlite3.Connection, found: Waiting, stay: AbstractSet[int] = frozenset()) -> None:
    """Move the rows of an undamaged journal, except those of logs that ``stay``; in a transaction."""
    if found.rows or found.ends:
        goes = [row for row in found.rows if row[0] not in stay] if stay else found.rows
        connection.executemany(_INSERT, goes)
        connection.executemany(_GOES_TO, [each for each in found.ends.items() if each[0] not in stay])
        connection.execute("DELETE FROM journal")
        _leave(connection, found, stay)


def _log_by_log(connection: sqlite3.Connection, found: Waiting) -> Moved:
    """Move the rows of each log in a transaction of its own: SQLite commits nothing of one that has met damage."""
    rows = {key: list(each) for key, each in groupby(found.rows, lambda row: row[0])}
    cut = [name for key, end in found.ends.items() for name in _cut(connection, key, end, rows.get(key, []))]
    stay = frozenset(key for key, end in found.ends.items() if not _moved(connection, key, end, rows.get(key, [])))
    with connection:
        connection.execute("BEGIN IMMEDIATE")
        if found.is_whole:
            connection.execute("DELETE FROM journal")
        else:
            _begin_again(connection)
        _leave(connection, found, stay)
    return Moved(cut, stay)


def _cut(connection: sqlite3.Connection, key: int, end: int, rows: Sequence[WrittenRow]) -> Iterator[str]:
    """The name of a log if rows of it are missing in the journal."""
    try:
        for name, seq in connection.execute("SELECT name, seq FROM tables WHERE key = ?", (key,)):
            if not {seq for _, seq, _ in rows}.issuperset(range(seq + 1, end + 1)):
                yield name
    except sqlite3.Error as error:
        if not is_damage(error):
            raise


def _moved(connection: sqlite3.Connection, key: int, end: int, rows: Sequence[WrittenRow]) -> bool:
    """Move the rows of one log; returns whether that succeeded: if not, reading the log raises Damaged."""
    goes = _done(connection, _GOES_TO, [(key, end)])
    return _done(connection, _INSERT_AGAIN, rows) and goes


def _done(connection: sqlite3.Connection, sql: str, each: Sequence[tuple[object, ...]]) -> bool:
    """Execute a statement for one log, in a transaction; returns False if the log is damaged."""
    try:
        with connection:
            connection.execute("BEGIN IMMEDIATE")
            connection.executemany(sql, each)
    except sqlite3.Error as error:
        if not is_of_some_logs(error):
            raise
        return False
    return True


def is_of_some_logs(error: Exception) -> bool:
    """Whether an error comes from one log: a damaged page, or rows that contradict each other."""
    return is_damage(error) or isinstance(error, sqlite3.IntegrityError)


def _leave(connection: sqlite3.Connection, found: Waiting, stay: AbstractSet[int]) -> None:
    """Write the rows that stay back into the journal."""
    if stay:
        ends = {key: seq for key, seq in found.ends.items() if key in stay}
        connection.execute(INSERT, written([row for row in found.rows if row[0] in stay], ends))


def _begin_again(connection: sqlite3.Connection) -> None:
    """Create an empty journal, without touching the pages of the damaged one.

    Dropping it would free all pages that it seems to refer to, and these may belong to other tables.
    """
    made = [sql for (sql,) in connection.execute(_SCHEMA).fetchall()]
    connection.execute("PRAGMA writable_schema = ON")
    connection.execute("DELETE FROM sqlite_schema WHERE tbl_name = 'journal'")
    connection.execute("PRAGMA writable_schema = RESET")
    for sql in made:
        connection.execute(sql)
