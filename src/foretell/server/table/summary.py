"""What lists show of a table: kept beside its log, so that no log has to be read for a list."""

import msgspec

from ..protocol.answers import OwnTable
from ..protocol.kinds import TableKind
from ..protocol.views import TableListing
from .state import Table


class Summary(msgspec.Struct, frozen=True):
    """A table in short; lists are by seat."""

    kind: TableKind
    status: str
    names: tuple[str, ...]
    players: tuple[str | None, ...]
    free: int
    turn: int | None
    round: int | None
    rounds: int | None
    at: int

    def listing(self, table: str) -> TableListing:
        """The table in the list of open ones."""
        return TableListing(table, self.kind, self.status, self.names, self.free)

    def own(self, table: str, player: str) -> OwnTable | None:
        """The table in the list of a player's own; None where he has no seat."""
        if player not in self.players:
            return None
        seat = self.players.index(player)
        shown = (self.kind, self.status, self.names, self.free, self.turn == seat, seat)
        return OwnTable(table, *shown, self.round, self.rounds, self.at)


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Summary).decode


def summary_of(table: Table) -> Summary:
    """The table in short, as it stands."""
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
        at=table.steps[-1].entry.at,
    )


def to_bytes(table: Table) -> bytes:
    """The summary as the store keeps it."""
    return _encode(summary_of(table))


def from_bytes(data: bytes) -> Summary:
    """The summary that the store has kept."""
    return _decode(data)
