"""The tokens of players' devices in SQLite.

Who asks is looked up in the event loop itself: that is faster than waking a thread, and each request needs it.  The
answer is remembered for some seconds, or until anything but logs is written.
"""

import sqlite3

from ..people import Tokens
from ..values import Conflict, Damaged, Player, player_of
from .database import Database, insert
from .known_players import KnownPlayers
from .players import PLAYER

_BY_DEVICE = "(SELECT player FROM tokens WHERE tokens.token = ?1)"
_OWNER = f"{PLAYER} WHERE owner.token = ?1 AND owner.account IS NULL OR owner.id = {_BY_DEVICE}"


class SqliteTokens(Tokens):
    """Tokens in SQLite."""

    def __init__(self, database: Database, known: KnownPlayers) -> None:
        self._database, self._known = database, known

    async def owner(self, token: bytes) -> Player | None:
        known, changes = self._known.get(token), self._known.changes
        if known is not None:
            return known
        try:
            rows = self._database.glancing.execute(_OWNER, (token,)).fetchall()
        except sqlite3.Error:  # the database is busy, or has a fault that the reader thread reports
            rows = await self._database.ask(_OWNER, token)
        if not rows:
            if not self._database.damage.parts.keys().isdisjoint(("players", "tokens")):
                raise Damaged("the list of all players is damaged, and does not have this one")
            return None
        player = player_of(rows[0])
        self._known.put(token, player, changes)
        return player

    async def add(self, player: str, token: bytes) -> None:
        await self._database.writer.do(lambda connection: add_token(connection, player, token))

    async def replace(self, player: str, token: bytes | None) -> None:
        def work(connection: sqlite3.Connection) -> None:
            # Nobody has a token whose hash is these random bytes.
            sql = "UPDATE OR IGNORE players SET token = coalesce(?, randomblob(32)) WHERE id = ? RETURNING 1"
            changed = connection.execute(sql, (token, player)).fetchone()
            if changed is None and connection.execute("SELECT 1 FROM players WHERE id = ?", (player,)).fetchone():
                raise Conflict("another player has this token")
            connection.execute("DELETE FROM tokens WHERE player = ?", (player,))
            connection.execute("DELETE FROM tickets WHERE player = ?", (player,))
            connection.execute("DELETE FROM subscriptions WHERE player = ?", (player,))

        await self._database.writer.do(work)


def add_token(connection: sqlite3.Connection, player: str, token: bytes) -> None:
    """Give a player one more token; raises Conflict."""
    insert(
        connection,
        "INSERT INTO tokens (token, player) SELECT ?1, id FROM players WHERE id = ?2 AND account IS NULL"
        " AND NOT EXISTS (SELECT 1 FROM players WHERE token = ?1) ON CONFLICT DO NOTHING",
        (token, player),
        "there is no such player, or the token exists",
    )
