"""The store of logs and players: one set of interfaces, implemented with SQLite and with PostgreSQL.

The store knows nothing about games: a row of a log is a number and bytes.
"""

from .base import Codes, Directory, Logs, Ownership, Store
from .people import Bans, Players, Subscriptions
from .sqlite import SqliteStore
from .values import (
    Act,
    Ban,
    BanKind,
    Conflict,
    Damaged,
    Found,
    FoundDamaged,
    Index,
    Log,
    Observer,
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
    "Bans",
    "Codes",
    "Conflict",
    "Damaged",
    "Directory",
    "Found",
    "FoundDamaged",
    "Index",
    "Log",
    "Logs",
    "Observer",
    "OwnedElsewhere",
    "Ownership",
    "Passkey",
    "Player",
    "Players",
    "Row",
    "SqliteStore",
    "Store",
    "StoreError",
    "Subscription",
    "Subscriptions",
]
