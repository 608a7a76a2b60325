"""Reads as much of a table as can be read where a page of it is damaged."""

import sqlite3
from typing import Any

from .faults import is_damage

Rows = list[tuple[Any, ...]]


def until_damage(connection: sqlite3.Connection, sql: str, *values: object) -> tuple[Rows, sqlite3.Error | None]:
    """The rows before the first damaged place, and what SQLite says of it; raises sqlite3.Error for anything else."""
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
    """The rows up to the first damaged place and from the last one on, and what SQLite says of the first.

    ``order``: the columns by which the table or index is ordered.
    """
    first, error = until_damage(connection, f"{sql} ORDER BY {order}", *values)
    if error is None:
        return first, None
    back = ", ".join(f"{column} DESC" for column in order.split(", "))
    rest, _ = until_damage(connection, f"{sql} ORDER BY {back}", *values)
    return [*first, *(row for row in rest[::-1] if row not in first)], error
