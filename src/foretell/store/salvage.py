"""Reads all that can be read of a SQLite database, also of a damaged one."""

import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from .faults import is_damage
from .journal import decode_rows
from .people import Act, Ban
from .values import Passkey, Player, Subscription

_TABLE = "SELECT key, name, seq, listed, wake, summary FROM tables NOT INDEXED"
_PLAYER = "SELECT id, name, program, made, seen, token FROM players"
_TOKENS = """
    INSERT INTO sqlite_schema (type, name, tbl_name, rootpage, sql)
    SELECT 'table', 'first_tokens', 'first_tokens', rootpage,
        'CREATE TABLE first_tokens (token BLOB, id TEXT, PRIMARY KEY (token, id)) WITHOUT ROWID'
    FROM sqlite_schema WHERE name = 'sqlite_autoindex_players_2'
"""
"""Makes the index on tokens a table of its own: a query of the index would read the damaged table too."""


@dataclass(slots=True)
class KeptLog:
    """What is left of a log and its index; None: unknown."""

    key: int
    name: str | None = None
    last: int | None = None
    """The number of its last row."""
    listed: bool | None = None
    wake: int | None = None
    summary: bytes | None = None
    players: tuple[str, ...] = ()
    """Those who have a seat, as the index says."""
    rows: dict[int, bytes] = field(default_factory=dict)
    """By their numbers, in order."""


