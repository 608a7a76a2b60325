"""The players who were looked up lately, by the hashes of their tokens."""

import time
from collections.abc import Callable

from ..values import Player

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
