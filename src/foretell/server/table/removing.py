"""Removing and banning people who are connected to a table."""

import secrets
from collections.abc import Collection

from ..net.reader import Reader
from ..protocol.commands import Ban, Remove, Unban
from .bans import Whom, mark_of
from .state import Table


def meant(table: Table, readers: Collection[Reader], command: Remove | Ban) -> Whom | None:
    """The target of a command: the player of a seat, or a reader by number; None if there is no such person."""
    if command.seat is None:
        watcher = next((reader for reader in readers if reader.number == command.watcher), None)
        return None if watcher is None else _whom(watcher.player or "", watcher.name, watcher)
    seat = table.seats[command.seat] if command.seat < len(table.seats) else None
    if seat is None or not seat.player:
        return None
    return _whom(seat.player, seat.name, next((reader for reader in readers if reader.player == seat.player), None))


def _whom(player: str, name: str, reader: Reader | None) -> Whom:
    """A person; ``reader``: one of their connections, if there is one."""
    salt = secrets.token_hex(8)
    return Whom(player, name, mark_of(salt, "" if reader is None else reader.address), salt)


def end_removed(table: Table, readers: Collection[Reader], command: Remove | Ban | Unban) -> None:
    """Disconnect those who are banned, or the watcher who was removed."""
    numbered = isinstance(command, Remove) and command.watcher
    players = {reader.player for reader in readers if reader.number == numbered and reader.player is not None}
    for reader in list(readers):
        if table.bars(reader.player, reader.made, reader.address):
            reader.end("banned")
        elif numbered and (reader.number == numbered or reader.player in players):
            reader.end("removed")
