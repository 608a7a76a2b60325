"""Seats before the game, and its start."""

import zlib
from collections.abc import Collection

from ...bots.cast import names_for
from ...bots.levels import seatable, why_missing
from ...fair import commitment_of
from ..eventlog.asking import Actor, Refusal
from ..protocol import actions, commands
from ..protocol.actions import Actions
from ..protocol.names import is_alike, is_reserved
from .needs import need_open
from .state import Table


def sit(table: Table, actor: Actor, wanted: commands.Sit) -> Actions:
    """A player takes a free seat."""
    number = wanted.seat
    need_open(table)
    if table.seat_of(actor.player) is not None:
        raise Refusal("seated", "you have a seat at this table")
    _free_seat(table, number)
    _check_name(table, actor.name)
    sat = actions.Seated(number, actor.player, actor.name, actor.program, wanted.portrait)
    added: Actions = ()
    if wanted.commitment is not None:
        added = (actions.Committed(number, wanted.commitment),)
    elif wanted.value is not None:
        added = (actions.Added(number, wanted.value),)
    return (*_renamed(table, actor.name), sat, *added)


def _check_name(table: Table, name: str) -> None:
    """Raise Refusal for a name that another player at the table has, or that looks like it, or like a bot's."""
    if is_alike(name, [seat.name for seat in table.seats if seat.player is not None]):
        raise Refusal("name-alike", "another player here has this name, or one that looks like it: take another one")
    if is_reserved(name):
        raise Refusal("name-reserved", "this name is that of a bot or of the server: take another one")


def _renamed(table: Table, newcomer: str) -> Actions:
    """A new name for a bot that has the newcomer's name."""
    return tuple(
        _bot(table, number, seat.bot, newcomer)
        for number, seat in enumerate(table.seats)
        if seat.bot is not None and is_alike(newcomer, [seat.name])
    )


def before_game(table: Table, command: commands.AnyCommand, seat: int) -> Actions:
    """Commands of a seat before the game."""
    if isinstance(command, commands.Disclose):
        return _disclose(table, seat, command.value)
    need_open(table)
    match command:
        case commands.SeatBot(number, bot):
            _free_seat(table, number)
            return (_bot(table, number, bot),)
        case commands.UnseatBot(number):
            if number >= len(table.seats) or table.seats[number].bot is None:
                raise Refusal("no-bot", "there is no bot on that seat")
            return (actions.Unseated(number),)
        case commands.Add(value):
            return (actions.Added(seat, value),)
        case commands.Commit(commitment):
            return (actions.Committed(seat, commitment),)
        case commands.Start(value):
            return _start(table, seat, value)
        case _:
            raise TypeError(f"{command!r} is no command for a seat")


def _start(table: Table, seat: int, value: str | None) -> Actions:
    """Start the game, or lock the shuffle if seats hide their values; ``value`` is added to the shuffle first."""
    if any(other.free for other in table.seats):
        raise Refusal("seats-free", "a game starts when all seats are taken")
    values = [other.value for other in table.seats]
    hidden = [other.commitment for other in table.seats]
    added: Actions = ()
    if value is not None:
        values[seat], hidden[seat], added = value, None, (actions.Added(seat, value),)
    if any(hidden):
        return (*added, actions.Locked(tuple(hidden)))
    return (*added, actions.Started(table.settle_shares(values)))


def _disclose(table: Table, seat: int, value: str) -> Actions:
    """Disclose a seat's value, and start the game if it is the last one."""
    own = table.seats[seat]
    if not table.is_locked:
        raise Refusal("not-locked", "values are disclosed between the start and the first deal")
    if own.commitment is None or own.value is not None:
        raise Refusal("disclosed", "your seat has no value to disclose (any more)")
    if commitment_of(table.id, seat, value) != own.commitment:
        raise Refusal("other-value", "this is not the value to which your seat has committed itself")
    disclosed = actions.Disclosed(seat, value)
    if table.undisclosed != (seat,):
        return (disclosed,)
    values = [other.value for other in table.seats]
    values[seat] = value
    return (disclosed, actions.Started(table.settle_shares(values)))


def _free_seat(table: Table, number: int) -> None:
    if number >= len(table.seats):
        raise Refusal("no-such-seat", f"the table has {len(table.seats)} seats, numbered from 0")
    if not table.seats[number].free:
        raise Refusal("taken", "the seat is taken")


def _bot(table: Table, number: int, bot: str, newcomer: str = "") -> actions.BotSeated:
    if bot not in seatable():
        raise Refusal("no-such-bot", f"there is no such bot; there are {', '.join(seatable())}")
    why = why_missing(bot)
    if why is not None:
        raise Refusal("bot-missing", f"that bot cannot play here: {why}")
    taken = [newcomer, *(seat.name for seat in table.seats)]
    return actions.BotSeated(number, bot, bot_name(bot, table.id, number, taken))


def bot_name(bot: str, table: str, seat: int, taken: Collection[str]) -> str:
    """A name for a bot at a seat that nobody there has; the first choice depends on table and seat."""
    start = zlib.crc32(f"{table}/{seat}".encode())
    return next(name for name in names_for(bot, start) if not is_alike(name, taken))
