"""Passkeys."""

from ..values import Passkey
from .database import Part

_PASSKEY = "SELECT id, player, key, counter, name, made_at, used_at FROM passkeys WHERE"


class Passkeys(Part):
    """The passkeys by which players sign in."""

    async def add(self, passkey: Passkey) -> None:
        """Add a passkey; raises Conflict if its id exists, or there is no such player."""
        p = passkey
        await self._insert(
            "there is no such player, or the passkey exists",
            "INSERT INTO passkeys (id, player, key, counter, name, made_at, used_at)"
            " SELECT $1, id, $3, $4, $5, $6, $7 FROM players WHERE id = $2 AND account IS NULL ON CONFLICT DO NOTHING",
            *(p.id, p.player, p.key, p.counter, p.name, p.made_at, p.used_at),
        )

    async def get(self, key_id: bytes) -> Passkey | None:
        """The passkey with this id."""
        rows = await self._database.ask(f"{_PASSKEY} id = $1", key_id)
        return Passkey(*rows[0]) if rows else None

    async def of(self, player: str) -> list[Passkey]:
        """The player's passkeys, oldest first, then ordered by id."""
        rows = await self._database.ask(f"{_PASSKEY} player = $1 ORDER BY made_at, id", player)
        return [Passkey(*row) for row in rows]

    async def use(self, key_id: bytes, counter: int, at: int) -> bool:
        """Note a sign-in and the authenticator's new counter; returns whether it was done.

        Nothing is done if there is no such passkey, or the counter has not grown although both are not 0: a copy of the
        authenticator may exist.  Of several calls with one counter only one succeeds.
        """
        return await self._changes(
            "UPDATE passkeys SET counter = $2, used_at = $3"
            " WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0)) RETURNING 1",
            *(key_id, counter, at),
        )

    async def remove(self, player: str, key_id: bytes) -> bool:
        """Delete one of the player's passkeys; returns whether it existed."""
        return await self._changes("DELETE FROM passkeys WHERE player = $1 AND id = $2 RETURNING 1", player, key_id)
