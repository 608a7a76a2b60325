"""The tokens of players' devices, and their passkeys, in PostgreSQL."""

import secrets
from typing import Any

from ..values import Passkey, Player
from .part import PostgresPart
from .people import PLAYER

_BY_DEVICE = "(SELECT player FROM tokens WHERE tokens.token = $1)"
PLAYER_OF_TOKEN = f"{PLAYER} WHERE owner.token = $1 AND owner.account IS NULL OR owner.id = {_BY_DEVICE}"
ADD_TOKEN = (
    "INSERT INTO tokens (token, player) SELECT $1, id FROM players WHERE id = $2 AND account IS NULL"
    " AND NOT EXISTS (SELECT FROM players WHERE token = $1) ON CONFLICT DO NOTHING"
)
_PASSKEY = "SELECT id, player, key, counter, name, made_at, used_at FROM passkeys WHERE id = $1"
_PASSKEYS_OF = (
    "SELECT id, player, key, counter, name, made_at, used_at FROM passkeys WHERE player = $1 ORDER BY made_at, id"
)


class PostgresAccounts(PostgresPart):
    """The methods of ``AccountStore``."""

    async def add_token(self, player: str, token: bytes) -> None:
        """Let one more device act as a player."""
        await self._add(ADD_TOKEN, (token, player), "there is no such player, or the token exists")

    async def merge(self, guest: str, account: str) -> bool:
        """Make a guest the same player as an account."""

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

        return await self._writer.do(work)

    async def add_passkey(self, passkey: Passkey) -> None:
        """Add a passkey."""
        p = passkey
        await self._add(
            "INSERT INTO passkeys (id, player, key, counter, name, made_at, used_at)"
            " SELECT $1::bytea, $2::text, $3::bytea, $4::bigint, $5::text, $6::bigint, $7::bigint"
            " WHERE EXISTS (SELECT FROM players WHERE id = $2 AND account IS NULL) ON CONFLICT DO NOTHING",
            (p.id, p.player, p.key, p.counter, p.name, p.made_at, p.used_at),
            "there is no such player, or the passkey exists",
        )

    async def passkey(self, key_id: bytes) -> Passkey | None:
        """The passkey with this id."""
        rows = await self._ask(_PASSKEY, key_id)
        return Passkey(*rows[0]) if rows else None

    async def passkeys_of(self, player: str) -> list[Passkey]:
        """The player's passkeys."""
        return [Passkey(*row) for row in await self._ask(_PASSKEYS_OF, player)]

    async def use_passkey(self, key_id: bytes, counter: int, at: int) -> bool:
        """Note that somebody has signed in with a passkey."""
        return await self._changes(
            "UPDATE passkeys SET counter = $2, used_at = $3"
            " WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0)) RETURNING 1",
            *(key_id, counter, at),
        )

    async def remove_passkey(self, player: str, key_id: bytes) -> bool:
        """Delete one of the player's passkeys."""
        return await self._changes("DELETE FROM passkeys WHERE player = $1 AND id = $2 RETURNING 1", player, key_id)

    async def add_player(self, player: Player, token: bytes) -> None:
        """Add a player."""
        await self._add(
            "INSERT INTO players (id, token, name, program, made, seen)"
            " SELECT $1::text, $2::bytea, $3::text, $4::boolean, $5::bigint, $6::bigint"
            " WHERE NOT EXISTS (SELECT FROM tokens WHERE token = $2) ON CONFLICT DO NOTHING",
            (player.id, token, player.name, player.program, player.made, player.seen),
            "a player with this id or token exists",
        )
