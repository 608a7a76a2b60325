"""Summaries of tables, and their indexes in the store, so that lists and waking need no log."""

import msgspec

from ...store import Index
from ..protocol.answers import OwnTable
from ..protocol.kinds import TableKind
from ..protocol.views import TableListing
from .state import Status, Table


class Summary(msgspec.Struct, frozen=True):
    """The summary of a table; tuples are by seat."""

    kind: TableKind
    status: str
    names: tuple[str, ...]
    players: tuple[str | None, ...]
    free: int
    turn: int | None
    round: int | None
    rounds: int | None
    at: int
    totals: tuple[int, ...] = ()
    rematch_of: str | None = None

    def listing(self, table: str) -> TableListing:
        """The table in the list of open ones."""
        return TableListing(table, self.kind, self.status, self.names, self.free)

    def own(self, table: str, *players: str) -> OwnTable | None:
        """The table in the list of a player's own, by the first of their ids that has a seat; None if none has."""
        seat = next((self.players.index(player) for player in players if player in self.players), None)
        if seat is None:
            return None
        shown = (self.kind, self.status, self.names, self.free, self.turn == seat, seat)
        return OwnTable(table, *shown, self.round, self.rounds, self.at, self.totals, self.rematch_of)


from_bytes = msgspec.json.Decoder(Summary).decode
"""The summary of stored bytes; raises msgspec.MsgspecError."""


def summary_of(table: Table) -> Summary:
    """The summary of a table."""
    game = table.game
    asked = table.asked
    return Summary(
        kind=table.kind,
        status=table.status,
        names=tuple([seat.name for seat in table.seats]),
        players=tuple([seat.player for seat in table.seats]),
        free=sum([seat.free for seat in table.seats]),
        turn=table.turn if asked is not None and asked.is_played_by_owner else None,
        round=None if game is None else game.round,
        rounds=None if game is None else game.round_count,
        at=table.last_at,
        totals=table.sheet[-1].totals if table.sheet else (),
        rematch_of=table.rematch_of,
    )


def to_bytes(table: Table) -> bytes:
    """The summary as the store keeps it."""
    return msgspec.json.encode(summary_of(table))


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
    summary = b"" if table.status is Status.PLAYING else to_bytes(table)
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
