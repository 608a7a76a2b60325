"""The store for tables' logs and for players: one interface, implemented with SQLite and PostgreSQL.

The store knows nothing about the games: a log entry is a number and bytes.
"""

from .base import Store
from .people import Act, Ban, BanKind, Log
from .sqlite import SqliteStore
from .values import (
    Conflict,
    Damaged,
    Found,
    FoundDamaged,
    Index,
    OwnedElsewhere,
    Passkey,
    Player,
    Row,
    StoreError,
    Subscription,
)

__all__ = [
    "Act",
    "Ban",
    "BanKind",
    "Conflict",
    "Damaged",
    "Found",
    "FoundDamaged",
    "Index",
    "Log",
    "OwnedElsewhere",
    "Passkey",
    "Player",
    "Row",
    "SqliteStore",
    "Store",
    "StoreError",
    "Subscription",
]
