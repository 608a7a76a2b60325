"""Summaries of tables for lists, kept beside the logs, so that a list needs no log."""

import msgspec

from ..protocol.answers import OwnTable
from ..protocol.kinds import TableKind
from ..protocol.views import TableListing
from .state import Table


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


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Summary).decode


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
    return _encode(summary_of(table))


def from_bytes(data: bytes) -> Summary:
    """The summary of stored bytes."""
    return _decode(data)
