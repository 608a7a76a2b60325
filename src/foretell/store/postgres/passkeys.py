"""Passkeys in PostgreSQL."""

from ..people import Passkeys
from ..values import Passkey
from .database import Part

_PASSKEY = "SELECT id, player, key, counter, name, made_at, used_at FROM passkeys WHERE"


class PostgresPasskeys(Part, Passkeys):
    """Passkeys in PostgreSQL."""

    async def add(self, passkey: Passkey) -> None:
        p = passkey
        await self._database.insert(
            "INSERT INTO passkeys (id, player, key, counter, name, made_at, used_at)"
            " SELECT $1::bytea, $2::text, $3::bytea, $4::bigint, $5::text, $6::bigint, $7::bigint"
            " WHERE EXISTS (SELECT FROM players WHERE id = $2 AND account IS NULL) ON CONFLICT DO NOTHING",
            (p.id, p.player, p.key, p.counter, p.name, p.made_at, p.used_at),
            "there is no such player, or the passkey exists",
        )

    async def get(self, key_id: bytes) -> Passkey | None:
        rows = await self._database.ask(f"{_PASSKEY} id = $1", key_id)
        return Passkey(*rows[0]) if rows else None

    async def of(self, player: str) -> list[Passkey]:
        rows = await self._database.ask(f"{_PASSKEY} player = $1 ORDER BY made_at, id", player)
        return [Passkey(*row) for row in rows]

    async def use(self, key_id: bytes, counter: int, at: int) -> bool:
        sql = (
            "UPDATE passkeys SET counter = $2, used_at = $3"
            " WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0)) RETURNING 1"
        )
        return await self._database.changes(sql, key_id, counter, at)

    async def remove(self, player: str, key_id: bytes) -> bool:
        sql = "DELETE FROM passkeys WHERE player = $1 AND id = $2 RETURNING 1"
        return await self._database.changes(sql, player, key_id)
