"""Stores that are opened for a while."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from foretell.store import SqliteStore


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[SqliteStore]:
    """The store in this file, which is closed at the end."""
    store = SqliteStore(path)
    try:
        yield store
    finally:
        await store.close()
