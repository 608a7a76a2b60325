"""Passkeys."""

from ..people import Passkeys
from ..values import Passkey
from .database import Part

_PASSKEY = "SELECT id, player, key, counter, name, made_at, used_at FROM passkeys WHERE"


class SqlPasskeys(Part, Passkeys):
    """Passkeys in an SQL database."""

    async def add(self, passkey: Passkey) -> None:
        p = passkey
        await self._insert(
            "there is no such player, or the passkey exists",
            "INSERT INTO passkeys (id, player, key, counter, name, made_at, used_at)"
            " SELECT $1, id, $3, $4, $5, $6, $7 FROM players WHERE id = $2 AND account IS NULL ON CONFLICT DO NOTHING",
            *(p.id, p.player, p.key, p.counter, p.name, p.made_at, p.used_at),
        )

    async def get(self, key_id: bytes) -> Passkey | None:
        rows = await self._database.ask(f"{_PASSKEY} id = $1", key_id)
        return Passkey(*rows[0]) if rows else None

    async def of(self, player: str) -> list[Passkey]:
        rows = await self._database.ask(f"{_PASSKEY} player = $1 ORDER BY made_at, id", player)
        return [Passkey(*row) for row in rows]

    async def use(self, key_id: bytes, counter: int, at: int) -> bool:
        return await self._changes(
            "UPDATE passkeys SET counter = $2, used_at = $3"
            " WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0)) RETURNING 1",
            *(key_id, counter, at),
        )

    async def remove(self, player: str, key_id: bytes) -> bool:
        return await self._changes("DELETE FROM passkeys WHERE player = $1 AND id = $2 RETURNING 1", player, key_id)
