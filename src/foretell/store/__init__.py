"""The store for tables' logs and for players: one interface, implemented with SQLite and PostgreSQL.

The store knows nothing about the games: a log entry is a number and bytes.
"""

from .base import Conflict, Damaged, Found, Index, OwnedElsewhere, Player, Row, Store, StoreError
from .sqlite import SqliteStore

__all__ = [
    "Conflict",
    "Damaged",
    "Found",
    "Index",
    "OwnedElsewhere",
    "Player",
    "Row",
    "SqliteStore",
    "Store",
    "StoreError",
]
