"""The readers of a table, by seat."""

from collections.abc import Collection

from ..net.reader import Reader
from ..protocol.messages import Presence
from .state import Table


def presence(table: Table, readers: Collection[Reader]) -> Presence:
    """The seats whose owners are connected, and the number of connections without a seat."""
    seats = [table.seat_of(reader.player) for reader in readers]
    return Presence(tuple(sorted({seat for seat in seats if seat is not None})), seats.count(None))
