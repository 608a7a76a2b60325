"""What several commands need of a table."""

from ..eventlog.asking import Refusal
from ..protocol import commands
from .refusals import refusal
from .state import Status, Table

MOST_LINES = 5000
"""How many lines of a table may be neither moves nor chat nor hints; it bounds the log, and the time to read it."""
AT_WILL = (
    commands.Sit,
    commands.SeatBot,
    commands.Add,
    commands.Commit,
    commands.TakeBack,
    commands.Pause,
    commands.Unban,
)
"""What players could do without end.  Without it every game can be played to its end, and everybody can leave."""


def need_room(table: Table, command: commands.AnyCommand) -> None:
    """Raise Refusal for what players could do without end, if the log is full of it."""
    if isinstance(command, AT_WILL) and table.seq - table.moves - table.said - len(table.hinted) >= MOST_LINES:
        raise Refusal("full", "this game's log is full")


def need(table: Table, status: Status) -> None:
    """Raise Refusal unless the table has this status."""
    if table.status is not status:
        raise refusal(f"not-{status}")


def need_open(table: Table) -> None:
    """Raise Refusal unless the table is waiting for its game, and the shuffle is not locked."""
    need(table, Status.WAITING)
    if table.is_locked:
        raise Refusal("locked", "the game begins in a moment; nothing can be changed now")


_IN_TOURNAMENTS = (
    commands.Claim,
    commands.Say,
    commands.React,
    commands.ChoosePortrait,
    commands.Leave,
    commands.TakeBack,
)
"""What players may do besides moving at a table run by a tournament."""


def need_own(table: Table, command: commands.AnyCommand) -> None:
    """Raise Refusal for what the players of a table decide, if a tournament runs it."""
    if table.of is not None and not isinstance(command, _IN_TOURNAMENTS):
        raise Refusal("tournament", "a tournament runs this table")
    if table.of is not None and isinstance(command, commands.Leave) and table.status is Status.WAITING:
        raise Refusal("tournament", "the game begins in a moment; you can leave it then")
