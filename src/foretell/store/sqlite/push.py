"""Subscriptions for notifications, and the server's keys, in SQLite."""

import sqlite3

from ..values import Subscription
from .part import SqlitePart, must

_OF_PLAYER = (
    "SELECT endpoint, player, key, auth, language, made_at FROM subscriptions"
    " WHERE player IN (?1, (SELECT account FROM players WHERE id = ?1)) ORDER BY made_at, endpoint"
)


class SqlitePush(SqlitePart):
    """The methods of ``PushStore``."""

    async def key(self, name: str, made: bytes) -> bytes:
        """The key of this name."""
        await self._run("INSERT INTO keys (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING", name, made)
        [(value,)] = await self._ask("SELECT value FROM keys WHERE name = ?", name)
        return bytes(value)

    async def add_subscription(self, subscription: Subscription, most: int) -> None:
        """Add or replace a subscription."""
        s = subscription

        def work(connection: sqlite3.Connection) -> None:
            must(
                connection,
                "INSERT INTO subscriptions (endpoint, player, key, auth, language, made_at)"
                " SELECT ?1, id, ?3, ?4, ?5, ?6 FROM players WHERE id = ?2 AND account IS NULL"
                " ON CONFLICT (endpoint) DO UPDATE SET player = excluded.player, key = excluded.key,"
                " auth = excluded.auth, language = excluded.language, made_at = excluded.made_at"
                " WHERE player = excluded.player OR (key = excluded.key AND auth = excluded.auth)",
                (s.endpoint, s.player, s.key, s.auth, s.language, s.made_at),
                "there is no such player, or another one has this with other keys",
            )
            connection.execute(
                "DELETE FROM subscriptions WHERE player = ?1 AND endpoint NOT IN (SELECT endpoint FROM subscriptions"
                " WHERE player = ?1 ORDER BY made_at DESC, endpoint DESC LIMIT ?2)",
                (s.player, most),
            )

        await self._writer.do(work)

    async def subscriptions_of(self, player: str) -> list[Subscription]:
        """The player's subscriptions."""
        return [Subscription(*row) for row in await self._ask(_OF_PLAYER, player)]

    async def remove_subscription(self, endpoint: str, player: str | None = None) -> None:
        """Delete a subscription."""
        sql = "DELETE FROM subscriptions WHERE endpoint = ?1 AND (?2 IS NULL OR player = ?2)"
        await self._run(sql, endpoint, player)
