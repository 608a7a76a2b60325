"""The journal: a SQL table in which all new rows of a commit, whatever their logs, are one row.

That costs half as much as adding each row to its own log.  The rows of many commits are moved into their logs at once,
and before one of these logs is read, and when the database is opened.
"""

import sqlite3
from collections.abc import Iterable, Sequence
from collections.abc import Set as AbstractSet

from ..values import Conflict, Damaged, Row
from .commits import INSERT, INSERT_IF_UNCHANGED, WrittenRow, waiting, written
from .moving import is_of_some_logs, move, move_all

_MOST_COMMITS = 300
"""The most commits that wait in the journal."""


class Journal:
    """The journal as its one writer sees it; its methods are called in a transaction unless they say otherwise.

    Other programs may use the database too: when one of them has written, everything known of the logs is forgotten.
    """

    def __init__(self, stay: AbstractSet[int] = frozenset()) -> None:
        """``stay``: the keys of damaged logs, whose rows stay in the journal."""
        self._stay = stay
        self._logs: dict[str, tuple[int, int]] = {}
        """The keys and last numbers of known logs, by name."""
        self._held: set[str] = set()
        """The logs with rows in the journal, including rows that are being moved; other threads read it."""
        self._new_held: set[str] = set()
        """What ``_held`` will be after this commit."""
        self._new: list[WrittenRow] = []
        """The rows of this commit."""
        self._commits = 0
        self._version = -1
        """SQLite's data version, which changes when another connection has written."""

    def holds(self, log: str) -> bool:
        """Whether rows of this log may be in the journal."""
        return log in self._held

    @property
    def is_empty(self) -> bool:
        """Whether this writer has left no rows in the journal."""
        return not self._held

    @property
    def is_full(self) -> bool:
        """Whether the next commit has to move all rows."""
        return self._commits >= _MOST_COMMITS

    def is_ready_for(self, logs: Iterable[str]) -> bool:
        """Whether rows of these logs can be added at once: all are known, and the journal is not full."""
        return not self.is_full and self._logs.keys() >= set(logs)

    def begin(self, connection: sqlite3.Connection) -> None:
        """Begin a commit."""
        (version,) = connection.execute("PRAGMA data_version").fetchone()
        if version != self._version or self.is_full:
            self.move_all(connection)
            self._version = version

    def append(self, connection: sqlite3.Connection, log: str, rows: Sequence[Row]) -> int:
        """Add rows to a log, and return its key; raises Conflict if they do not follow its last row."""
        key, seq = self._logs.get(log) or _find(connection, log)
        if rows[0].seq != seq + 1:
            raise Conflict("the new rows do not follow the log's last row")
        self._logs[log] = key, rows[-1].seq
        self._held.add(log)
        self._new_held.add(log)
        self._new += [(key, row.seq, row.data) for row in rows]
        return key

    def end(self, connection: sqlite3.Connection) -> None:
        """Write what was added in this commit."""
        if self._new:
            connection.execute(INSERT, written(self._new))
            self._new = []
            self._commits += 1

    def end_at_once(self, connection: sqlite3.Connection) -> bool:
        """Write what was added in this commit by one statement; outside a transaction.

        Returns False, and forgets what was added, if another program has written, or nothing was added: then the commit
        has to be made in a transaction, since what is known of the logs may be out of date.
        """
        if not self._new or connection.execute(INSERT_IF_UNCHANGED, (*written(self._new), self._version)).rowcount != 1:
            self._forget()
            return False
        self._new = []
        self._commits += 1
        self.committed()
        return True

    def committed(self) -> None:
        """Note that the commit is on disk; outside a transaction."""
        if len(self._held) != len(self._new_held):
            self._held = set(self._new_held)

    def recover(self, connection: sqlite3.Connection, error: BaseException) -> None:
        """Forget everything after a failed commit; leave damaged logs out if they caused it.  Outside a transaction."""
        self._forget()
        if isinstance(error, Exception) and is_of_some_logs(error):
            self._stay = move_all(connection).stay

    def _forget(self) -> None:
        self._logs, self._new, self._version = {}, [], -1

    def move_all(self, connection: sqlite3.Connection) -> None:
        """Move all rows from the journal into their logs."""
        self.end(connection)
        found = waiting(connection)
        if not found.is_whole:
            raise Damaged("the journal is damaged")
        move(connection, found, self._stay)
        self._logs, self._new_held, self._commits = {}, set(), 0


class Append:
    """Work of a commit that only adds rows to a log."""

    __slots__ = ("_journal", "_rows", "log")

    def __init__(self, journal: Journal, log: str, rows: Sequence[Row]) -> None:
        self.log = log
        self._journal, self._rows = journal, rows

    def __call__(self, connection: sqlite3.Connection) -> None:
        """Add them; raises Conflict if they do not follow the log's last row."""
        self._journal.append(connection, self.log, self._rows)


def _find(connection: sqlite3.Connection, log: str) -> tuple[int, int]:
    """The key and last number of a log that has no rows in the journal."""
    found = connection.execute("SELECT key, seq FROM tables WHERE name = ?", (log,)).fetchone()
    if found is None:
        raise Conflict("there is no such log")
    key, seq = found
    return key, seq
