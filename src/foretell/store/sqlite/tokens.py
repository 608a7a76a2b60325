"""The tokens of players' devices in SQLite.

Who asks is looked up in the event loop itself: that is faster than waking a thread, and each request needs it.  The
answer is remembered for some seconds, or until anything but logs is written.
"""

import sqlite3

from ..sql.tokens import OWNER, Tokens
from ..values import Damaged, Player, player_of
from .database import Database, translated
from .known_players import KnownPlayers

_OWNER = translated(OWNER)


class SqliteTokens(Tokens):
    """Tokens in SQLite."""

    def __init__(self, database: Database, known: KnownPlayers) -> None:
        super().__init__(database)
        self._glancing, self._damaged, self._known = database.glancing, database.damage.parts.keys(), known

    async def owner(self, token: bytes) -> Player | None:
        known, changes = self._known.get(token), self._known.changes
        if known is not None:
            return known
        try:
            rows = self._glancing.execute(_OWNER, (token,)).fetchall()
        except sqlite3.Error:  # the database is busy, or has a fault that the reader thread reports
            rows = await self._database.ask(OWNER, token)
        if not rows:
            if not self._damaged.isdisjoint(("players", "tokens")):
                raise Damaged("the list of all players is damaged, and does not have this one")
            return None
        player = player_of(rows[0])
        self._known.put(token, player, changes)
        return player
