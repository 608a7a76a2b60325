"""Reads as much as possible of a SQL table that has a damaged page."""

import sqlite3
from typing import Any

from .faults import is_damage

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
