"""The ratings of a club's members, kept in memory for some minutes: there are hundreds, and a page asks often."""

import time
from collections.abc import Iterable

from ...store import Store
from ..protocol.ratings import RatingView
from ..ratings.shown import ratings_of

_KEPT_SECONDS = 600.0
_MOST_READ = 100
"""Players whose ratings are read for one answer; those of others come with the next ones."""
_MOST_KEPT = 5_000
_NONE: tuple[float, tuple[RatingView, ...]] = (0.0, ())


class MemberRatings:
    """Reads ratings from the store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: dict[str, tuple[float, tuple[RatingView, ...]]] = {}
        """By player: until when their ratings are kept (monotonic seconds), and the ratings."""

    async def of(self, players: Iterable[str]) -> dict[str, tuple[RatingView, ...]]:
        """The ratings of players, as far as they are known; raises StoreError."""
        asked, now = [*players], time.monotonic()
        old = [player for player in asked if self._kept.get(player, _NONE)[0] <= now]
        if len(self._kept) > _MOST_KEPT:
            self._kept.clear()
        for player in old[:_MOST_READ]:
            self._kept[player] = now + _KEPT_SECONDS, await ratings_of(self._store, player)
        return {player: self._kept.get(player, _NONE)[1] for player in asked}
