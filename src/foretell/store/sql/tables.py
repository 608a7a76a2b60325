"""The SQL tables of a database, which have the same names and columns in every store."""

from collections.abc import Sequence
from dataclasses import dataclass

LEFT_OUT = frozenset({"journal", "migrations", "nodes", "secrets"})
"""Tables that are not copied: they belong to one store."""
PER_STORE = {("tables", "seq"), ("tables", "owner")}
"""Columns that are not copied: SQLite keeps the number of a log's last row, PostgreSQL its owner."""
_FIRST = ("tables", "players")
"""The tables that others refer to."""
BATCH = 1000
"""The number of rows that are copied at once."""
Values = tuple[object, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """A table to copy, with its columns in their order, the key first."""

    name: str
    columns: tuple[str, ...]


def in_order(tables: Sequence[Table]) -> list[Table]:
    """The tables, those first that others refer to."""
    return sorted(tables, key=lambda table: (table.name not in _FIRST, table.name))


def sql(*parts: str) -> str:
    """A statement made of our own words and of names that were read from a database."""
    return " ".join(parts)
