"""Looks for damage when a database is opened, except in logs: each of them is checked when it is read."""

import sqlite3
from contextlib import closing

from ..values import Damaged, FoundDamaged
from .migrations import migrate
from .renewal import fault_in, renewed

_SCHEMA = "SELECT type, name, tbl_name, sql FROM sqlite_schema"
_CHECKED_LATER = frozenset({"entries", "journal"})
_NOT_TO_BE_FORGOTTEN = {
    "bans": "the list of bans is damaged",
    "erasures": "the list of erasures that are due is damaged",
}


def damaged_parts(connection: sqlite3.Connection) -> FoundDamaged:
    """What is damaged in a migrated database, after everything was rebuilt that can be rebuilt without loss.

    Raises Damaged if the rest is not safe to use: if the schema is damaged, or bans or erasures might be forgotten.
    """
    tables = _tables(connection)
    found = {table: fault for table in sorted(tables - _CHECKED_LATER) if (fault := fault_in(connection, table))}
    for table in _NOT_TO_BE_FORGOTTEN.keys() & found.keys():
        raise Damaged(_NOT_TO_BE_FORGOTTEN[table])
    done = tuple(table for table in found if renewed(connection, table))
    return FoundDamaged(parts={table: fault for table, fault in found.items() if table not in done}, renewed=done)


def _tables(connection: sqlite3.Connection) -> frozenset[str]:
    """The names of the SQL tables; raises Damaged if the schema differs from the one that the migrations create."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as new:
        migrate(new)
        made = frozenset(new.execute(_SCHEMA).fetchall())
    if not made <= frozenset(connection.execute(_SCHEMA).fetchall()):
        raise Damaged("its schema is damaged")
    return frozenset(name for kind, name, _, _ in made if kind == "table")