class Salvage:
    """A database that is read piece by piece; faults are counted, and stop nothing."""

    def __init__(self, connection: sqlite3.Connection, path: Path) -> None:
        """``path``: the file, which is a copy: ``tokens`` changes it."""
        self._connection, self._path = connection, path
        self.faults: list[str] = []
        """What SQLite says of pieces that could not be read."""
        self._waiting: dict[int, list[tuple[int, bytes]]] = {}

    def logs(self) -> Iterator[KeptLog]:
        """All logs, in the order in which they were made, with their rows."""
        self._waiting = self._journal()
        heads = {row[0]: KeptLog(*row) for row in self._both(_TABLE, "key")}
        if self.faults:
            for key, name in self._both("SELECT key, name FROM tables INDEXED BY sqlite_autoindex_tables_1", "name"):
                heads.setdefault(key, KeptLog(key, name))
        for (key,) in self._both("SELECT DISTINCT table_key FROM entries", "table_key"):
            heads.setdefault(key, KeptLog(key))
        for key in sorted({*heads, *self._waiting}):
            log = heads.get(key) or KeptLog(key)
            if log.last is None:
                for row in self._try(f"{_TABLE} WHERE key = ?", key):
                    log = KeptLog(*row)
            log.rows = self._rows(log)
            players = self._try("SELECT player FROM seats WHERE table_key = ? ORDER BY player", key)
            log.players = tuple(player for (player,) in players)
            yield log

    def players(self, known: Iterable[str]) -> list[tuple[Player, bytes]]:
        """All players with the hashes of their tokens; ``known``: ids that are known from logs."""
        before = len(self.faults)
        rows = {row[0]: row for row in self._both(_PLAYER, "id")}
        if len(self.faults) > before:
            for player in set(known) - set(rows):
                rows.update({row[0]: row for row in self._try(f"{_PLAYER} WHERE id = ?", player)})
        return [(Player(row[0], row[1], bool(row[2]), row[3], row[4]), row[5]) for row in rows.values()]

    def tokens(self) -> dict[str, bytes]:
        """The hashes of tokens by player, from the index on them alone."""
        with closing(_open(self._path, "rw")) as connection, connection:
            connection.execute("PRAGMA writable_schema = ON")
            connection.execute(_TOKENS)
        with closing(_open(self._path, "ro")) as connection:
            other = Salvage(connection, self._path)
            return dict(other._both("SELECT id, token FROM first_tokens", "token"))

    def guests(self) -> list[tuple[str, str]]:
        """The guests that became other players, each with the id of that player."""
        return self._both("SELECT id, account FROM players WHERE account IS NOT NULL", "id")

    def devices(self) -> list[tuple[str, bytes]]:
        """The hashes of the tokens of further devices, each after the id of its player."""
        return self._both("SELECT player, token FROM tokens", "token")

    def passkeys(self) -> list[Passkey]:
        """All passkeys."""
        sql = "SELECT id, player, key, counter, name, made_at, used_at FROM passkeys"
        return [Passkey(*row) for row in self._both(sql, "id")]

    def tickets(self) -> list[tuple[str, bytes, int]]:
        """The hashes of tickets, each after the id of its player, and when it ends."""
        return self._both("SELECT player, ticket, until FROM tickets", "player")

    def subscriptions(self) -> list[Subscription]:
        """The browsers that want to be notified."""
        sql = "SELECT endpoint, player, key, auth, language, made_at FROM subscriptions"
        return [Subscription(*row) for row in self._both(sql, "endpoint")]

    def own_keys(self) -> list[tuple[str, bytes]]:
        """The keys that the server signs with, by their names."""
        return self._both("SELECT name, value FROM keys", "name")

    def bans(self) -> list[Ban]:
        """The operator's bans."""
        return [Ban(*row) for row in self._both("SELECT kind, value, at, note FROM bans", "kind, value")]

    def acts(self) -> list[Act]:
        """The operator's acts, in order."""
        rows = sorted(self._both("SELECT key, at, act, whom, note FROM acts", "key"))
        return [Act(*row[1:]) for row in rows]

    def erasures(self) -> list[str]:
        """Players whose erasure is due."""
        return [player for (player,) in self._both("SELECT player FROM erasures WHERE player <> ''", "player")]

    def _rows(self, log: KeptLog) -> dict[int, bytes]:
        sql, key = "SELECT seq, data FROM entries WHERE table_key = ?", log.key
        before = len(self.faults)
        rows = dict(self._both(sql, "seq", key))
        if len(self.faults) > before:
            last = max((log.last or 0, *rows))
            for seq in set(range(1, last + 1)) - set(rows):
                rows.update(self._try(f"{sql} AND seq = ?", key, seq))
        rows.update(self._waiting.get(log.key, ()))
        return dict(sorted(rows.items()))

    def _journal(self) -> dict[int, list[tuple[int, bytes]]]:
        """The rows of the journal by log; those of its rows that cannot be decoded are left out."""
        waiting: dict[int, list[tuple[int, bytes]]] = {}
        for number, data in sorted(self._both("SELECT key, data FROM journal", "key")):
            try:
                for key, seq, row in decode_rows(data):
                    waiting.setdefault(key, []).append((seq, row))
            except msgspec.MsgspecError:
                self.faults.append(f"row {number} of the journal cannot be read")
        return waiting

    def _both(self, sql: str, order: str, *values: object) -> list[tuple[Any, ...]]:
        """The rows from the first to the first damaged place, and back from the last one."""
        first, whole = self._until_damage(f"{sql} ORDER BY {order}", values)
        if whole:
            return first
        back = ", ".join(f"{column} DESC" for column in order.split(", "))
        rest, _ = self._until_damage(f"{sql} ORDER BY {back}", values)
        return [*first, *(row for row in rest[::-1] if row not in first)]

    def _try(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        return self._until_damage(sql, values)[0]

    def _until_damage(self, sql: str, values: tuple[object, ...]) -> tuple[list[tuple[Any, ...]], bool]:
        """The rows before the first damaged place, and whether there is none."""
        found: list[tuple[Any, ...]] = []
        try:
            found.extend(self._connection.execute(sql, values))
        except sqlite3.Error as error:
            if not is_damage(error):
                raise
            self.faults.append(f"{error} ({sql.partition(' FROM ')[2].partition(' ')[0]})")
            return found, False
        return found, True


@contextmanager
def salvaged(path: Path) -> Iterator[Salvage]:
    """The private copy of a database."""
    with closing(_open(path, "ro")) as connection:
        yield Salvage(connection, path)


def faults_in(path: Path, most: int = 20) -> list[str]:
    """What SQLite's own check finds in a database file."""
    checks: tuple[Callable[[sqlite3.Connection], list[str]], ...] = (
        lambda connection: [row[0] for row in connection.execute(f"PRAGMA integrity_check({most})")],
        lambda connection: [
            f"a row of {row[0]} belongs to no log" for row in connection.execute("PRAGMA foreign_key_check")
        ],
    )
    found = []
    with closing(_open(path, "ro")) as connection:
        for run in checks:
            try:
                found += run(connection)
            except sqlite3.DatabaseError as error:
                found.append(str(error))
    return [" ".join(fault.split()) for fault in found if fault != "ok"]


def _open(path: Path, mode: str) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode={mode}", uri=True)
