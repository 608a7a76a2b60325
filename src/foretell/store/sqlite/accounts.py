"""The tokens of players' devices, and their passkeys, in SQLite."""

import sqlite3

from ..values import Passkey, Player
from .part import SqlitePart, must
from .people import PLAYER

_BY_DEVICE = "(SELECT player FROM tokens WHERE tokens.token = ?1)"
PLAYER_OF_TOKEN = f"{PLAYER} WHERE owner.token = ?1 AND owner.account IS NULL OR owner.id = {_BY_DEVICE}"
_PASSKEY = "SELECT id, player, key, counter, name, made_at, used_at FROM passkeys WHERE id = ?"
_PASSKEYS_OF = (
    "SELECT id, player, key, counter, name, made_at, used_at FROM passkeys WHERE player = ? ORDER BY made_at, id"
)


class SqliteAccounts(SqlitePart):
    """The methods of ``AccountStore``."""

    async def add_token(self, player: str, token: bytes) -> None:
        """Let one more device act as a player."""
        await self._writer.do(lambda connection: add_token(connection, player, token))

    async def merge(self, guest: str, account: str) -> bool:
        """Make a guest the same player as an account."""
        return await self._answered(lambda connection: _merge(connection, guest, account))

    async def add_passkey(self, passkey: Passkey) -> None:
        """Add a passkey."""
        await self._writer.do(lambda connection: _add_passkey(connection, passkey))

    async def passkey(self, key_id: bytes) -> Passkey | None:
        """The passkey with this id."""
        rows = await self._ask(_PASSKEY, key_id)
        return Passkey(*rows[0]) if rows else None

    async def passkeys_of(self, player: str) -> list[Passkey]:
        """The player's passkeys."""
        return [Passkey(*row) for row in await self._ask(_PASSKEYS_OF, player)]

    async def use_passkey(self, key_id: bytes, counter: int, at: int) -> bool:
        """Note that somebody has signed in with a passkey."""
        return await self._answered(lambda connection: _use_passkey(connection, key_id, counter, at))

    async def remove_passkey(self, player: str, key_id: bytes) -> bool:
        """Delete one of the player's passkeys."""
        return await self._answered(lambda connection: _remove_passkey(connection, player, key_id))


def add_player(connection: sqlite3.Connection, player: Player, token: bytes) -> None:
    """Add a player; raises Conflict."""
    must(
        connection,
        "INSERT INTO players (id, token, name, program, made, seen)"
        " SELECT ?1, ?2, ?3, ?4, ?5, ?6 WHERE NOT EXISTS (SELECT 1 FROM tokens WHERE token = ?2)"
        " ON CONFLICT DO NOTHING",
        (player.id, token, player.name, player.program, player.made, player.seen),
        "a player with this id or token exists",
    )


def add_token(connection: sqlite3.Connection, player: str, token: bytes) -> None:
    """Add a device's token; raises Conflict."""
    must(
        connection,
        "INSERT INTO tokens (token, player) SELECT ?1, id FROM players WHERE id = ?2 AND account IS NULL"
        " AND NOT EXISTS (SELECT 1 FROM players WHERE token = ?1) ON CONFLICT DO NOTHING",
        (token, player),
        "there is no such player, or the token exists",
    )


def _merge(connection: sqlite3.Connection, guest: str, account: str) -> bool:
    """Make a guest the same player as an account; returns whether it was done."""
    can = (
        "SELECT count(*) = 2 AND NOT EXISTS (SELECT 1 FROM passkeys WHERE player = ?1)"
        " FROM players WHERE id IN (?1, ?2) AND account IS NULL"
    )
    if not connection.execute(can, (guest, account)).fetchone()[0]:
        return False
    for sql in (
        "DELETE FROM tokens WHERE player = :guest",
        "DELETE FROM tickets WHERE player = :guest",
        "UPDATE subscriptions SET player = :account WHERE player = :guest",
        "UPDATE players SET account = :account WHERE account = :guest",
        "UPDATE players SET account = :account, token = randomblob(32) WHERE id = :guest",
    ):
        connection.execute(sql, {"guest": guest, "account": account})
    return True


def _add_passkey(connection: sqlite3.Connection, passkey: Passkey) -> None:
    """Add a passkey; raises Conflict."""
    made = (passkey.id, passkey.player, passkey.key, passkey.counter, passkey.name, passkey.made_at, passkey.used_at)
    must(
        connection,
        "INSERT INTO passkeys (id, player, key, counter, name, made_at, used_at) SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7"
        " WHERE EXISTS (SELECT 1 FROM players WHERE id = ?2 AND account IS NULL) ON CONFLICT DO NOTHING",
        made,
        "there is no such player, or the passkey exists",
    )


def _use_passkey(connection: sqlite3.Connection, key_id: bytes, counter: int, at: int) -> bool:
    """Note that a passkey was used; returns whether it was done."""
    sql = (
        "UPDATE passkeys SET counter = ?2, used_at = ?3"
        " WHERE id = ?1 AND (counter < ?2 OR (counter = 0 AND ?2 = 0)) RETURNING 1"
    )
    return connection.execute(sql, (key_id, counter, at)).fetchone() is not None


def _remove_passkey(connection: sqlite3.Connection, player: str, key_id: bytes) -> bool:
    """Delete a passkey; returns whether there was one."""
    sql = "DELETE FROM passkeys WHERE player = ? AND id = ? RETURNING 1"
    return connection.execute(sql, (player, key_id)).fetchone() is not None
