"""Actions of the server itself: opening a table, bots' moves, and the clock."""

import secrets
from collections.abc import Iterator
from dataclasses import dataclass

from ...bots.levels import at_hand, usual_bots
from ...fair import commitment_to
from ...fair.stream import SECRET_BYTES
from ..eventlog.asking import Actor, Refusal
from ..protocol import commands
from ..protocol.actions import (
    Actions,
    AnyAction,
    BotSeated,
    Closed,
    Created,
    HandedOver,
    Moved,
    Seated,
    SignedIn,
    Started,
    Unsealed,
    Unseated,
)
from ..protocol.answers import Play
from ..protocol.kinds import OfTournament, TableKind
from .decide import Circumstances, Decided, decide, made
from .seating import bot_name
from .seats import BOT
from .state import Status, Table

_AT_ONCE = Circumstances(0, "")
"""The first actions of a new table do not depend on the time."""


def open_table(
    table: str,
    kind: TableKind,
    secret: bytes | None = None,
    rematch_of: str | None = None,
    of: OfTournament | None = None,
) -> Created:
    """A new table, committed to the secret (None: a new one)."""
    secret = secret or secrets.token_bytes(SECRET_BYTES)
    return Created(table, kind, commitment_to(secret), secret.hex(), rematch_of, of)


def seats_to_play(table: Table, wanted: Play, actor: Actor) -> Iterator[AnyAction]:
    """Seat a player and bots at a new table; each action has to be done before the next is taken.

    The game does not start yet: the player gets the commitment before they add a value to the shuffle.

    Raises Refusal for seats and bots that do not exist.
    """
    yield from decide(table, commands.Sit(wanted.seat), actor, _AT_ONCE).actions
    others = [number for number, seat in enumerate(table.seats) if seat.free]
    bots = usual_bots(len(others)) if wanted.bots is None else wanted.bots
    if len(bots) != len(others):
        raise Refusal("bots", f"name a bot for each of the {len(others)} other seats")
    for seat, bot in zip(others, bots, strict=True):
        yield from decide(table, commands.SeatBot(seat, bot), actor, _AT_ONCE).actions


@dataclass(frozen=True, slots=True)
class Chair:
    """Who has a seat."""

    name: str
    """Empty: a bot sits there, and has a name of its own."""
    player: str = ""
    """The id of the person's player; empty: they have no device, and a bot plays for them."""


@dataclass(frozen=True, slots=True)
class Opening:
    """A table to open."""

    table: str
    kind: TableKind
    secret: bytes
    of: OfTournament
    chairs: tuple[Chair, ...]
    fill: str
    """The bot that plays in seats without players."""


def seats_of_tournament(made: Table, opening: Opening) -> Iterator[AnyAction]:
    """Seat everybody, one after the other; each action has to be done before the next is taken."""
    bot = at_hand(opening.fill)
    names = [chair.name for chair in opening.chairs if chair.name]
    for seat, chair in enumerate(opening.chairs):
        if chair.player:
            yield Seated(seat, chair.player, chair.name)
        else:
            taken = [*names, *(other.name for other in made.seats)]
            yield BotSeated(seat, bot, chair.name or bot_name(bot, made.id, seat, taken))


def move_of_bot(table: Table, moves: int, move: str, *, failed: bool = False) -> Decided:
    """A bot's move, or the one that is made because the bot ``failed``.

    Raises Refusal unless the game has the number of ``moves`` at which the bot was asked, and the move is legal.
    """
    seat, asked = table.turn, table.asked
    if table.moves != moves or seat is None or asked is None or asked.bot is None:
        raise Refusal("stale", "the table has gone on")
    return made(table, Moved(seat, move, asked.bot, failed))


def time_is_up(table: Table, at: int) -> Actions:
    """Hand the seat of a player whose time is up to a bot; raises Refusal if there is time left.

    A clock that was set back behind the table's last line does not say how much.
    """
    deadline, seat = table.deadline, table.turn
    if deadline is None or seat is None or table.last_at <= at < deadline:
        raise Refusal("in-time", "there is time left")
    return (HandedOver(seat, BOT, "away"),)


def lock_is_over(table: Table) -> Actions:
    """Start a game whose shuffle is locked; the server's values count for seats that have not disclosed theirs.

    Raises Refusal if it has begun.
    """
    if not table.is_locked:
        raise Refusal("not-locked", "the game has begun")
    return (Started(table.settle_shares([seat.value for seat in table.seats])),)


def begin_of_tournament(table: Table) -> Actions:
    """Begin the game at a table that a tournament has seated; raises Refusal if it has begun."""
    if table.of is None or table.status is not Status.WAITING:
        raise Refusal("stale", "the game has begun")
    return (Started(table.settle_shares([None] * len(table.seats))),)


def gone(table: Table, player: str) -> Actions:
    """Free the seat of a player who is deleted before the game, or let a bot play for good; none without a seat."""
    seat = table.seat_of(player)
    if seat is None or table.status not in (Status.WAITING, Status.PLAYING):
        return ()
    if table.status is Status.WAITING and table.of is None:
        return (Unseated(seat),)
    return (HandedOver(seat, table.seats[seat].bot or BOT, "left"),)


def unsealed(table: Table) -> Actions:
    """All tables with these deals have ended: show the cards of a game that is over, and end one that is not.

    None if that was done before.
    """
    if table.status in (Status.WAITING, Status.PLAYING):
        return (Closed(),)
    return (Unsealed(),) if table.status is Status.OVER and not table.is_open else ()


def sign_in(table: Table, actor: Actor) -> Iterator[SignedIn]:
    """The guests at the table that the player was before they signed in: their seats, and the table they opened.

    A player who has a seat of their own keeps that one, and the guest's stays as it is.
    """
    seated = table.seat_of(actor.player) is not None
    for was in actor.was:
        seat = None if seated else table.seat_of(was)
        seated = seated or seat is not None
        if seat is not None or table.owner == was:
            yield SignedIn(seat, was, actor.player)
