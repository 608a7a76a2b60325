"""Rebuilds the damaged indexes of a SQL table, or the table from an index that has all of its columns.

This is done only if nothing can be lost: all that can be read of the damaged ones is in the one that is used.  Damaged
pages stay as they are: dropping them would free all pages that they seem to refer to, which may belong to other tables.
"""

import sqlite3

from ..sql.tables import sql
from .faults import Rows, around_damage, fits_of, is_damage, own, until_damage

_INDEXES = "SELECT name, sql FROM sqlite_schema WHERE type = 'index' AND tbl_name = ? ORDER BY name"
_COLUMNS = "SELECT group_concat(name, ', ') FROM pragma_index_info(?)"
_COVERED = "SELECT group_concat(name, ', ') FROM pragma_index_xinfo(?)"
_KEY = "SELECT group_concat(name, ', ') FROM (SELECT name FROM pragma_table_info(?) WHERE pk ORDER BY pk)"
_ALL = "SELECT group_concat(name, ', ') FROM pragma_table_info(?)"
_SWAP = (
    "UPDATE sqlite_schema SET rootpage = (SELECT rootpage FROM sqlite_schema WHERE name = 'twin') WHERE name = ?1",
    "DELETE FROM sqlite_schema WHERE name = 'twin' AND name <> ?1",
)


def fault_in(connection: sqlite3.Connection, table: str) -> str:
    """The first fault that SQLite finds in a table and its indexes; empty if there is none."""
    try:
        (fault,) = connection.execute("SELECT integrity_check FROM pragma_integrity_check(?)", (table,)).fetchone()
    except sqlite3.Error as error:
        if not is_damage(error):
            raise
        return str(error)
    return "" if fault == "ok" else " ".join(fault.split())


def renewed(connection: sqlite3.Connection, table: str) -> bool:
    """Rebuild what is damaged of a table and its indexes; returns False, and changes nothing, if that is impossible."""
    indexes = connection.execute(_INDEXES, (table,)).fetchall()
    try:
        copy = _copy_to_use(connection, table, [name for name, _ in indexes])
        with connection:
            connection.execute("BEGIN IMMEDIATE")
            if copy:
                _renew_table(connection, table, copy)
            for name, made in indexes:
                _renew_index(connection, table, name, made)
            if fault_in(connection, table):
                connection.execute("ROLLBACK")
                return False
    except sqlite3.DatabaseError:
        return False
    return True


def _copy_to_use(connection: sqlite3.Connection, table: str, indexes: list[str]) -> str:
    """The index from which a damaged table can be rebuilt; empty: the table has all of its rows.

    Raises sqlite3.DatabaseError if rebuilding might lose something.
    """
    key, columns = _one(connection, _KEY, table), _one(connection, _ALL, table)
    fits, read = fits_of(connection, table), sql("SELECT", columns, "FROM", table)
    whole = {"": around_damage(connection, sql(read, _alone(connection, table)), key)}
    for name in indexes:
        if set(_one(connection, _COVERED, name).split(", ")) == set(columns.split(", ")):
            whole[name] = around_damage(connection, sql(read, "INDEXED BY", name), _one(connection, _COVERED, name))
    known = {name: set(own(rows, columns.split(", "), fits)) for name, (rows, _) in whole.items()}
    keys = [set(own(_keys_in(connection, table, name, key), key.split(", "), fits)) for name in indexes]
    places = [columns.split(", ").index(each) for each in key.split(", ")]
    for name, (rows, damage) in whole.items():
        has = {tuple(row[place] for place in places) for row in known[name]}
        has_all = all(has >= others for others in keys) and all(known[name] >= others for others in known.values())
        if damage is None and len(known[name]) == len(rows) and has_all:
            return name
    raise sqlite3.DatabaseError(f"nothing has all rows of {table}")


def _alone(connection: sqlite3.Connection, table: str) -> str:
    """The clause by which a query reads the table alone, without any copy of it."""
    found = connection.execute("SELECT name FROM pragma_index_list(?) WHERE origin = 'pk'", (table,)).fetchone()
    return "NOT INDEXED" if found is None else f"INDEXED BY {found[0]}"


def _keys_in(connection: sqlite3.Connection, table: str, index: str, key: str) -> Rows:
    """The keys in an index, up to the first damaged page."""
    made = _one(connection, "SELECT coalesce(sql, '') FROM sqlite_schema WHERE name = ?", index)
    _, where, condition = made.partition(" WHERE ")
    return until_damage(connection, sql("SELECT", key, "FROM", table, "INDEXED BY", index, where, condition))[0]


def _renew_table(connection: sqlite3.Connection, table: str, copy: str) -> None:
    columns = _one(connection, _ALL, table)
    made = _one(connection, "SELECT sql FROM sqlite_schema WHERE name = ?", table)
    connection.execute(made.replace(f"CREATE TABLE {table} ", "CREATE TABLE twin ", 1))
    connection.execute(sql(f"INSERT INTO twin ({columns}) SELECT", columns, "FROM", table, "INDEXED BY", copy))
    _swap(connection, table)


def _renew_index(connection: sqlite3.Connection, table: str, name: str, made: str | None) -> None:
    made = made or f"CREATE UNIQUE INDEX {name} ON {table} ({_one(connection, _COLUMNS, name)})"
    connection.execute(made.replace(f"INDEX {name} ", "INDEX twin ", 1))
    _swap(connection, name)


def _swap(connection: sqlite3.Connection, name: str) -> None:
    """Let a table or an index use the pages of its twin; its own stay as they are."""
    connection.execute("PRAGMA writable_schema = ON")
    for statement in _SWAP:
        connection.execute(statement, (name,))
    connection.execute("PRAGMA writable_schema = RESET")


def _one(connection: sqlite3.Connection, sql: str, value: str) -> str:
    found: str = connection.execute(sql, (value,)).fetchone()[0]
    return found
