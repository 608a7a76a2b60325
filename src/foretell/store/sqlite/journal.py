"""The journal: the new rows of a commit, of all logs together, are one row of one table.

Writing them so costs half as much as adding each to its own log.  They are brought home to their logs many commits at a
time, and whenever somebody wants to read one of these logs or opens the database.
"""

import sqlite3
from collections.abc import Iterable, Sequence
from collections.abc import Set as AbstractSet

from ..values import Conflict, Damaged, Row
from .commits import INSERT, INSERT_IF_UNCHANGED, WrittenRow, waiting, written
from .moving import bring_home, is_of_some_logs, move

_MOST_COMMITS = 300
"""So many commits wait in the journal at most."""


class Journal:
    """The journal as its one writer sees it; its methods are called in a transaction, unless they say otherwise.

    Other programs may use the database too: what is known of the logs is forgotten when one has written something.
    """

    def __init__(self, stay: AbstractSet[int] = frozenset()) -> None:
        """``stay``: the keys of damaged logs, whose rows stay in the journal."""
        self._stay = stay
        self._logs: dict[str, tuple[int, int]] = {}
        """By name: the keys and last numbers of logs, as far as they are known."""
        self._held: set[str] = set()
        """The logs with rows in the journal, also those whose rows are being brought home; other threads read it."""
        self._new_held: set[str] = set()
        """The same as this commit will leave it."""
        self._new: list[WrittenRow] = []
        """The rows of this commit."""
        self._commits = 0
        self._version = -1
        """Changes when another connection has written."""

    def holds(self, table: str) -> bool:
        """Whether rows of this log may lie in the journal."""
        return table in self._held

    @property
    def is_empty(self) -> bool:
        """Whether this writer has left no rows in the journal."""
        return not self._held

    @property
    def is_full(self) -> bool:
        """Whether the next commit has to bring all rows home."""
        return self._commits >= _MOST_COMMITS

    def is_ready_for(self, tables: Iterable[str]) -> bool:
        """Whether rows of these logs could be added now, and nothing has to be done before."""
        return not self.is_full and self._logs.keys() >= set(tables)

    def begin(self, connection: sqlite3.Connection) -> None:
        """Begin a commit."""
        (version,) = connection.execute("PRAGMA data_version").fetchone()
        if version != self._version or self.is_full:
            self.bring_home(connection)
            self._version = version

    def append(self, connection: sqlite3.Connection, table: str, rows: Sequence[Row]) -> int:
        """Add rows to a log, and return the key of its table; raises Conflict if they do not follow its last row."""
        key, seq = self._logs.get(table) or _find(connection, table)
        if rows[0].seq != seq + 1:
            raise Conflict("the new rows do not follow the log's last row")
        self._logs[table] = key, rows[-1].seq
        self._held.add(table)
        self._new_held.add(table)
        self._new += [(key, row.seq, row.data) for row in rows]
        return key

    def end(self, connection: sqlite3.Connection) -> None:
        """Write what was added in this commit."""
        if self._new:
            connection.execute(INSERT, written(self._new))
            self._new = []
            self._commits += 1

    def end_at_once(self, connection: sqlite3.Connection) -> bool:
        """Begin, write what was added, and commit, in one statement; not in a transaction.

        Returns False, and forgets what was added, if another program has written something, or nothing was added: what
        is known of the logs may be out of date then, and a commit has to begin as usual.
        """
        if not self._new or connection.execute(INSERT_IF_UNCHANGED, (*written(self._new), self._version)).rowcount != 1:
            self._forget()
            return False
        self._new = []
        self._commits += 1
        self.committed()
        return True

    def committed(self) -> None:
        """The commit is on disk; not in a transaction."""
        if len(self._held) != len(self._new_held):
            self._held = set(self._new_held)

    def recover(self, connection: sqlite3.Connection, error: BaseException) -> None:
        """Forget everything after a commit has failed, and go round damage if that was why; not in a transaction."""
        self._forget()
        if isinstance(error, Exception) and is_of_some_logs(error):
            self._stay = bring_home(connection).stay

    def _forget(self) -> None:
        self._logs, self._new, self._version = {}, [], -1

    def bring_home(self, connection: sqlite3.Connection) -> None:
        """Move all rows from the journal to their logs."""
        self.end(connection)
        found = waiting(connection)
        if not found.is_whole:
            raise Damaged("the journal is damaged")
        move(connection, found, self._stay)
        self._logs, self._new_held, self._commits = {}, set(), 0


class Append:
    """Work of a commit: adds rows to a log, and does nothing else."""

    __slots__ = ("_journal", "_rows", "table")

    def __init__(self, journal: Journal, table: str, rows: Sequence[Row]) -> None:
        self.table = table
        self._journal, self._rows = journal, rows

    def __call__(self, connection: sqlite3.Connection) -> None:
        """Add them; raises Conflict if they do not follow the log's last row."""
        self._journal.append(connection, self.table, self._rows)


def _find(connection: sqlite3.Connection, table: str) -> tuple[int, int]:
    """The key and last number of a log that has no rows in the journal."""
    found = connection.execute("SELECT key, seq FROM tables WHERE name = ?", (table,)).fetchone()
    if found is None:
        raise Conflict("there is no such log")
    key, seq = found
    return key, seq
