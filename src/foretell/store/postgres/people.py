"""People and the operator in PostgreSQL."""

import secrets
from collections.abc import Sequence
from typing import Any

from ..people import DIRTY, Act, Ban, BanKind, Log, player_of
from ..values import Conflict, Index, Player, Row
from . import statements
from .connect import connected
from .part import PostgresPart

PLAYER = (
    "SELECT id, name, program, made, seen,"
    " (SELECT string_agg(guest.id, ',') FROM players AS guest WHERE guest.account = owner.id) FROM players AS owner"
)
"""The columns of a ``Player``."""
_SCRUBBED = "VACUUM entries, tables, seats, players, tokens, passkeys, tickets, subscriptions, bans, acts, erasures"
_IN_ORDER = 'ORDER BY id COLLATE "C" LIMIT'


class PostgresPeople(PostgresPart):
    """The methods of ``PeopleStore`` and ``OperatorStore``."""

    async def known(self, player: str) -> Player | None:
        """The player with this id."""
        rows = await self._ask(f"{PLAYER} WHERE id = $1 AND account IS NULL", player)
        return player_of(rows[0]) if rows else None

    async def players(self, after: str, limit: int) -> list[Player]:
        """The players with ids after this one."""
        which = 'WHERE id > $1 COLLATE "C" AND account IS NULL'
        return [player_of(row) for row in await self._ask(f"{PLAYER} {which} {_IN_ORDER} $2", after, limit)]

    async def named(self, name: str, limit: int) -> list[Player]:
        """The players with exactly this name."""
        which = "WHERE name = $1 AND account IS NULL"
        return [player_of(row) for row in await self._ask(f"{PLAYER} {which} {_IN_ORDER} $2", name, limit)]

    async def seen(self, player: str, at: int) -> None:
        """Note when the player was last there."""
        await self._run("UPDATE players SET seen = $1 WHERE id = $2", at, player)

    async def unseen(self, before: int, limit: int) -> list[str]:
        """The ids of guests who were last there before this time, and have no seat."""
        which = (
            "SELECT id FROM players WHERE seen < $1 AND account IS NULL"
            " AND NOT EXISTS (SELECT FROM passkeys WHERE player = players.id)"
            " AND NOT EXISTS (SELECT FROM seats WHERE player = players.id)"
        )
        return [row["id"] for row in await self._ask(f"{which} {_IN_ORDER} $2", before, limit)]

    async def replace_tokens(self, player: str, token: bytes | None) -> None:
        """Make all tokens of the player void."""

        async def work(connection: Any) -> None:
            taken = (
                "SELECT EXISTS (SELECT FROM players WHERE token = $1 AND id <> $2)"
                " OR EXISTS (SELECT FROM tokens WHERE token = $1)"
            )
            exists = await connection.fetchval("SELECT EXISTS (SELECT FROM players WHERE id = $1)", player)
            if exists and token is not None and await connection.fetchval(taken, token, player):
                raise Conflict("somebody has this token")
            # No token has the hash of random bytes that nobody has hashed.
            new = secrets.token_bytes(32) if token is None else token
            await connection.execute("UPDATE players SET token = $1 WHERE id = $2", new, player)
            await connection.execute("DELETE FROM tokens WHERE player = $1", player)
            await connection.execute("DELETE FROM tickets WHERE player = $1", player)
            await connection.execute("DELETE FROM subscriptions WHERE player = $1", player)

        await self._writer.do(work)

    async def logs(self, after: int, limit: int, holding: bytes = b"") -> list[Log]:
        """The logs with keys above ``after``."""
        sql = (
            "SELECT key, name, summary, $3 <> ''::bytea"
            " AND EXISTS (SELECT FROM entries WHERE table_key = key AND position($3 IN data) > 0)"
            " FROM tables WHERE key > $1 ORDER BY key LIMIT $2"
        )
        return [Log(*row) for row in await self._ask(sql, after, limit, holding)]

    async def rewrite(self, table: str, rows: Sequence[Row], index: Index) -> None:
        """Replace the bytes of rows, and the index; raises OwnedElsewhere for another process's log."""

        async def work(connection: Any) -> None:
            owned = await statements.claim(connection, self._link.node, table)
            if owned is None or any(not 0 < row.seq <= owned[1] for row in rows):
                raise Conflict("the log has no such rows")
            sql = "UPDATE entries SET data = $1 WHERE table_key = $2 AND seq = $3"
            await connection.executemany(sql, [(row.data, owned[0], row.seq) for row in rows])
            await statements.reindex(connection, owned[0], index)

        await self._writer.do(work)

    async def drop_player(self, player: str) -> None:
        """Remove a player, with what belongs to them."""
        await self._run("DELETE FROM players WHERE id = $1", player)

    async def begin_erasure(self, player: str) -> None:
        """Forget the player, and note that the rest is due."""

        async def work(connection: Any) -> None:
            guests = await connection.fetch("SELECT id FROM players WHERE account = $1", player)
            ids = [player, *[row["id"] for row in guests]]
            await connection.execute(
                "INSERT INTO erasures SELECT id FROM unnest($1::text[]) AS due (id) ON CONFLICT DO NOTHING", ids
            )
            await connection.execute("DELETE FROM bans WHERE kind = 'player' AND value = ANY($1)", ids)
            await connection.execute("UPDATE acts SET whom = '', note = '' WHERE whom = ANY($1)", ids)
            await connection.execute("DELETE FROM players WHERE id = $1", player)

        await self._writer.do(work)

    async def erasures(self) -> list[str]:
        """The ids of players whose erasure has begun and not ended."""
        return [row["player"] for row in await self._ask("SELECT player FROM erasures WHERE player <> $1", DIRTY)]

    async def end_erasure(self, player: str) -> None:
        """Forget that this erasure was due; the files are to be scrubbed."""

        async def work(connection: Any) -> None:
            await connection.execute("INSERT INTO erasures VALUES ($1) ON CONFLICT DO NOTHING", DIRTY)
            await connection.execute("DELETE FROM erasures WHERE player = $1", player)

        await self._writer.do(work)

    async def is_dirty(self) -> bool:
        """Whether something was erased since the last ``scrub``."""
        return bool(await self._ask("SELECT 1 FROM erasures WHERE player = $1", DIRTY))

    async def scrub(self) -> None:
        """Free the room of erased rows, so that PostgreSQL writes over them; nobody waits for that.

        Until then their bytes may lie in free room of its files, and in write-ahead logs and backups as long as these
        are kept (docs/operators.md).
        """
        async with connected(self._url) as connection:
            await connection.execute(_SCRUBBED)
        await self._run("DELETE FROM erasures WHERE player = $1", DIRTY)

    async def bans(self) -> list[Ban]:
        """All bans, newest first."""
        sql = 'SELECT kind, value, at, note FROM bans ORDER BY at DESC, kind COLLATE "C", value COLLATE "C"'
        return [Ban(*row) for row in await self._ask(sql)]

    async def ban(self, ban: Ban, act: Act) -> None:
        """Add or replace a ban."""

        async def work(connection: Any) -> None:
            await connection.execute(
                "INSERT INTO bans (kind, value, at, note) VALUES ($1, $2, $3, $4)"
                " ON CONFLICT (kind, value) DO UPDATE SET at = excluded.at, note = excluded.note",
                *(ban.kind, ban.value, ban.at, ban.note),
            )
            await _note(connection, act)

        await self._writer.do(work)

    async def lift(self, kind: BanKind, value: str, act: Act) -> None:
        """Remove a ban."""

        async def work(connection: Any) -> None:
            await connection.execute("DELETE FROM bans WHERE kind = $1 AND value = $2", kind, value)
            await _note(connection, act)

        await self._writer.do(work)

    async def note(self, act: Act) -> None:
        """Note an act."""
        await self._writer.do(lambda connection: _note(connection, act))

    async def acts(self, limit: int) -> list[Act]:
        """The last acts, newest first."""
        sql = "SELECT at, act, whom, note FROM acts ORDER BY key DESC LIMIT $1"
        return [Act(*row) for row in await self._ask(sql, limit)]


async def _note(connection: Any, act: Act) -> None:
    sql = "INSERT INTO acts (at, act, whom, note) VALUES ($1, $2, $3, $4)"
    await connection.execute(sql, act.at, act.act, act.whom, act.note)
