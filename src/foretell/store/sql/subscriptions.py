"""Subscriptions for notifications, and the server's keys."""

from ..people import Subscriptions
from ..values import Conflict, Subscription
from .database import Part, Steps

_OF_PLAYER = (
    "SELECT endpoint, player, key, auth, language, made_at FROM subscriptions"
    ' WHERE player IN ($1, (SELECT account FROM players WHERE id = $1)) ORDER BY made_at, endpoint COLLATE "C"'
)

_ADD = (
    "INSERT INTO subscriptions (endpoint, player, key, auth, language, made_at)"
    " SELECT $1, id, $3, $4, $5, $6 FROM players WHERE id = $2 AND account IS NULL"
    " ON CONFLICT (endpoint) DO UPDATE SET player = excluded.player, key = excluded.key,"
    " auth = excluded.auth, language = excluded.language, made_at = excluded.made_at"
    " WHERE subscriptions.player = excluded.player"
    " OR (subscriptions.key = excluded.key AND subscriptions.auth = excluded.auth) RETURNING 1"
)
_REMOVE_OLD = (
    "DELETE FROM subscriptions WHERE player = $1 AND endpoint NOT IN (SELECT endpoint FROM subscriptions"
    ' WHERE player = $1 ORDER BY made_at DESC, endpoint COLLATE "C" DESC LIMIT $2)'
)


class SqlSubscriptions(Part, Subscriptions):
    """Subscriptions in an SQL database."""

    async def key(self, name: str, made: bytes) -> bytes:
        await self._run(("INSERT INTO keys (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING", name, made))
        [(value,)] = await self._database.ask("SELECT value FROM keys WHERE name = $1", name)
        return bytes(value)

    async def add(self, subscription: Subscription, most: int) -> None:
        s = subscription

        def work() -> Steps[None]:
            if not (yield _ADD, s.endpoint, s.player, s.key, s.auth, s.language, s.made_at):
                raise Conflict("there is no such player, or another player has this endpoint with other keys")
            yield _REMOVE_OLD, s.player, most

        await self._database.do(work)

    async def of(self, player: str) -> list[Subscription]:
        return [Subscription(*row) for row in await self._database.ask(_OF_PLAYER, player)]

    async def remove(self, endpoint: str, player: str | None = None) -> None:
        sql = "DELETE FROM subscriptions WHERE endpoint = $1 AND player = coalesce($2, player)"
        await self._run((sql, endpoint, player))
