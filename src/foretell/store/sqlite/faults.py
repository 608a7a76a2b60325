"""SQLite's errors as sentences, whether trying again may help, and what can be read beside damaged pages."""

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ..values import Damaged, StoreError

_SENTENCES = {
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_READONLY: "the file is read-only",
    sqlite3.SQLITE_BUSY: "another program has locked it",
    sqlite3.SQLITE_LOCKED: "another program has locked it",
    sqlite3.SQLITE_CANTOPEN: "it cannot be opened",
    sqlite3.SQLITE_PERM: "permission is denied",
    sqlite3.SQLITE_IOERR: "the disk cannot be read or written (perhaps it is full)",
    sqlite3.SQLITE_NOTADB: "it is not a SQLite database",
    sqlite3.SQLITE_CORRUPT: "it is damaged",
}
_LASTING = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_LOCKED = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
_LASTING_TEXTS = "Could not decode to UTF-8", "no such table", "no such index", "no such column"
"""A damaged page of the schema had the table."""
WHAT_TO_DO = (
    "`foretell db check` says what is wrong, and `foretell db repair` writes all that can be read to a new file,"
    " or says that only a backup helps"
)


def fault_of(error: Exception, what: str) -> StoreError:
    """The error that the store raises: ``what`` has failed, and why; Damaged if trying again does not help."""
    code = _code(error)
    why = _SENTENCES.get(code) or (error.strerror if isinstance(error, OSError) else None) or str(error)
    lasting = code in _LASTING or isinstance(error, Damaged) or str(error).startswith(_LASTING_TEXTS)
    return (Damaged if lasting else StoreError)(f"{what}: {why}")


def is_damage(error: Exception) -> bool:
    """Whether an error means that the database is damaged."""
    return isinstance(fault_of(error, ""), Damaged)


def is_locked(error: Exception) -> bool:
    """Whether an error means that another program is writing."""
    return _code(error) in _LOCKED


def _code(error: Exception) -> int:
    """SQLite's primary error code; 0 for other errors."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


Rows = list[tuple[Any, ...]]


def until_damage(connection: sqlite3.Connection, sql: str, *values: object) -> tuple[Rows, sqlite3.Error | None]:
    """The rows before the first damaged page, and SQLite's error there; raises sqlite3.Error for anything else."""
    found: Rows = []
    try:
        found.extend(connection.execute(sql, values))
    except sqlite3.Error as error:
        if not is_damage(error):
            raise
        return found, error
    return found, None


def around_damage(
    connection: sqlite3.Connection, sql: str, order: str, *values: object
) -> tuple[Rows, sqlite3.Error | None]:
    """The rows before the first damaged page and after the last one, and SQLite's error at the first.

    ``order``: the columns by which the table or index is ordered.
    """
    first, error = until_damage(connection, f"{sql} ORDER BY {order}", *values)
    if error is None:
        return first, None
    back = ", ".join(f"{column} DESC" for column in order.split(", "))
    rest, _ = until_damage(connection, f"{sql} ORDER BY {back}", *values)
    return [*first, *(row for row in rest[::-1] if row not in first)], error


_DECLARED = 'SELECT name, type, NOT "notnull" AND NOT pk FROM pragma_table_info(?)'
_KINDS = {"INTEGER": int, "REAL": float, "TEXT": str, "BLOB": bytes}
Fits = Mapping[str, Callable[[object], bool]]
"""By column: a test whether a value may stand there; a damaged page may hold the rows of another table."""


def fits_of(connection: sqlite3.Connection, table: str) -> Fits:
    """The tests for the columns of a table, as far as the schema can be read."""
    found, _ = until_damage(connection, _DECLARED, table)
    return {name: _fitting(_KINDS[kind], may) for name, kind, may in found if kind in _KINDS}


def own(rows: Rows, columns: Sequence[str], fits: Fits) -> Rows:
    """The rows whose values may stand in these columns."""
    tests = [fits.get(column) for column in columns]
    return [row for row in rows if all(fit is None or fit(value) for fit, value in zip(tests, row, strict=False))]


def _fitting(kind: type, may_be_missing: object) -> Callable[[object], bool]:
    return lambda value: isinstance(value, kind) or (value is None and bool(may_be_missing))
