"""Subscriptions for notifications, and the server's keys."""

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


class Subscriptions(Part):
    """The browsers to notify, and the keys that sign notifications."""

    async def key(self, name: str, made: bytes) -> bytes:
        """The server's key of this name, the same for all processes; ``made``: stored as this key if there is none."""
        await self._run(("INSERT INTO keys (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING", name, made))
        [(value,)] = await self._database.ask("SELECT value FROM keys WHERE name = $1", name)
        return bytes(value)

    async def add(self, subscription: Subscription, most: int) -> None:
        """Add a subscription, or replace the one with its endpoint; only the player's latest ``most`` are kept.

        Raises Conflict if there is no such player, or if another player has this endpoint with other keys: knowing an
        endpoint does not prove that somebody has the browser.
        """
        s = subscription

        def work() -> Steps[None]:
            if not (yield _ADD, s.endpoint, s.player, s.key, s.auth, s.language, s.made_at):
                raise Conflict("there is no such player, or another player has this endpoint with other keys")
            yield _REMOVE_OLD, s.player, most

        await self._database.do(work)

    async def of(self, player: str) -> list[Subscription]:
        """The subscriptions of a player, or of the player whom a guest with this id became; oldest first."""
        return [Subscription(*row) for row in await self._database.ask(_OF_PLAYER, player)]

    async def remove(self, endpoint: str, player: str | None = None) -> None:
        """Delete a subscription, if there is one; ``player``: only if it belongs to them."""
        sql = "DELETE FROM subscriptions WHERE endpoint = $1 AND player = coalesce($2, player)"
        await self._run((sql, endpoint, player))
