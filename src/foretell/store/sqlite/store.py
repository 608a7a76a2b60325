"""The store in one SQLite file, with a write-ahead log, one writer and one reader thread.

Who asks is looked up in the event loop itself, since that is faster than waking a thread, and each request needs it.
The answer holds for some seconds, or until anything but logs is written.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

from ..base import check_order
from ..people import player_of
from ..sole_owner import SoleOwner
from ..values import Conflict, Damaged, Found, FoundDamaged, Index, Observer, Player, Row, StoreError
from .accounts import PLAYER_OF_TOKEN, SqliteAccounts, add_player
from .faults import WHAT_TO_DO, fault_of
from .journal import Append
from .known_players import KnownPlayers
from .listing import DUE, LISTED, OF_PLAYER, Listing
from .migrations import migrate, write_version
from .moving import Moved, bring_home
from .people import SqlitePeople, reindex, seat
from .push import SqlitePush
from .soundness import damaged_parts
from .tickets import SqliteTickets
from .writer import Writer

_T = TypeVar("_T")
_BUSY_SECONDS = 10.0


class SqliteStore(SoleOwner, SqlitePeople, SqliteAccounts, SqliteTickets, SqlitePush):
    """A store in the file at ``path``, which is created or migrated if necessary."""

    def __init__(self, path: Path, observer: Observer | None = None) -> None:
        """Open the file; raises StoreError if it cannot be read and written."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch(mode=0o600)
            self._reading, moved, damage = _open(path)
        except (sqlite3.Error, OSError, StoreError) as error:
            raise _refusal(path, error) from None
        self.damage = replace(damage, cut=tuple(moved.cut))
        try:
            self._glancing = _connect(path)
            self._glancing.execute("PRAGMA busy_timeout = 0")
            self._known = KnownPlayers()
            self._writer = Writer(_connect(path), observer, self._known.changed, moved.stay)
        except sqlite3.Error as error:
            self._reading.close()
            raise _refusal(path, error) from None
        self._reader = ThreadPoolExecutor(1, "store-reader")

    async def claim(self, table: str) -> list[Row]:
        """All rows of a table's log."""
        return await self.read(table)

    async def create(self, table: str, rows: Sequence[Row], index: Index) -> None:
        """Start a table's log."""
        check_order(rows, 1)

        def work(connection: sqlite3.Connection) -> None:
            made = connection.execute(
                "INSERT INTO tables (name, seq, listed, wake, summary) VALUES (?, ?, ?, ?, ?)"
                " ON CONFLICT (name) DO NOTHING RETURNING key",
                (table, len(rows), index.listed, index.wake, index.summary),
            ).fetchone()
            if made is None:
                raise Conflict("the log exists")
            connection.executemany(
                "INSERT INTO entries (table_key, seq, data) VALUES (?, ?, ?)", [(made[0], r.seq, r.data) for r in rows]
            )
            seat(connection, made[0], index.players)

        await self._writer.do(work, of_logs=True)

    def append(self, table: str, rows: Sequence[Row], index: Index | None) -> "asyncio.Future[None]":
        """Begin to append rows."""
        check_order(rows, rows[0].seq if rows else 1)
        if index is None:
            return self._writer.do(Append(self._writer.journal, table, rows), of_logs=True)

        def work(connection: sqlite3.Connection) -> None:
            key = self._writer.journal.append(connection, table, rows)
            if index is not None:
                reindex(connection, key, index)

        return self._writer.do(work, of_logs=True)

    async def reindex(self, table: str, index: Index) -> None:
        """Replace a table's index."""

        def work(connection: sqlite3.Connection) -> None:
            for (key,) in connection.execute("SELECT key FROM tables WHERE name = ?", (table,)).fetchall():
                reindex(connection, key, index)

        await self._writer.do(work, of_logs=True)

    async def read(self, table: str, after: int = 0) -> list[Row]:
        """The rows of a table's log after this number."""
        await self._settle(table)
        sql = (
            "SELECT tables.seq, entries.seq, data FROM tables"
            " LEFT JOIN entries ON table_key = key AND entries.seq > ? WHERE name = ? ORDER BY entries.seq"
        )
        found = await self._ask(sql, after, table)
        if not found and "tables" in self.damage.parts:
            raise Damaged("the list of all tables is damaged, and this one is not in it")
        rows = [Row(seq, data) for _, seq, data in found if seq is not None]
        last = found[0][0] if found else 0
        if [row.seq for row in rows] != list(range(after + 1, last + 1)):
            raise Damaged("rows of this log are missing")
        return rows

    async def listed(self, limit: int) -> list[Found]:
        """The tables in the list of open tables."""
        return [Found(*row) for row in await self._list(LISTED, limit)]

    async def tables_of(self, player: str, limit: int) -> list[Found]:
        """The tables at which the player has a seat."""
        return [Found(*row) for row in await self._list(OF_PLAYER, limit, player)]

    async def due(self, before: int, limit: int) -> list[tuple[str, int]]:
        """The tables that are due to wake."""
        return [(name, wake) for name, wake in await self._list(DUE, limit, before)]

    async def wake_at(self, table: str, wake: int | None) -> None:
        """Change the time at which the table wakes."""
        await self._run("UPDATE tables SET wake = ? WHERE name = ?", wake, table)

    async def remove(self, table: str) -> None:
        """Delete a table's log and index."""

        def work(connection: sqlite3.Connection) -> None:
            self._writer.journal.bring_home(connection)
            key = connection.execute("SELECT key FROM tables WHERE name = ?", (table,)).fetchone()
            if key is not None:
                connection.execute("DELETE FROM entries WHERE table_key = ?", key)
                connection.execute("DELETE FROM seats WHERE table_key = ?", key)
                connection.execute("DELETE FROM tables WHERE key = ?", key)

        await self._writer.do(work)

    async def rename_player(self, player: str, name: str) -> None:
        """Rename a player."""
        await self._run("UPDATE players SET name = ? WHERE id = ?", name, player)

    async def add_player(self, player: Player, token: bytes) -> None:
        """Add a player."""
        await self._writer.do(lambda connection: add_player(connection, player, token))

    async def player(self, token: bytes) -> Player | None:
        """The player whose token has this hash."""
        known, changes = self._known.get(token), self._known.changes
        if known is not None:
            return known
        try:
            rows = self._glancing.execute(PLAYER_OF_TOKEN, (token,)).fetchall()
        except sqlite3.Error:  # the database is busy, or something is wrong, which the reader thread reports
            rows = await self._ask(PLAYER_OF_TOKEN, token)
        if not rows:
            if not self.damage.parts.keys().isdisjoint(("players", "tokens")):
                raise Damaged("the list of all players is damaged, and this one is not in it")
            return None
        player = player_of(rows[0])
        self._known.put(token, player, changes)
        return player

    async def check(self) -> None:
        """Write something that changes nothing."""
        await self._writer.do(write_version)

    async def close(self) -> None:
        """Finish pending writes, and close the file."""
        await asyncio.to_thread(self._finish)

    def _finish(self) -> None:
        self._writer.close()
        self._reader.shutdown()
        self._reading.close()
        self._glancing.close()

    async def _settle(self, table: str | None = None) -> None:
        """Bring all rows of the journal home, if it may hold rows of this log (None: any)."""
        journal = self._writer.journal
        held = not journal.is_empty if table is None else journal.holds(table)
        if held or (journal.is_empty and await self._ask("SELECT 1 FROM journal LIMIT 1")):
            await self._writer.do(journal.bring_home)

    async def _run(self, sql: str, *values: object) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute(sql, values)

        await self._writer.do(work)

    async def _ask(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        return await self._in_reader(lambda: self._reading.execute(sql, values).fetchall())

    async def _list(self, listing: Listing, limit: int, *values: object) -> list[tuple[Any, ...]]:
        return await self._in_reader(lambda: listing.read(self._reading, limit, *values))

    async def _in_reader(self, ask: Callable[[], _T]) -> _T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reader, ask)
        except sqlite3.Error as error:
            raise fault_of(error, "the database cannot be read") from None
        except RuntimeError:
            raise StoreError("the store is closed") from None


def _open(path: Path) -> tuple[sqlite3.Connection, Moved, FoundDamaged]:
    """A connection to a migrated database that can be written, and what in it is damaged."""
    connection = _connect(path)
    try:
        migrate(connection)
        write_version(connection)
        damage = damaged_parts(connection)
        return connection, bring_home(connection), damage
    except BaseException:
        connection.close()
        raise


def _refusal(path: Path, error: Exception) -> StoreError:
    """Why the database cannot be used and, where it is damaged, what to do."""
    fault = fault_of(error, f"{path} cannot be used")
    return Damaged(f"{fault}. {WHAT_TO_DO}") if isinstance(fault, Damaged) else fault


def _connect(path: Path) -> sqlite3.Connection:
    """A connection that any single thread may use; every commit is durable."""
    connection = sqlite3.connect(path, timeout=_BUSY_SECONDS, isolation_level=None, check_same_thread=False)
    try:
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
            connection.execute(f"PRAGMA {pragma}")
    except sqlite3.Error:
        connection.close()
        raise
    return connection
