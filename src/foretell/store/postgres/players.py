"""Players in PostgreSQL."""

import secrets
from typing import Any

from ..people import Players
from ..values import Player, player_of
from .database import Part

PLAYER = (
    "SELECT id, name, program, made, seen,"
    " (SELECT string_agg(guest.id, ',') FROM players AS guest WHERE guest.account = owner.id) FROM players AS owner"
)
"""The columns of a ``Player``."""
_IN_ORDER = 'ORDER BY id COLLATE "C" LIMIT $2'


class PostgresPlayers(Part, Players):
    """Players in PostgreSQL."""

    async def add(self, player: Player, token: bytes) -> None:
        await self._database.insert(
            "INSERT INTO players (id, token, name, program, made, seen)"
            " SELECT $1::text, $2::bytea, $3::text, $4::boolean, $5::bigint, $6::bigint"
            " WHERE NOT EXISTS (SELECT FROM tokens WHERE token = $2) ON CONFLICT DO NOTHING",
            (player.id, token, player.name, player.program, player.made, player.seen),
            "a player with this id or token exists",
        )

    async def get(self, player: str) -> Player | None:
        found = await self._players("id = $1", player)
        return found[0] if found else None

    async def all(self, after: str, limit: int) -> list[Player]:
        return await self._players('id > $1 COLLATE "C"', after, limit)

    async def named(self, name: str, limit: int) -> list[Player]:
        return await self._players("name = $1", name, limit)

    async def _players(self, which: str, value: str, limit: int = 1) -> list[Player]:
        sql = f"{PLAYER} WHERE {which} AND account IS NULL {_IN_ORDER}"
        return [player_of(row) for row in await self._database.ask(sql, value, limit)]

    async def rename(self, player: str, name: str) -> None:
        await self._database.run("UPDATE players SET name = $2 WHERE id = $1", player, name)

    async def seen(self, player: str, at: int) -> None:
        await self._database.run("UPDATE players SET seen = $1 WHERE id = $2", at, player)

    async def unseen(self, before: int, limit: int) -> list[str]:
        which = (
            "SELECT id FROM players WHERE seen < $1 AND account IS NULL"
            " AND NOT EXISTS (SELECT FROM passkeys WHERE player = players.id)"
            " AND NOT EXISTS (SELECT FROM seats WHERE player = players.id)"
        )
        return [row["id"] for row in await self._database.ask(f"{which} {_IN_ORDER}", before, limit)]

    async def merge(self, guest: str, account: str) -> bool:
        async def work(connection: Any) -> bool:
            # Locked in the order of ids, so that no two merges wait for each other.
            both = await connection.fetch(
                "SELECT id FROM players WHERE id IN ($1, $2) AND account IS NULL ORDER BY id FOR UPDATE", guest, account
            )
            keys = "SELECT EXISTS (SELECT FROM passkeys WHERE player = $1)"
            if len(both) != len({guest, account}) or guest == account or await connection.fetchval(keys, guest):
                return False
            await connection.execute("DELETE FROM tokens WHERE player = $1", guest)
            await connection.execute("DELETE FROM tickets WHERE player = $1", guest)
            await connection.execute("UPDATE subscriptions SET player = $2 WHERE player = $1", guest, account)
            await connection.execute("UPDATE players SET account = $2 WHERE account = $1", guest, account)
            sql = "UPDATE players SET account = $2, token = $3 WHERE id = $1"
            await connection.execute(sql, guest, account, secrets.token_bytes(32))
            return True

        return await self._database.writer.do(work)

    async def remove(self, player: str) -> None:
        await self._database.run("DELETE FROM players WHERE id = $1", player)
