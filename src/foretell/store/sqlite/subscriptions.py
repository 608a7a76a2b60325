"""Subscriptions for notifications, and the server's keys, in SQLite."""

import sqlite3

from ..people import Subscriptions
from ..values import Subscription
from .database import Part, insert

_OF_PLAYER = (
    "SELECT endpoint, player, key, auth, language, made_at FROM subscriptions"
    " WHERE player IN (?1, (SELECT account FROM players WHERE id = ?1)) ORDER BY made_at, endpoint"
)


class SqliteSubscriptions(Part, Subscriptions):
    """Subscriptions in SQLite."""

    async def key(self, name: str, made: bytes) -> bytes:
        await self._database.run("INSERT INTO keys (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING", name, made)
        [(value,)] = await self._database.ask("SELECT value FROM keys WHERE name = ?", name)
        return bytes(value)

    async def add(self, subscription: Subscription, most: int) -> None:
        s = subscription

        def work(connection: sqlite3.Connection) -> None:
            insert(
                connection,
                "INSERT INTO subscriptions (endpoint, player, key, auth, language, made_at)"
                " SELECT ?1, id, ?3, ?4, ?5, ?6 FROM players WHERE id = ?2 AND account IS NULL"
                " ON CONFLICT (endpoint) DO UPDATE SET player = excluded.player, key = excluded.key,"
                " auth = excluded.auth, language = excluded.language, made_at = excluded.made_at"
                " WHERE player = excluded.player OR (key = excluded.key AND auth = excluded.auth)",
                (s.endpoint, s.player, s.key, s.auth, s.language, s.made_at),
                "there is no such player, or another player has this endpoint with other keys",
            )
            connection.execute(
                "DELETE FROM subscriptions WHERE player = ?1 AND endpoint NOT IN (SELECT endpoint FROM subscriptions"
                " WHERE player = ?1 ORDER BY made_at DESC, endpoint DESC LIMIT ?2)",
                (s.player, most),
            )

        await self._database.writer.do(work)

    async def of(self, player: str) -> list[Subscription]:
        return [Subscription(*row) for row in await self._database.ask(_OF_PLAYER, player)]

    async def remove(self, endpoint: str, player: str | None = None) -> None:
        sql = "DELETE FROM subscriptions WHERE endpoint = ?1 AND (?2 IS NULL OR player = ?2)"
        await self._database.run(sql, endpoint, player)
