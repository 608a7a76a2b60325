"""Rebuilds a table from its log, entry by entry."""

from collections.abc import Iterable
from functools import lru_cache

from ...game.events import Event, RoundDealt
from ...game.game import Game
from ...store import Row
from ..eventlog.lines import BrokenLog
from ..protocol import actions
from ..protocol.kinds import TableKind
from .done import commands_in, with_command
from .log import Entry, from_bytes
from .seats import REMOVED, Seat
from .sheet import row_of, trick_in
from .state import Status, Step, Table
from .undo import NOBODY, Undo, can_be_undone

_SEATING = frozenset({actions.Seated, actions.Unseated, actions.Removed, actions.SignedIn})
"""Actions after which others have seats."""


def fold(entries: Iterable[Entry]) -> Table:
    """The table of a log; raises BrokenLog for a gap or a missing beginning."""
    rest = iter(entries)
    table = begin(next(rest, None))
    for entry in rest:
        apply(table, entry)
    return table


def fold_rows(rows: Iterable[Row]) -> Table:
    """The table of a log's rows; raises BrokenLog and MsgspecError."""
    return fold(from_bytes(row.data) for row in rows)


def begin(entry: Entry | None) -> Table:
    """The table of a log's first entry; raises BrokenLog."""
    if entry is None or entry.seq != 1 or not isinstance(entry.action, actions.Created):
        raise BrokenLog("a log begins with entry 1, which creates the table")
    created = entry.action
    seats = [Seat() for _ in range(created.kind.seats)]
    kind, secret = _shared(created.kind), bytes.fromhex(created.secret)
    table = Table(created.table, kind, entry.by or "", created.commitment, secret, seats)
    table.since, table.time = entry.at, kind.pace.milliseconds
    table.rematch_of, table.of = created.rematch_of, created.of
    _note(table, entry, ())
    return table


@lru_cache(256)
def _shared(kind: TableKind) -> TableKind:
    """One object for all tables of a kind."""
    return kind


def apply(table: Table, entry: Entry, code: int | None = None) -> Step:
    """Add the next entry of the log; returns it with its events of the game.

    ``code``: of the entry's move in the game; None: it has no move, or its text is to be read.
    """
    if entry.seq != table.seq + 1:
        raise BrokenLog(f"entry {entry.seq} follows entry {table.seq}")
    if isinstance(entry.action, actions.Moved):
        return _note(table, entry, _move(table, entry.action, entry.at, code))
    return _note(table, entry, _change(table, entry))


def _note(table: Table, entry: Entry, events: tuple[Event, ...]) -> Step:
    turn, phase, led = (None, None, None) if table.game is None else table.game.waits_for
    goes_on = table.status is Status.PLAYING and not table.paused
    asked, time = None if turn is None or not goes_on else table.seats[turn], table.time
    table.turn, table.asked, table.waits_for_bot = turn, asked, asked is not None and asked.bot is not None
    table.deadline = None if time is None or asked is None or not asked.is_played_by_owner else table.since + time
    step = Step(entry, events, turn, phase, led)
    table.steps.append(step)
    table.seq = entry.seq
    table.last_at = entry.at
    if entry.by is not None and entry.command is not None:
        table.commands[entry.by] = with_command(table.commands.get(entry.by, ""), entry.command, entry.seq)
    return step


def _change(table: Table, entry: Entry) -> tuple[Event, ...]:
    """Change the table by an entry other than a move; returns its events of the game."""
    if type(entry.action) in _SEATING:
        table.seated_at = entry.seq
    match entry.action:
        case actions.UndoAsked() | actions.UndoAnswered() | actions.Undone():
            _take_back(table, entry)
        case actions.Started(values):
            table.start(values)
            table.status, table.since = Status.PLAYING, entry.at
            return _deal(table)
        case actions.Locked():
            table.locked_at = entry.at
        case actions.Paused() | actions.Resumed():
            table.paused = isinstance(entry.action, actions.Paused)
            table.since = table.since if table.paused else entry.at
        case actions.RematchAsked(seat, other, drawn):
            table.rematch, table.rematch_drawn = other, drawn
            table.rematch_seats |= {seat}
        case actions.Closed():
            table.status = Status.CLOSED
        case actions.Unsealed():
            table.is_open = True
        case actions.Created():
            raise BrokenLog("a table is created once")
        case actions.Claimed():
            pass
        case _:
            _change_people(table, entry)
    return ()


