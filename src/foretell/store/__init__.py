"""The store of logs and players: one set of interfaces, implemented with SQLite and with PostgreSQL.

The store knows nothing about games: a row of a log is a number and bytes.
"""

from .base import Directory, Logs, Ownership, Store
from .sql.access import Codes
from .sql.operator import Bans
from .sql.players import Players
from .sql.ratings import Ratings
from .sql.subscriptions import Subscriptions
from .sqlite import SqliteStore
from .values import (
    Act,
    Ban,
    BanKind,
    Conflict,
    Damaged,
    DiskFull,
    Found,
    FoundDamaged,
    Index,
    Log,
    Observer,
    OwnedElsewhere,
    Passkey,
    Player,
    Rated,
    RatedSums,
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
    "DiskFull",
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
    "Rated",
    "RatedSums",
    "Ratings",
    "Row",
    "SqliteStore",
    "Store",
    "StoreError",
    "Subscription",
    "Subscriptions",
]
