"""What only the player who opened a table may do: remove people, and ban them."""

from ..eventlog.asking import Actor, Refusal
from ..protocol import actions, commands
from ..protocol.actions import Actions
from .bans import Whom
from .seats import BOT
from .state import Status, Table

_MOST_BANS = 100


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
