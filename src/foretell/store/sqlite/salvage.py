"""Reads all that can be read of a SQLite database, even if it is damaged."""

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, get_args

from ..sql.access import PASSKEYS
from ..sql.ratings import RATED
from ..values import DIRTY, Act, Ban, BanKind, Passkey, Player, Rated, Subscription
from .backup import opened
from .commits import Waiting, waiting
from .faults import Fits, Rows, around_damage, fits_of, is_damage, own, until_damage

_TABLE = "SELECT key, name, seq, listed, wake, summary FROM tables NOT INDEXED"
_PLAYER = "SELECT id, name, program, made, seen, token FROM players"
_UNKNOWN = "the newest rows (journal): it is unknown which logs have lost them, so any may have"
_TOKENS = """
    INSERT INTO sqlite_schema (type, name, tbl_name, rootpage, sql)
    SELECT 'table', 'first_tokens', 'first_tokens', rootpage,
        'CREATE TABLE first_tokens (token BLOB, id TEXT, PRIMARY KEY (token, id)) WITHOUT ROWID'
    FROM sqlite_schema WHERE name = 'sqlite_autoindex_players_2'
"""
"""Turns the index on tokens into a table: a query of the index would read the damaged table too."""


@dataclass(slots=True)
class KeptLog:
    """What can be read of a log and its index; None: unknown."""

    key: int
    name: str | None = None
    last: int | None = None
    """The number of its last row."""
    listed: bool | None = None
    wake: int | None = None
    summary: bytes | None = None
    players: tuple[str, ...] = ()
    """The ids of players who have a seat, as the index says."""
    rows: dict[int, bytes] = field(default_factory=dict)
    """By their numbers, in order."""


