"""Logs in SQLite."""

import asyncio
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from ..base import Logs, check_order
from ..values import Conflict, Damaged, Index, Row
from .commits import waiting
from .database import Database
from .journal import Append

_CREATE = (
    "INSERT INTO tables (name, seq, listed, wake, summary) VALUES (?, ?, ?, ?, ?)"
    " ON CONFLICT (name) DO NOTHING RETURNING key"
)
_READ = (
    "SELECT key, tables.seq, entries.seq, data FROM tables LEFT JOIN entries ON table_key = key WHERE name = ?"
    " ORDER BY entries.seq"
)
_SIZE = "SELECT coalesce(sum(length(data)), 0) FROM tables JOIN entries ON table_key = key WHERE name = ?"


class SqliteLogs(Logs):
    """Logs in SQLite; their new rows wait in the journal."""

    def __init__(self, database: Database) -> None:
        self._database, self._writer = database, database.writer

    async def create(self, log: str, rows: Sequence[Row], index: Index) -> None:
        check_order(rows, 1)

        def work(connection: sqlite3.Connection) -> None:
            made = connection.execute(_CREATE, (log, len(rows), index.listed, index.wake, index.summary)).fetchone()
            if made is None:
                raise Conflict("the log exists")
            connection.executemany(
                "INSERT INTO entries (table_key, seq, data) VALUES (?, ?, ?)", [(made[0], r.seq, r.data) for r in rows]
            )
            _seat(connection, made[0], index.players)

        await self._writer.do(work, of_logs=True)

    def append(self, log: str, rows: Sequence[Row], index: Index | None) -> "asyncio.Future[None]":
        check_order(rows, rows[0].seq if rows else 1)
        if index is None:
            return self._writer.do(Append(self._writer.journal, log, rows), of_logs=True)

        def work(connection: sqlite3.Connection) -> None:
            key = self._writer.journal.append(connection, log, rows)
            if index is not None:
                _reindex(connection, key, index)

        return self._writer.do(work, of_logs=True)

    async def read(self, log: str) -> list[Row]:
        waits = not await self._database.settle(log)
        found = await self._database.in_reader(partial(_read, log, waits=waits))
        if not found.is_whole:  # beside a damaged page: its newest rows stay in the journal
            found = await self._database.in_reader(partial(_read, log, waits=True))
        if not found.last and "tables" in self._database.damage.parts:
            raise Damaged("the list of all logs is damaged, and does not have this one")
        if not found.is_whole:
            raise Damaged("rows of this log are missing")
        return found.rows

    async def size(self, log: str) -> int:
        [(size,)] = await self._database.ask(_SIZE, log)
        return int(size)

    async def rewrite(self, log: str, rows: Sequence[Row], index: Index) -> None:
        def work(connection: sqlite3.Connection) -> None:
            self._writer.journal.move_all(connection)
            found = connection.execute("SELECT key, seq FROM tables WHERE name = ?", (log,)).fetchone()
            if found is None or any(not 0 < row.seq <= found[1] for row in rows):
                raise Conflict("the log has no such rows")
            sql = "UPDATE entries SET data = ? WHERE table_key = ? AND seq = ?"
            connection.executemany(sql, [(row.data, found[0], row.seq) for row in rows])
            _reindex(connection, found[0], index)

        await self._writer.do(work)

    async def reindex(self, log: str, index: Index) -> None:
        def work(connection: sqlite3.Connection) -> None:
            for (key,) in connection.execute("SELECT key FROM tables WHERE name = ?", (log,)).fetchall():
                _reindex(connection, key, index)

        await self._writer.do(work, of_logs=True)

    async def wake_at(self, log: str, wake: int | None) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute("UPDATE tables SET wake = ? WHERE name = ?", (wake, log))

        await self._writer.do(work)

    async def remove(self, log: str) -> None:
        def work(connection: sqlite3.Connection) -> None:
            self._writer.journal.move_all(connection)
            key = connection.execute("SELECT key FROM tables WHERE name = ?", (log,)).fetchone()
            if key is not None:
                connection.execute("DELETE FROM entries WHERE table_key = ?", key)
                connection.execute("DELETE FROM seats WHERE table_key = ?", key)
                connection.execute("DELETE FROM tables WHERE key = ?", key)

        await self._writer.do(work)


@dataclass(frozen=True, slots=True)
class _Found:
    """What there is of a log."""

    last: int
    """The number of its last row; 0: there is no such log."""
    rows: list[Row]

    @property
    def is_whole(self) -> bool:
        return [row.seq for row in self.rows] == list(range(1, self.last + 1))


def _read(log: str, connection: sqlite3.Connection, *, waits: bool) -> _Found:
    """A log as it is on disk; ``waits``: whether rows may wait in the journal."""
    connection.execute("BEGIN")
    try:
        found = connection.execute(_READ, (log,)).fetchall()
        key, last = found[0][:2] if found else (0, 0)
        rows = {seq: data for _, _, seq, data in found if seq is not None}
        if waits and found:
            journal = waiting(connection)
            if not journal.is_known:
                raise Damaged("the journal is damaged")
            rows |= {seq: data for owner, seq, data in journal.rows if owner == key}
            last = max(last, journal.ends.get(key, 0))
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
    return _Found(last, [Row(seq, data) for seq, data in sorted(rows.items())])


def _reindex(connection: sqlite3.Connection, key: int, index: Index) -> None:
    """Write the index of the log with this key."""
    connection.execute(
        "UPDATE tables SET listed = ?, wake = ?, summary = ? WHERE key = ?",
        (index.listed, index.wake, index.summary, key),
    )
    _seat(connection, key, index.players)


def _seat(connection: sqlite3.Connection, key: int, players: tuple[str, ...] | None) -> None:
    """Write the players of the log with this key; None: unchanged."""
    if players is not None:
        connection.execute("DELETE FROM seats WHERE table_key = ?", (key,))
        connection.executemany("INSERT INTO seats (player, table_key) VALUES (?, ?)", [(p, key) for p in players])
