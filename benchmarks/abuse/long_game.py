"""A database with one long game, which attackers ask for again and again."""

import secrets
from math import inf
from pathlib import Path

from benchmarks.server.idle import log_of
from foretell.server.eventlog import clock
from foretell.server.table.summary import index_of
from foretell.store import SqliteStore

_SEATS = 3
_SAID = ["so many words " * 10] * 300


async def fill(folder: Path) -> str:
    """Write the log of a whole game with much chat into a new database in the folder; returns the table's id."""
    store = SqliteStore(folder / "foretell.db")
    name = secrets.token_urlsafe(16)
    table, rows = log_of(name, _SEATS, clock.now_ms(), _SAID, inf)  # a server removes games that ended long ago
    await store.logs.create(name, rows, index_of(table))
    await store.close()
    return name
