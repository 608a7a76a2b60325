"""Looks for damage when a database is opened: in all of it but the logs, each of which is checked when it is read."""

import sqlite3
from contextlib import closing

from ..values import Damaged, FoundDamaged
from .migrations import migrate
from .renewal import fault_in, renewed

_SCHEMA = "SELECT type, name, tbl_name, sql FROM sqlite_schema"
_CHECKED_LATER = frozenset({"entries", "journal"})
_NOT_TO_BE_FORGOTTEN = {
    "bans": "the list of those whom the operator keeps out is damaged",
    "erasures": "the list of those who are to be forgotten is damaged",
}


def damaged_parts(connection: sqlite3.Connection) -> FoundDamaged:
    """What SQLite finds wrong with a migrated database, once all has been renewed that can be renewed without loss.

    Raises Damaged where it would not be safe to use the rest: without its schema, or with bans or erasures forgotten.
    """
    tables = _tables(connection)
    found = {table: fault for table in sorted(tables - _CHECKED_LATER) if (fault := fault_in(connection, table))}
    for table in _NOT_TO_BE_FORGOTTEN.keys() & found.keys():
        raise Damaged(_NOT_TO_BE_FORGOTTEN[table])
    done = tuple(table for table in found if renewed(connection, table))
    return FoundDamaged(parts={table: fault for table, fault in found.items() if table not in done}, renewed=done)


def _tables(connection: sqlite3.Connection) -> frozenset[str]:
    """The names of the tables; raises Damaged if the schema is not as the migrations make it."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as new:
        migrate(new)
        made = frozenset(new.execute(_SCHEMA).fetchall())
    if not made <= frozenset(connection.execute(_SCHEMA).fetchall()):
        raise Damaged("its schema is damaged")
    return frozenset(name for kind, name, _, _ in made if kind == "table")
