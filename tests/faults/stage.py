"""What a run stands on: server processes, links, a database.  Here one server with SQLite; ``several`` has many."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from benchmarks.server.processes import free_port
from foretell.store import SqliteStore, Store
from tests.services.links import Link

from .processes import ServerProcess


@dataclass
class Database:
    """A database in a process of its own, which can be killed and fail over."""

    restart: Callable[[], Awaitable[None]]
    """Kill it, and start it again."""
    fail_over: Callable[[], Awaitable[None]]
    """Kill it, and let its standby take over."""
    do: Callable[[str], Awaitable[None]]
    """Carry out a statement on it, besides the servers."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


@dataclass
class Stage:
    """The servers, and what can fail around them."""

    port: int
    """Where people connect."""
    processes: list[ServerProcess]
    links: dict[str, list[Link]]
    """By what they connect."""
    open_store: Callable[[], AbstractAsyncContextManager[Store]]
    """The store, to be read when all servers have ended."""
    database: Database | None = None

    async def end(self) -> None:
        """End all servers in good order."""
        await asyncio.gather(*(process.end() for process in self.processes))


@asynccontextmanager
async def one_server(folder: Path) -> AsyncIterator[Stage]:
    """A server with SQLite, behind a link."""

    @asynccontextmanager
    async def reading() -> AsyncIterator[Store]:
        store = SqliteStore(folder / "foretell.db", lambda *_: None)
        try:
            yield store
        finally:
            await store.close()

    process = ServerProcess("server", folder, {"DATA": str(folder)})
    port = free_port()
    async with Link(process.port).listening(port) as people:
        await process.start()
        try:
            yield Stage(port, [process], {"people": [people]}, reading)
        finally:
            await process.kill()
