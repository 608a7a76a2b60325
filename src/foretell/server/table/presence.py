"""The readers of a table, by seat."""

from collections.abc import Collection

import msgspec

from ..net.reader import Reader
from ..protocol.messages import BanView, Presence, WatcherView
from .state import Table


def presence(table: Table, readers: Collection[Reader]) -> Presence:
    """The seats whose owners are connected, and the number of connections without a seat."""
    seats = [table.seat_of(reader.player) for reader in readers]
    return Presence(tuple(sorted({seat for seat in seats if seat is not None})), seats.count(None))


def for_opener(there: Presence, table: Table, readers: Collection[Reader]) -> Presence:
    """The same for the player who opened the table: with those who watch, and those who are banned."""
    watching = {
        reader.player or reader.number: WatcherView(reader.number, reader.name)
        for reader in sorted(readers, key=lambda reader: -reader.number)
        if table.seat_of(reader.player) is None and reader.player != table.owner
    }
    return msgspec.structs.replace(
        there,
        watching=tuple(sorted(watching.values(), key=lambda each: each.watcher)),
        bans=tuple(BanView(number, ban.name) for number, ban in table.bans.items()),
    )
