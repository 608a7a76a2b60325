"""Where tables' logs and players are kept: one interface, and SQLite behind it.

The store knows nothing of the games: an entry of a log is a number and bytes.
"""

from .base import Conflict, Damaged, Found, Index, Player, Row, Store, StoreError
from .sqlite import SqliteStore

__all__ = ["Conflict", "Damaged", "Found", "Index", "Player", "Row", "SqliteStore", "Store", "StoreError"]
