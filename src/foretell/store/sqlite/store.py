"""The store in one SQLite file."""

import asyncio
from collections.abc import Callable
from pathlib import Path

from ..base import Logs, Ownership
from ..sql.store import SqlStore
from ..values import Observer, Row
from .database import Database
from .directory import SqliteDirectory
from .logs import SqliteLogs
from .migrations import write_version
from .tokens import KnownPlayers, SqliteTokens


class SoleOwner(Ownership):
    """Owns every log, and never loses one."""

    is_shared = False
    is_sure = True

    def __init__(self, logs: Logs) -> None:
        self._logs = logs

    async def join(self, lost: Callable[[], None]) -> bytes:
        return b""

    async def leave(self) -> None:
        return

    async def claim(self, log: str) -> list[Row]:
        return await self._logs.read(log)

    def release(self, log: str) -> "asyncio.Future[None]":
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        done.set_result(None)
        return done

    async def missing(self, address: str) -> bool:
        return True

    async def others(self) -> list[str]:
        return []


class SqliteStore(SqlStore):
    """A store in the file at ``path``, which is created or migrated if necessary."""

    def __init__(self, path: Path, observer: Observer | None = None) -> None:
        """Open the file; raises StoreError if it cannot be read and written."""
        known = KnownPlayers()
        database = self._database = Database(path, observer, known.changed)
        super().__init__(database)
        self.logs = SqliteLogs(database)
        self.directory = SqliteDirectory(database)
        self.ownership = SoleOwner(self.logs)
        self.tokens = SqliteTokens(database, known)
        self.damage = database.damage

    async def check(self) -> None:
        await self._database.writer.do(write_version)

    async def close(self) -> None:
        await self._database.close()
