"""Which values a column may have: a damaged page may hold the rows of another table."""

import sqlite3
from collections.abc import Callable, Mapping, Sequence

from .faults import Rows, until_damage

_DECLARED = 'SELECT name, type, NOT "notnull" AND NOT pk FROM pragma_table_info(?)'
_KINDS = {"INTEGER": int, "REAL": float, "TEXT": str, "BLOB": bytes}
Fits = Mapping[str, Callable[[object], bool]]
"""By column: a test whether a value may stand there."""


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
