"""What the server itself does at a table: opening it, bots' moves, and the clock."""

from ...fair import commitment_to
from ..protocol.kinds import TableKind
from .decide import Deeds, Refusal, check_move
from .deeds import Created, HandedOver, Moved
from .state import BOT, Table


def open_table(table: str, kind: TableKind, secret: bytes, rematch_of: str | None = None) -> Created:
    """A new table, committed to the secret."""
    return Created(table, kind, commitment_to(secret), secret.hex(), rematch_of)


def move_of_bot(table: Table, moves: int, move: str) -> Deeds:
    """A bot's move, if the game still stands where the bot was asked: after so many moves."""
    seat, asked = table.turn, table.asked
    if table.moves != moves or seat is None or asked is None or asked.bot is None:
        raise Refusal("stale", "the table has gone on")
    check_move(table, seat, move)
    return (Moved(seat, move, asked.bot),)


def time_is_up(table: Table, at: int) -> Deeds:
    """A bot plays for who has been away past the pace."""
    deadline, seat = table.deadline, table.turn
    if deadline is None or seat is None or at < deadline:
        raise Refusal("in-time", "there is time left")
    return (HandedOver(seat, BOT, "away"),)
