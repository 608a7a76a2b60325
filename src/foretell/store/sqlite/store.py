"""The store in one SQLite file: how it finds logs and tokens."""

import asyncio
import sqlite3
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from itertools import islice
from os.path import samestat
from pathlib import Path
from typing import Any

from ..base import Directory, Logs, Ownership, Store
from ..sql.access import OWNER, Tokens
from ..values import Damaged, Found, Log, Observer, Player, Row, StoreError, player_of
from .commits import waiting
from .database import Database, translated
from .faults import around_damage, is_damage, until_damage
from .logs import SqliteLogs
from .migrations import write_version

_MOVED = (
    "the database's file was moved or removed: what is written still goes into it, and the next start will not find it"
)
_SECONDS = 10.0
"""After this time a player is looked up again, in case another program has written to the database."""
_MOST = 10_000


class KnownPlayers:
    """Remembers players until the store has written anything but logs."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """``clock``: gives the time in seconds."""
        self._clock = clock
        self._found: dict[bytes, tuple[int, float, Player]] = {}
        """By token: the number of changes when the player was looked up, when that expires, and the player."""
        self.changes = 0
        """How often anything but logs has been written."""

    def changed(self) -> None:
        """Forget everything that was looked up before; any thread may call this."""
        self.changes += 1

    def get(self, token: bytes) -> Player | None:
        """The player whose token has this hash; None: they have to be looked up."""
        changes, until, player = self._found.get(token, (-1, 0.0, None))
        return player if changes == self.changes and self._clock() < until else None

    def put(self, token: bytes, player: Player, changes: int) -> None:
        """Remember a player; ``changes``: the number of changes before the player was looked up."""
        if len(self._found) >= _MOST:
            self._found.clear()
        self._found[token] = changes, self._clock() + _SECONDS, player


_OWNER = translated(OWNER)


class SqliteTokens(Tokens):
    """Tokens in SQLite.

    Who asks is looked up in the event loop itself: that is faster than waking a thread, and each request needs it.  The
    answer is remembered for some seconds, or until anything but logs is written.
    """

    def __init__(self, database: Database, known: KnownPlayers) -> None:
        super().__init__(database)
        self._glancing, self._damaged, self._known = database.glancing, database.damage.parts.keys(), known

    async def owner(self, token: bytes) -> Player | None:
        known, changes = self._known.get(token), self._known.changes
        if known is not None:
            return known
        try:
            rows = self._glancing.execute(_OWNER, (token,)).fetchall()
        except sqlite3.Error:  # the database is busy, or has a fault that the reader thread reports
            rows = await self._database.ask(OWNER, token)
        if not rows:
            if not self._damaged.isdisjoint(("players", "tokens")):
                raise Damaged("the list of all players is damaged, and does not have this one")
            return None
        player = player_of(rows[0])
        self._known.put(token, player, changes)
        return player


_Row = tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class _Listing:
    """The queries for a list: all at once or, if a page is damaged, row by row."""

    whole: str
    """The query for the whole list, up to a limit."""
    keys: str
    """The query for the logs' keys, from an index alone."""
    order: str
    """The column by which that index is ordered."""
    row: str
    """The query for the log with a key."""
    descending: bool = True

    def read(self, connection: sqlite3.Connection, limit: int, *values: object) -> list[_Row]:
        """At most ``limit`` rows, without damaged ones; raises sqlite3.Error for any other error."""
        try:
            return connection.execute(self.whole, (*values, limit)).fetchall()
        except sqlite3.Error as error:
            if not is_damage(error):
                raise
        keys, _ = around_damage(connection, self.keys, self.order, *values)
        in_order = reversed(keys) if self.descending else keys
        rows = (row for (key,) in in_order for row in until_damage(connection, self.row, key)[0])
        return list(islice(rows, limit))


