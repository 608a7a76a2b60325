"""Stores that are opened for one claim."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from foretell.store import SqliteStore


def on(path: Path, claim: Callable[[SqliteStore], Awaitable[None]]) -> None:
    """Check a claim on the store in this file, which is opened for it and closed again."""

    async def opened() -> None:
        store = SqliteStore(path)
        try:
            await claim(store)
        finally:
            await store.close()

    asyncio.run(opened())
