"""The tokens of players' devices in PostgreSQL."""

import secrets
from typing import Any

from ..people import Tokens
from ..values import Conflict, Player, player_of
from .database import Part
from .players import PLAYER

_BY_DEVICE = "(SELECT player FROM tokens WHERE tokens.token = $1)"
_OWNER = f"{PLAYER} WHERE owner.token = $1 AND owner.account IS NULL OR owner.id = {_BY_DEVICE}"
ADD_TOKEN = (
    "INSERT INTO tokens (token, player) SELECT $1, id FROM players WHERE id = $2 AND account IS NULL"
    " AND NOT EXISTS (SELECT FROM players WHERE token = $1) ON CONFLICT DO NOTHING"
)


class PostgresTokens(Part, Tokens):
    """Tokens in PostgreSQL."""

    async def owner(self, token: bytes) -> Player | None:
        rows = await self._database.ask(_OWNER, token)
        return player_of(rows[0]) if rows else None

    async def add(self, player: str, token: bytes) -> None:
        await self._database.insert(ADD_TOKEN, (token, player), "there is no such player, or the token exists")

    async def replace(self, player: str, token: bytes | None) -> None:
        async def work(connection: Any) -> None:
            taken = (
                "SELECT EXISTS (SELECT FROM players WHERE token = $1 AND id <> $2)"
                " OR EXISTS (SELECT FROM tokens WHERE token = $1)"
            )
            exists = await connection.fetchval("SELECT EXISTS (SELECT FROM players WHERE id = $1)", player)
            if exists and token is not None and await connection.fetchval(taken, token, player):
                raise Conflict("another player has this token")
            # Nobody has a token whose hash is these random bytes.
            new = secrets.token_bytes(32) if token is None else token
            await connection.execute("UPDATE players SET token = $1 WHERE id = $2", new, player)
            await connection.execute("DELETE FROM tokens WHERE player = $1", player)
            await connection.execute("DELETE FROM tickets WHERE player = $1", player)
            await connection.execute("DELETE FROM subscriptions WHERE player = $1", player)

        await self._database.writer.do(work)
