"""The store for tables' logs and for players: one interface, implemented with SQLite.

The store knows nothing about the games: a log entry is a number and bytes.
"""

from .base import Conflict, Damaged, Found, Index, Passkey, Player, Row, Store, StoreError
from .sqlite import SqliteStore

__all__ = ["Conflict", "Damaged", "Found", "Index", "Passkey", "Player", "Row", "SqliteStore", "Store", "StoreError"]