class Salvage:
    """A database that is read piece by piece; faults are noted, and stop nothing."""

    def __init__(self, connection: sqlite3.Connection, path: Path) -> None:
        """``path``: the file, which must be a copy: ``tokens`` changes it."""
        self._connection, self._path = connection, path
        self.faults: list[str] = []
        """SQLite's errors at the pieces that could not be read."""
        self._waiting = Waiting()
        self._fits: dict[str, Fits] = {}

    def logs(self) -> Iterator[KeptLog]:
        """All logs with their rows, oldest first."""
        self._waiting = self._journal()
        heads = {row[0]: KeptLog(*row) for row in self._both(_TABLE, "key")}
        keys = {key for (key,) in self._both("SELECT DISTINCT table_key FROM entries", "table_key")}
        if self.faults or not keys <= heads.keys():
            for key, name in self._both("SELECT key, name FROM tables INDEXED BY sqlite_autoindex_tables_1", "name"):
                heads.setdefault(key, KeptLog(key, name))
        for key in sorted({*keys, *heads, *self._waiting.ends}):
            log = heads.get(key) or KeptLog(key)
            if log.last is None:
                for row in self._try(f"{_TABLE} WHERE key = ?", key):
                    log = KeptLog(*row)
            log.last = max(log.last or 0, self._waiting.ends.get(key, 0)) or None
            log.rows = self._rows(log)
            players = self._try("SELECT player FROM seats WHERE table_key = ? ORDER BY player", key)
            log.players = tuple(player for (player,) in players)
            yield log

    def players(self, known: Iterable[str]) -> list[tuple[Player, bytes]]:
        """All players with the hashes of their tokens; ``known``: ids that appear in logs."""
        before = len(self.faults)
        rows = {row[0]: row for row in self._both(_PLAYER, "id")}
        if len(self.faults) > before:
            for player in set(known) - set(rows):
                rows.update({row[0]: row for row in self._try(f"{_PLAYER} WHERE id = ?", player)})
        return [(Player(row[0], row[1], bool(row[2]), row[3], row[4]), row[5]) for row in rows.values()]

    def tokens(self) -> dict[str, bytes]:
        """The hashes of tokens by player, read from their index alone."""
        with closing(opened(self._path, "rw")) as connection, connection:
            connection.execute("PRAGMA writable_schema = ON")
            connection.execute(_TOKENS)
        with closing(opened(self._path, "ro")) as connection:
            other = Salvage(connection, self._path)
            return dict(other._both("SELECT id, token FROM first_tokens", "token"))

    def guests(self) -> list[tuple[str, str]]:
        """The ids of guests who became other players, each with the id of that player."""
        return self._both("SELECT id, account FROM players WHERE account IS NOT NULL", "id")

    def devices(self) -> list[tuple[str, bytes]]:
        """The ids of players with more devices, each with the hash of a device's token."""
        return self._both("SELECT player, token FROM tokens", "token")

    def passkeys(self) -> list[Passkey]:
        """All passkeys."""
        return [Passkey(*row) for row in self._both(PASSKEYS, "id")]

    def tickets(self) -> list[tuple[str, bytes, int]]:
        """The ids of players with tickets, each with the ticket's hash and its end (milliseconds since 1970)."""
        return self._both("SELECT player, ticket, until FROM tickets", "player")

    def codes(self) -> list[tuple[str, str, int]]:
        """The logs that have room codes, each with its code and the code's end (milliseconds since 1970)."""
        return self._both("SELECT log, code, until FROM codes", "code")

    def subscriptions(self) -> list[Subscription]:
        """All subscriptions."""
        sql = "SELECT endpoint, player, key, auth, language, made_at FROM subscriptions"
        return [Subscription(*row) for row in self._both(sql, "endpoint")]

    def ratings(self) -> list[Rated]:
        """What games have said about their players."""
        return [Rated(*row) for row in self._both(RATED, "game")]

    def own_keys(self) -> list[tuple[str, bytes]]:
        """The keys with which the server signs, each after its name."""
        return self._both("SELECT name, value FROM keys", "name")

    def bans(self) -> list[Ban]:
        """All bans."""
        rows = self._copied("bans", "SELECT kind, value, at, note FROM bans", "kind, value", "value, kind")
        return [Ban(*row) for row in rows if row[0] in get_args(BanKind)]

    def acts(self) -> list[Act]:
        """All acts, oldest first."""
        rows = sorted(self._both("SELECT key, at, act, whom, note FROM acts", "key"))
        return [Act(*row[1:]) for row in rows]

    def erasures(self) -> list[str]:
        """The ids of players whose erasure is due."""
        rows = self._copied("erasures", "SELECT player FROM erasures", "player", "player")
        return [player for (player,) in rows if player != DIRTY]

    def _copied(self, table: str, sql: str, order: str, order_of_copy: str) -> Rows:
        """The rows of a table, or of the index that is its copy."""
        rows = self._both(f"{sql} INDEXED BY sqlite_autoindex_{table}_1", order)
        if self._try("SELECT 1 FROM sqlite_schema WHERE name = ?", f"{table}_copy"):
            more = self._both(f"{sql} INDEXED BY {table}_copy", order_of_copy)
            rows += [row for row in more if row not in rows]
        return rows

    def _rows(self, log: KeptLog) -> dict[int, bytes]:
        sql, key = "SELECT seq, data FROM entries WHERE table_key = ?", log.key
        before = len(self.faults)
        rows = dict(self._both(sql, "seq", key))
        if len(self.faults) > before:
            last = max((log.last or 0, *rows))
            for seq in set(range(1, last + 1)) - set(rows):
                rows.update(self._try(f"{sql} AND seq = ?", key, seq))
        rows.update((seq, data) for key, seq, data in self._waiting.rows if key == log.key)
        return dict(sorted(rows.items()))

    def _journal(self) -> Waiting:
        """The rows in the journal."""
        try:
            found = waiting(self._connection)
        except sqlite3.DatabaseError as error:
            if not is_damage(error):
                raise
            return Waiting()  # nothing can be read without the schema
        if not found.is_known:
            self.faults.append(_UNKNOWN)
        elif not found.is_whole:
            self.faults.append("a page of the newest rows (journal)")
        return found

    def _both(self, sql: str, order: str, *values: object) -> list[tuple[Any, ...]]:
        """The rows before the first damaged page and after the last one."""
        found, error = around_damage(self._connection, sql, order, *values)
        return self._own(found, error, sql)

    def _try(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        found, error = until_damage(self._connection, sql, *values)
        return self._own(found, error, sql)

    def _own(self, rows: Rows, error: sqlite3.Error | None, sql: str) -> Rows:
        """The rows without those of another table, whose page stands in place of this one's; faults are noted."""
        named, _, rest = sql.partition(" FROM ")
        table = rest.partition(" ")[0]
        columns = named.removeprefix("SELECT ").removeprefix("DISTINCT ").split(", ")
        if table not in self._fits:
            self._fits[table] = fits_of(self._connection, table)
        found = own(rows, columns, self._fits[table])
        if error is not None:
            self.faults.append(f"{error} ({table})")
        elif len(found) < len(rows):
            self.faults.append(f"a page belongs to another table ({table})")
        return found


@contextmanager
def salvaged(path: Path) -> Iterator[Salvage]:
    """The database in a private copy."""
    with closing(opened(path, "ro")) as connection:
        yield Salvage(connection, path)


def faults_in(path: Path) -> list[str]:
    """The faults that SQLite's own check finds in a database file."""
    checks = {"PRAGMA integrity_check(20)": "{}", "PRAGMA foreign_key_check": "a row of {} belongs to no log"}
    found: list[str] = []
    with closing(opened(path, "ro")) as connection:
        for check, said in checks.items():
            try:
                found += [said.format(row[0]) for row in connection.execute(check)]
            except sqlite3.DatabaseError as error:
                found.append(str(error))
    return [" ".join(fault.split()) for fault in found if fault != "ok"]
