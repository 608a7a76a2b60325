"""The tokens of players' devices in SQLite.

Who asks is looked up in the event loop itself: that is faster than waking a thread, and each request needs it.  The
answer is remembered for some seconds, or until anything but logs is written.
"""

import sqlite3
import time
from collections.abc import Callable

from ..sql.tokens import OWNER, Tokens
from ..values import Damaged, Player, player_of
from .database import Database, translated

_SECONDS = 10.0
"""After this time a player is looked up again, in case another program has written to the database."""
_MOST = 10_000


class KnownPlayers:
    """Remembers players until the store has written anything but logs."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """``clock``: gives the time in seconds."""
        self._clock = clock
        self._found: dict[bytes, tuple[int, float, Player]] = {}
        """By token: the number of changes when the player was looked up, when that expires, and the player."""
        self.changes = 0
        """How often anything but logs has been written."""

    def changed(self) -> None:
        """Forget everything that was looked up before; any thread may call this."""
        self.changes += 1

    def get(self, token: bytes) -> Player | None:
        """The player whose token has this hash; None: they have to be looked up."""
        changes, until, player = self._found.get(token, (-1, 0.0, None))
        return player if changes == self.changes and self._clock() < until else None

    def put(self, token: bytes, player: Player, changes: int) -> None:
        """Remember a player; ``changes``: the number of changes before the player was looked up."""
        if len(self._found) >= _MOST:
            self._found.clear()
        self._found[token] = changes, self._clock() + _SECONDS, player


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
