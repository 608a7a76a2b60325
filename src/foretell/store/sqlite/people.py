"""People and the operator in SQLite."""

import sqlite3
from collections.abc import Sequence

from ..people import DIRTY, Act, Ban, BanKind, Log, player_of
from ..values import Conflict, Index, Player, Row, StoreError
from .part import SqlitePart

PLAYER = (
    "SELECT id, name, program, made, seen,"
    " (SELECT group_concat(guest.id) FROM players AS guest WHERE guest.account = owner.id) FROM players AS owner"
)
"""The columns of a ``Player``."""


class SqlitePeople(SqlitePart):
    """The methods of ``PeopleStore`` and ``OperatorStore``."""

    async def known(self, player: str) -> Player | None:
        """The player with this id."""
        rows = await self._ask(f"{PLAYER} WHERE id = ? AND account IS NULL", player)
        return player_of(rows[0]) if rows else None

    async def players(self, after: str, limit: int) -> list[Player]:
        """The players with ids after this one."""
        return [
            player_of(row)
            for row in await self._ask(f"{PLAYER} WHERE id > ? AND account IS NULL ORDER BY id LIMIT ?", after, limit)
        ]

    async def named(self, name: str, limit: int) -> list[Player]:
        """The players with exactly this name."""
        return [
            player_of(row)
            for row in await self._ask(f"{PLAYER} WHERE name = ? AND account IS NULL ORDER BY id LIMIT ?", name, limit)
        ]

    async def seen(self, player: str, at: int) -> None:
        """Note when the player was last there."""
        await self._run("UPDATE players SET seen = ? WHERE id = ?", at, player)

    async def unseen(self, before: int, limit: int) -> list[str]:
        """The ids of players who were last there before this time, and have no seat."""
        sql = (
            "SELECT id FROM players WHERE seen < ? AND account IS NULL"
            " AND NOT EXISTS (SELECT 1 FROM passkeys WHERE player = players.id)"
            " AND NOT EXISTS (SELECT 1 FROM seats WHERE player = players.id) ORDER BY id LIMIT ?"
        )
        return [player for (player,) in await self._ask(sql, before, limit)]

    async def replace_tokens(self, player: str, token: bytes | None) -> None:
        """Make all tokens of the player void."""

        def work(connection: sqlite3.Connection) -> None:
            # No token has the hash of random bytes that nobody has hashed.
            sql = "UPDATE OR IGNORE players SET token = coalesce(?, randomblob(32)) WHERE id = ? RETURNING 1"
            changed = connection.execute(sql, (token, player)).fetchone()
            if changed is None and connection.execute("SELECT 1 FROM players WHERE id = ?", (player,)).fetchone():
                raise Conflict("somebody has this token")
            connection.execute("DELETE FROM tokens WHERE player = ?", (player,))
            connection.execute("DELETE FROM tickets WHERE player = ?", (player,))
            connection.execute("DELETE FROM subscriptions WHERE player = ?", (player,))

        await self._writer.do(work)

    async def logs(self, after: int, limit: int, holding: bytes = b"") -> list[Log]:
        """The logs with keys above ``after``."""
        if holding:
            await self._settle()
        found = []
        for key, name, summary in await self._ask(
            "SELECT key, name, summary FROM tables WHERE key > ? ORDER BY key LIMIT ?", after, limit
        ):
            held = "SELECT 1 FROM entries WHERE table_key = ? AND instr(data, ?) LIMIT 1"
            holds = bool(holding and await self._ask(held, key, holding))
            found.append(Log(key, name, summary, holds))
        return found

    async def rewrite(self, table: str, rows: Sequence[Row], index: Index) -> None:
        """Replace the bytes of rows, and the index."""

        def work(connection: sqlite3.Connection) -> None:
            self._writer.journal.bring_home(connection)
            found = connection.execute("SELECT key, seq FROM tables WHERE name = ?", (table,)).fetchone()
            if found is None or any(not 0 < row.seq <= found[1] for row in rows):
                raise Conflict("the log has no such rows")
            sql = "UPDATE entries SET data = ? WHERE table_key = ? AND seq = ?"
            connection.executemany(sql, [(row.data, found[0], row.seq) for row in rows])
            reindex(connection, found[0], index)

        await self._writer.do(work)

    async def drop_player(self, player: str) -> None:
        """Remove a player and their tokens."""
        await self._run("DELETE FROM players WHERE id = ?", player)

    async def begin_erasure(self, player: str) -> None:
        """Forget the player, and note that the rest is due."""

        def work(connection: sqlite3.Connection) -> None:
            guests = "SELECT id FROM players WHERE account = ?"
            for each in (player, *[guest for (guest,) in connection.execute(guests, (player,)).fetchall()]):
                connection.execute("INSERT OR IGNORE INTO erasures VALUES (?)", (each,))
                connection.execute("DELETE FROM bans WHERE kind = 'player' AND value = ?", (each,))
                connection.execute("UPDATE acts SET whom = '', note = '' WHERE whom = ?", (each,))
            connection.execute("DELETE FROM players WHERE id = ?", (player,))

        await self._writer.do(work)

    async def erasures(self) -> list[str]:
        """The ids of players whose erasure has begun and not ended."""
        return [player for (player,) in await self._ask("SELECT player FROM erasures WHERE player <> ?", DIRTY)]

    async def end_erasure(self, player: str) -> None:
        """Forget that this erasure was due; the files are to be scrubbed."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT OR IGNORE INTO erasures VALUES (?)", (DIRTY,))
            connection.execute("DELETE FROM erasures WHERE player = ?", (player,))

        await self._writer.do(work)

    async def is_dirty(self) -> bool:
        """Whether something was erased since the last ``scrub``."""
        return bool(await self._ask("SELECT 1 FROM erasures WHERE player = ?", DIRTY))

    async def scrub(self) -> None:
        """Write the whole file anew.

        ``PRAGMA secure_delete`` is not enough: rows that have moved to another page leave copies in the room that a
        page does not use.
        """
        await self._writer.do(_scrub, alone=True)
        await self._run("DELETE FROM erasures WHERE player = ?", DIRTY)

    async def bans(self) -> list[Ban]:
        """All bans, newest first."""
        rows = await self._ask("SELECT kind, value, at, note FROM bans ORDER BY at DESC, kind, value")
        return [Ban(*row) for row in rows]

    async def ban(self, ban: Ban, act: Act) -> None:
        """Add or replace a ban."""

        def work(connection: sqlite3.Connection) -> None:
            values = (ban.kind, ban.value, ban.at, ban.note)
            connection.execute("INSERT OR REPLACE INTO bans (kind, value, at, note) VALUES (?, ?, ?, ?)", values)
            _note(connection, act)

        await self._writer.do(work)

    async def lift(self, kind: BanKind, value: str, act: Act) -> None:
        """Remove a ban."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM bans WHERE kind = ? AND value = ?", (kind, value))
            _note(connection, act)

        await self._writer.do(work)

    async def note(self, act: Act) -> None:
        """Note an act."""
        await self._writer.do(lambda connection: _note(connection, act))

    async def acts(self, limit: int) -> list[Act]:
        """The last acts, newest first."""
        return [
            Act(*row)
            for row in await self._ask("SELECT at, act, whom, note FROM acts ORDER BY key DESC LIMIT ?", limit)
        ]


def reindex(connection: sqlite3.Connection, key: int, index: Index) -> None:
    """Write the index of the table with this key."""
    connection.execute(
        "UPDATE tables SET listed = ?, wake = ?, summary = ? WHERE key = ?",
        (index.listed, index.wake, index.summary, key),
    )
    seat(connection, key, index.players)


def seat(connection: sqlite3.Connection, key: int, players: tuple[str, ...] | None) -> None:
    """Write the players of the table with this key; None: unchanged."""
    if players is not None:
        connection.execute("DELETE FROM seats WHERE table_key = ?", (key,))
        connection.executemany("INSERT INTO seats (player, table_key) VALUES (?, ?)", [(p, key) for p in players])


def _scrub(connection: sqlite3.Connection) -> None:
    connection.execute("VACUUM")
    (busy, _, _) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    if busy:
        raise StoreError("another program is reading the database")


def _note(connection: sqlite3.Connection, act: Act) -> None:
    connection.execute(
        "INSERT INTO acts (at, act, whom, note) VALUES (?, ?, ?, ?)", (act.at, act.act, act.whom, act.note)
    )