def _change_people(table: Table, entry: Entry) -> None:
    """Note what is said and shown, who asks the coach, and whom the table knows or bans; or change a seat."""
    match entry.action:
        case actions.Said() | actions.Reacted():
            table.said += 1
        case actions.PortraitChosen(seat, portrait):
            table.said += 1
            table.seats[seat].portrait = portrait
        case actions.Hinted(seat):
            table.hinted_at = table.moves
            table.hinted += (seat,)
        case actions.Banned() as banned:
            table.bans[entry.seq] = banned
        case actions.Unbanned(ban):
            table.bans.pop(ban, None)
        case actions.SignedIn() as signed:
            _sign_in(table, signed)
        case _:
            _change_seats(table, entry)


def _sign_in(table: Table, signed: actions.SignedIn) -> None:
    """Give a player what a guest has."""
    if table.owner == signed.was:
        table.owner = signed.player
    if signed.seat is not None:
        table.seats[signed.seat].player = signed.player
    known = table.commands.get(signed.player, "")
    for command, seq in commands_in(table.commands.pop(signed.was, "")).items():
        known = with_command(known, command, seq)
    if known:
        table.commands[signed.player] = known


def _change_seats(table: Table, entry: Entry) -> None:
    """Change one seat by an entry."""
    match entry.action:
        case actions.Seated(number, player, name, program, portrait):
            table.seats[number] = Seat(player, name, program, portrait=portrait)
        case actions.BotSeated(number, bot, name):
            table.seats[number] = Seat(name=name, bot=bot)
        case actions.Unseated(number):
            table.seats[number] = Seat()
        case actions.Added(number, value):
            table.seats[number].value, table.seats[number].commitment = value, None
        case actions.Committed(number, commitment):
            table.seats[number].value, table.seats[number].commitment = None, commitment
        case actions.Disclosed(number, value):
            table.seats[number].value = value
        case actions.HandedOver(number, bot, why):
            table.seats[number].bot, table.seats[number].why = bot, why
            table.votes = NOBODY
        case actions.Removed(number) if table.status is Status.WAITING:
            table.seats[number] = Seat()
        case actions.Removed(number, bot):
            table.seats[number].bot, table.seats[number].why = bot, REMOVED
            table.votes = NOBODY
        case actions.TakenBack(number):
            table.seats[number].bot = table.seats[number].why = None
            table.since = entry.at
        case actions.Voted(number):
            table.votes |= {number}
        case _:
            raise BrokenLog(f"{entry.action!r} changes no seat")
    table.bots = frozenset(seat.bot for seat in table.seats if seat.bot is not None)


def _move(table: Table, moved: actions.Moved, at: int, code: int | None) -> tuple[Event, ...]:
    """Make a move, and the next deal if the round is over; ``code``: of the move, None: its text is to be read."""
    game, last_trick = table.game, table.last_trick
    if game is None:
        raise BrokenLog("there is no move before the start")
    events = game.apply(moved.move, moved.seat) if code is None else game.apply_code(code)
    table.moves += 1
    table.since = at
    table.votes = NOBODY
    is_persons = moved.bot is None and not table.seats[moved.seat].program
    can = is_persons and can_be_undone(events, unseen=table.unseen)
    table.undo = Undo(moved.seat, last_trick=last_trick) if can else None
    return events if len(events) == 1 else events + _complete(table, game, events)


def _complete(table: Table, game: Game, caused: tuple[Event, ...]) -> tuple[Event, ...]:
    """Note the trick and the round that a move has completed, if it has; returns the events of the next deal."""
    table.last_trick = trick_in(caused, game.round) or table.last_trick
    if game.turn is not None:
        return ()
    table.sheet.append(row_of(game))
    if not game.is_over:
        return _deal(table)
    table.status, table.is_open = Status.OVER, not table.is_sealed
    return ()


def _take_back(table: Table, entry: Entry) -> None:
    """Ask to take the latest move back, answer, or take it back."""
    undo = table.undo
    if undo is None or table.game is None:
        raise BrokenLog("there is no move to take back")
    match entry.action:
        case actions.UndoAsked():
            undo.asked_at = entry.at
            table.undo_asked += 1
        case actions.UndoAnswered(seat, agrees) if agrees:
            undo.agreed |= {seat}
        case actions.UndoAnswered():
            table.undo = None
        case _:
            table.game.undo()
            table.last_trick = undo.last_trick
            table.moves += 1
            table.since, table.undo = entry.at, None
            table.votes = NOBODY


def _deal(table: Table) -> tuple[Event, ...]:
    game = table.game
    if game is None or table.deals is None:
        raise BrokenLog("nothing can be dealt before the start")
    events = game.deal_deck(table.deals.deck(game.round + 1))
    table.unseen = any(isinstance(event, RoundDealt) and event.unseen for event in events)
    return events
