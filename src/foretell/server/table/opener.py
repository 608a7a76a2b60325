"""What only the player who opened a table may do: remove people, and ban them."""

import secrets
from collections.abc import Collection
from dataclasses import dataclass

from ..eventlog.asking import Actor, Refusal
from ..net.reader import Reader
from ..protocol import actions, commands
from ..protocol.actions import Actions
from .seats import BOT
from .state import Status, Table, mark_of

_MOST_BANS = 100


@dataclass(frozen=True, slots=True)
class Whom:
    """A person to remove or ban."""

    player: str
    """Their id; empty for somebody without a name."""
    name: str
    address: str = ""
    """A hash of their address with the salt; empty if it is not known."""
    salt: str = ""


def by_opener(
    table: Table, command: commands.Remove | commands.Ban | commands.Unban, actor: Actor, whom: Whom | None, at: int
) -> Actions:
    """The actions of a command that only the opener may give; none for a watcher who is removed.

    ``whom``: whom the command means; ``at``: now.  Raises Refusal.
    """
    if actor.player != table.owner:
        raise Refusal("not-owner", "only the player who opened the table may do that")
    if isinstance(command, commands.Unban):
        if command.ban not in table.bans:
            raise Refusal("no-such-ban", "there is no such ban")
        return (actions.Unbanned(command.ban),)
    if whom is None:
        raise Refusal("nobody", "name the seat of a player, or the number of somebody who watches")
    if whom.player == actor.player:
        raise Refusal("yourself", "this is you: leave instead")
    removed = _removed(table, command.seat, whom)
    if isinstance(command, commands.Remove):
        if command.seat is not None and not removed:
            raise Refusal("removed", "they play no longer")
        return removed
    if len(table.bans) >= _MOST_BANS:
        raise Refusal("full", f"a table has room for {_MOST_BANS} bans")
    return (*removed, actions.Banned(whom.player, whom.name, at, whom.address, whom.salt))


def _removed(table: Table, seat: int | None, whom: Whom) -> Actions:
    """The removal of a player from their seat, if they have one and play."""
    number = seat if seat is not None else table.seat_of(whom.player)
    if number is None or table.status is Status.OVER or table.seats[number].is_removed:
        return ()
    return (actions.Removed(number, table.seats[number].bot or BOT),)


def meant(table: Table, readers: Collection[Reader], command: commands.Remove | commands.Ban) -> Whom | None:
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


def end_removed(
    table: Table, readers: Collection[Reader], command: commands.Remove | commands.Ban | commands.Unban
) -> None:
    """Disconnect those who are banned, or the watcher who was removed."""
    numbered = isinstance(command, commands.Remove) and command.watcher
    players = {reader.player for reader in readers if reader.number == numbered and reader.player is not None}
    for reader in list(readers):
        if table.bars(reader.player, reader.made, reader.address):
            reader.end("banned")
        elif numbered and (reader.number == numbered or reader.player in players):
            reader.end("removed")
