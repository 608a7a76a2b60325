"""Subscriptions for notifications, and the server's keys, in PostgreSQL."""

from typing import Any

from ..people import Subscriptions
from ..values import Conflict, Subscription
from .database import Part

_OF_PLAYER = (
    "SELECT endpoint, player, key, auth, language, made_at FROM subscriptions"
    " WHERE player IN ($1, (SELECT account FROM players WHERE id = $1))"
    ' ORDER BY made_at, endpoint COLLATE "C"'
)


class PostgresSubscriptions(Part, Subscriptions):
    """Subscriptions in PostgreSQL."""

    async def key(self, name: str, made: bytes) -> bytes:
        await self._database.run("INSERT INTO keys (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING", name, made)
        [(value,)] = await self._database.ask("SELECT value FROM keys WHERE name = $1", name)
        return bytes(value)

    async def add(self, subscription: Subscription, most: int) -> None:
        s = subscription

        async def work(connection: Any) -> None:
            added = await connection.fetchval(
                "INSERT INTO subscriptions (endpoint, player, key, auth, language, made_at)"
                " SELECT $1, id, $3::bytea, $4::bytea, $5, $6::bigint FROM players WHERE id = $2 AND account IS NULL"
                " ON CONFLICT (endpoint) DO UPDATE SET player = excluded.player, key = excluded.key,"
                " auth = excluded.auth, language = excluded.language, made_at = excluded.made_at"
                " WHERE subscriptions.player = excluded.player"
                " OR (subscriptions.key = excluded.key AND subscriptions.auth = excluded.auth) RETURNING 1",
                *(s.endpoint, s.player, s.key, s.auth, s.language, s.made_at),
            )
            if added is None:
                raise Conflict("there is no such player, or another player has this endpoint with other keys")
            await connection.execute(
                "DELETE FROM subscriptions WHERE player = $1 AND endpoint NOT IN (SELECT endpoint FROM subscriptions"
                ' WHERE player = $1 ORDER BY made_at DESC, endpoint COLLATE "C" DESC LIMIT $2)',
                *(s.player, most),
            )

        await self._database.writer.do(work)

    async def of(self, player: str) -> list[Subscription]:
        return [Subscription(*row) for row in await self._database.ask(_OF_PLAYER, player)]

    async def remove(self, endpoint: str, player: str | None = None) -> None:
        sql = "DELETE FROM subscriptions WHERE endpoint = $1 AND ($2::text IS NULL OR player = $2)"
        await self._database.run(sql, endpoint, player)
