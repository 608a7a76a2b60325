"""How long finished games and guests are kept."""

from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass

import msgspec

from ...store import Directory, Store
from ..eventlog.lines import is_table
from ..table.state import Status
from ..table.summary import from_bytes

DAY_MS = 86_400_000
_AT_ONCE = 200


@dataclass(frozen=True, slots=True)
class Rules:
    """How many days data is kept; 0: forever."""

    games_days: int
    """For a finished or closed table, after its last line."""
    guests_days: int
    """For a guest's name and token, after they were last here, if they have no seat at any table."""


@dataclass(slots=True)
class Pruned:
    """How much was removed."""

    games: int = 0
    guests: int = 0


async def prune(store: Store, rules: Rules, now: int, remove: Callable[[str], Awaitable[None]]) -> Pruned:
    """Remove what the rules do not keep; ``now``: milliseconds since 1970; ``remove``: removes a log.

    Raises StoreError.
    """
    done = Pruned()
    if rules.games_days:
        async for table in old_games(store.directory, now - rules.games_days * DAY_MS):
            await remove(table)
            done.games += 1
    if rules.guests_days:
        before = now - rules.guests_days * DAY_MS
        while guests := await store.players.unseen(before, _AT_ONCE):
            for guest in guests:
                await store.players.remove(guest)
            done.guests += len(guests)
    return done


async def old_games(directory: Directory, before: int) -> AsyncIterator[str]:
    """The tables whose game ended, or that were closed, before a time (milliseconds since 1970)."""
    async for log in directory.each():
        if log.summary and is_table(log.name) and _ended_before(log.summary, before):
            yield log.name


def _ended_before(summary: bytes, before: int) -> bool:
    try:
        read = from_bytes(summary)
    except msgspec.MsgspecError:
        return False  # `foretell db check` reports it
    return read.status in (Status.OVER, Status.CLOSED) and read.at < before
