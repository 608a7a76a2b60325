"""A SQLite file with a write-ahead log, one writer, and one reader thread."""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from ..sql.database import Steps, T
from ..values import Damaged, FoundDamaged, Observer, StoreError
from .faults import WHAT_TO_DO, fault_of
from .lost_pages import lost_pages
from .migrations import migrate, write_version
from .moving import Moved, move_all
from .renewal import fault_in, renewed
from .writer import Writer

_BUSY_SECONDS = 10.0
_DIALECT = (("$", "?"), ("string_agg", "group_concat"), (" FOR UPDATE", ""), (' COLLATE "C"', ""))
"""PostgreSQL's words and SQLite's, which locks the whole database to write, and compares texts by their bytes."""


class Database:
    """The connections to the file at ``path``, which is created or migrated if necessary."""

    def __init__(self, path: Path, observer: Observer | None, changed: Callable[[], None]) -> None:
        """Open the file; raises StoreError if it cannot be read and written.

        ``changed``: called, in any thread, when anything but logs was written.
        """
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch(mode=0o600)
            self._reading, moved, damage = _open(path)
        except (sqlite3.Error, OSError, StoreError) as error:
            raise _refusal(path, error) from None
        self.damage = replace(damage, cut=tuple(moved.cut))
        try:
            self.glancing = _connect(path)
            """For quick queries in the event loop itself."""
            self.glancing.execute("PRAGMA busy_timeout = 0")
            self.writer = Writer(_connect(path), observer, changed, moved.stay)
        except sqlite3.Error as error:
            self._reading.close()
            raise _refusal(path, error) from None
        self._reader = ThreadPoolExecutor(1, "store-reader")

    async def ask(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        """The rows of a query."""
        return await self.in_reader(lambda connection: connection.execute(translated(sql), values).fetchall())

    async def in_reader(self, ask: Callable[[sqlite3.Connection], T]) -> T:
        """The answer to a question, which is asked in the reader thread."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reader, ask, self._reading)
        except sqlite3.Error as error:
            raise fault_of(error, "the database cannot be read") from None
        except RuntimeError:
            raise StoreError("the store is closed") from None

    async def do(self, work: Callable[[], Steps[T]]) -> T:
        """Carry out the statements of a transaction; returns its result when it is on disk."""
        results: list[T] = []
        await self.writer.do(lambda connection: results.append(_carried_out(work(), connection)))
        return results[-1]

    async def scrub(self) -> None:
        """Write the whole file again; raises StoreError if another program uses it.

        ``PRAGMA secure_delete`` is not enough: rows that have moved to another page leave copies in the unused space of
        their old page.
        """
        await self.writer.do(_write_again, alone=True)

    async def settle(self, log: str | None = None) -> bool:
        """Move all rows from the journal to their logs, if it may hold rows of this log (None: of any).

        Returns False if nothing can be written now, as on a full disk: then rows may wait in the journal.
        """
        journal = self.writer.journal
        held = not journal.is_empty if log is None else journal.holds(log)
        if held or (journal.is_empty and await self.ask("SELECT 1 FROM journal LIMIT 1")):
            try:
                await self.writer.do(journal.move_all)
            except Damaged:
                raise
            except StoreError:
                return False
        return True

    async def close(self) -> None:
        """Finish pending writes, and close the file."""
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self.writer.close()
        self._reader.shutdown()
        self._reading.close()
        self.glancing.close()


@cache
def translated(sql: str) -> str:
    """SQL of PostgreSQL as SQLite reads it."""
    for theirs, ours in _DIALECT:
        sql = sql.replace(theirs, ours)
    return sql


def _carried_out(steps: Steps[T], connection: sqlite3.Connection) -> T:
    """The result of the statements of a transaction."""
    try:
        sql, *values = next(steps)
        while True:
            sql, *values = steps.send(connection.execute(translated(sql), values).fetchall())
    except StopIteration as done:
        result: T = done.value
        return result


def _write_again(connection: sqlite3.Connection) -> None:
    connection.execute("VACUUM")
    (busy, _, _) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    if busy:
        raise StoreError("another program is reading the database")


def _open(path: Path) -> tuple[sqlite3.Connection, Moved, FoundDamaged]:
    """A connection to a migrated database that can be written, what became of its journal, and what is damaged."""
    connection = _connect(path)
    try:
        lost = lost_pages(connection, path)
        migrate(connection)
        write_version(connection)
        damage = replace(damaged_parts(connection), lost_pages=lost)
        return connection, move_all(connection), damage
    except BaseException:
        connection.close()
        raise


def _refusal(path: Path, error: Exception) -> StoreError:
    """Why the database cannot be used and, if it is damaged, what to do."""
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


_SCHEMA = "SELECT type, name, tbl_name, sql FROM sqlite_schema"
_CHECKED_LATER = frozenset({"entries", "journal"})
_NOT_TO_BE_FORGOTTEN = {
    "bans": "the list of bans is damaged, and its copy too",
    "erasures": "the list of erasures that are due is damaged, and its copy too",
}


def damaged_parts(connection: sqlite3.Connection) -> FoundDamaged:
    """What is damaged in a migrated database, after everything was rebuilt that can be rebuilt without loss.

    Raises Damaged if the rest is not safe to use: if the schema is damaged, or bans or erasures might be forgotten.
    """
    tables = _tables(connection)
    found = {table: fault for table in sorted(tables - _CHECKED_LATER) if (fault := fault_in(connection, table))}
    done = tuple(table for table in found if renewed(connection, table))
    for table in _NOT_TO_BE_FORGOTTEN.keys() & found.keys() - done:
        raise Damaged(_NOT_TO_BE_FORGOTTEN[table])
    return FoundDamaged(parts={table: fault for table, fault in found.items() if table not in done}, renewed=done)


def _tables(connection: sqlite3.Connection) -> frozenset[str]:
    """The names of the SQL tables; raises Damaged if the schema differs from the one that the migrations create."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as new:
        migrate(new)
        made = frozenset(new.execute(_SCHEMA).fetchall())
    if not made <= frozenset(connection.execute(_SCHEMA).fetchall()):
        raise Damaged("its schema is damaged")
    return frozenset(name for kind, name, _, _ in made if kind == "table")
