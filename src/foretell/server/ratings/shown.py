"""Ratings as people see them."""

import asyncio
from collections.abc import Sequence

from ...rating import finish, skill
from ...rating.counting import RatedKind, game_of
from ...rating.judging import version
from ...rating.skill import Sums, needed
from ...store import Rated, RatedSums, Store
from ..protocol.ratings import Finish, RatingView, Skill

_KINDS: tuple[RatedKind, ...] = ("classic", "special", "extreme")
_DIGITS = 4


async def ratings_of(store: Store, player: str) -> tuple[RatingView, ...]:
    """The ratings of a player, of the kinds that they have played; raises StoreError."""
    rows = await store.ratings.sums(player)
    versions = await asyncio.to_thread(lambda: {kind: version(game_of(kind)) for kind in _KINDS})
    return tuple(
        [
            _view(kind, own, versions[kind], await store.ratings.latest(player, kind))
            for kind in _KINDS
            if (own := [each for each in rows if each.kind == kind])
        ]
    )


def _view(kind: RatedKind, rows: Sequence[RatedSums], judge: str, latest: Rated | None) -> RatingView:
    """The rating of a kind by its rows; the skill is what today's judge has said of enough games."""
    own = next((_sums(row) for row in rows if row.judge == judge), None)
    spread = None if own is None or own.games < skill.LEAST else own.spread()
    level = None if spread is None else skill.nearest(kind, spread)
    apart = None if spread is None or level is None else needed(spread, skill.levels(kind)[level])
    shown = None
    if own is not None and spread is not None:
        shown = Skill(round(spread.mean, _DIGITS), round(own.half(), _DIGITS), int(own.decisions), own.games)
    return RatingView(kind, sum(each.games for each in rows), _finish(latest), shown, level, apart)


def _sums(row: RatedSums) -> Sums:
    return Sums(row.games, row.decisions, row.lost, row.lost_lost, row.lost_decisions, row.decisions_decisions)


def _finish(latest: Rated | None) -> Finish | None:
    if latest is None or latest.mu is None or latest.sigma is None or (latest.number or 0) < finish.LEAST:
        return None
    standing = finish.Standing(latest.mu, latest.sigma)
    return Finish(round(standing.rating, 1), round(standing.half, 1))