_LISTED = _Listing(
    "SELECT name, summary FROM tables WHERE listed ORDER BY key DESC LIMIT ?",
    "SELECT key FROM tables INDEXED BY tables_listed WHERE listed",
    "key",
    "SELECT name, summary FROM tables WHERE key = ?",
)
_OF_PLAYER = _Listing(
    "SELECT name, summary FROM tables WHERE key IN (SELECT table_key FROM seats WHERE player IN"
    " (SELECT ?1 UNION ALL SELECT id FROM players WHERE account = ?1)) ORDER BY key DESC LIMIT ?2",
    "SELECT DISTINCT table_key FROM seats WHERE player IN"
    " (SELECT ?1 UNION ALL SELECT id FROM players WHERE account = ?1)",
    "table_key",
    "SELECT name, summary FROM tables WHERE key = ?",
)
_DUE = _Listing(
    "SELECT name, wake FROM tables WHERE wake IS NOT NULL AND wake <= ? ORDER BY wake LIMIT ?",
    "SELECT key FROM tables INDEXED BY tables_wake WHERE wake IS NOT NULL AND wake <= ?",
    "wake",
    "SELECT name, wake FROM tables WHERE key = ?",
    descending=False,
)


class SqliteDirectory(Directory):
    """Finds logs by the columns of their SQL table."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def listed(self, limit: int) -> list[Found]:
        return [Found(*row) for row in await self._list(_LISTED, limit)]

    async def of_player(self, player: str, limit: int) -> list[Found]:
        return [Found(*row) for row in await self._list(_OF_PLAYER, limit, player)]

    async def due(self, before: int, limit: int) -> list[tuple[str, int]]:
        return [(name, wake) for name, wake in await self._list(_DUE, limit, before)]

    async def all(self, after: int, limit: int, holding: bytes = b"") -> list[Log]:
        waiting_in = frozenset[int]()
        if holding and not await self._database.settle():
            waiting_in = await self._database.in_reader(
                lambda connection: frozenset(key for key, _, data in waiting(connection).rows if holding in data)
            )
        found = []
        for key, name, summary in await self._database.ask(
            "SELECT key, name, summary FROM tables WHERE key > ? ORDER BY key LIMIT ?", after, limit
        ):
            holds = bool(holding) and (key in waiting_in or await self._holds(key, holding))
            found.append(Log(key, name, summary, holds))
        return found

    async def _holds(self, key: int, holding: bytes) -> bool:
        """Whether a log holds these bytes; a log that cannot be read may."""
        try:
            held = "SELECT 1 FROM entries WHERE table_key = ? AND instr(data, ?) LIMIT 1"
            return bool(await self._database.ask(held, key, holding))
        except Damaged:
            return True

    async def _list(self, listing: _Listing, limit: int, *values: object) -> list[_Row]:
        return await self._database.in_reader(lambda connection: listing.read(connection, limit, *values))


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

    async def size(self, log: str) -> int:
        return await self._logs.size(log)

    def release(self, log: str) -> "asyncio.Future[None]":
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        done.set_result(None)
        return done

    async def missing(self, address: str) -> bool:
        return True

    async def others(self) -> list[str]:
        return []


class SqliteStore(Store):
    """A store in the file at ``path``, which is created or migrated if necessary."""

    def __init__(self, path: Path, observer: Observer | None = None) -> None:
        """Open the file; raises StoreError if it cannot be read and written."""
        known = KnownPlayers()
        self._written_at = _written_at(path)
        database = self._database = Database(path, observer, known.changed)
        self._path, self._opened = path, path.stat()
        super().__init__(database)
        self.logs = SqliteLogs(database)
        self.directory = SqliteDirectory(database)
        self.ownership = SoleOwner(self.logs)
        self.tokens = SqliteTokens(database, known)
        self.damage = database.damage

    async def newest(self) -> int:
        return max(self._written_at, await super().newest())

    async def check(self) -> None:
        await self._database.writer.do(write_version)
        try:
            is_there = samestat(self._path.stat(), self._opened)
        except OSError:
            is_there = False
        if not is_there:
            raise StoreError(_MOVED)

    async def close(self) -> None:
        await self._database.close()


def _written_at(path: Path) -> int:
    """When the file was last written (milliseconds since 1970); 0 if there is none."""
    newest = 0
    for file in (path, path.with_name(f"{path.name}-wal")):
        with suppress(OSError):
            newest = max(newest, file.stat().st_mtime_ns // 1_000_000)
    return newest
