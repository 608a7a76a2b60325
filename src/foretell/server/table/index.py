"""What a table's index in the store says, for lists and for waking tables."""

from ...store import Index
from .state import Status, Table
from .summary import to_bytes as to_summary

ABANDONED_MS = 3_600_000
"""A waiting table without readers and without new lines is closed after this time."""
LOCK_MS = 3_000
"""The longest time in which seats may disclose their values for the shuffle."""
START_MS = 60_000
"""The game at a table of a tournament begins at the latest after this time."""
RECOVERY_MS = 10_000
"""A bot's move that is missing after this time is asked for again when the engine makes its rounds."""


def index_of(table: Table, *, seats_changed: bool = True) -> Index:
    """The index of a table; without a summary during a game, since each move would change it."""
    listed = table.kind.listed and table.status in (Status.WAITING, Status.PLAYING)
    players = tuple(seat.player for seat in table.seats if seat.player) if seats_changed else None
    summary = b"" if table.status is Status.PLAYING else to_summary(table)
    return Index(listed, _wake(table), summary, players)


def _wake(table: Table) -> int | None:
    """When to wake the table (milliseconds since 1970): at once after a game; None: never."""
    if table.status is Status.OVER:
        return table.last_at
    if table.status is Status.WAITING:
        return starts_at(table) or table.last_at + (LOCK_MS if table.is_locked else ABANDONED_MS)
    return table.last_at + RECOVERY_MS if table.waits_for_bot else table.deadline


def starts_at(table: Table) -> int | None:
    """When the game of a waiting table begins by itself (milliseconds since 1970); None: its players begin it."""
    return None if table.of is None or table.status is not Status.WAITING else table.since + START_MS
