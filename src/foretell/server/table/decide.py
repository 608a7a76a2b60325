"""Decides on commands: each becomes actions or is refused.  Nothing is changed here."""

from dataclasses import dataclass

import msgspec

from ...game.claim import rest_of_round
from ...game.errors import NotationError
from ...game.game import Game
from ..eventlog.asking import Actor, Refusal
from ..protocol import actions, commands, kinds
from ..protocol.actions import Actions, AnyAction
from ..protocol.names import cleaned
from . import undo
from .needs import need, need_open, need_own, need_room
from .opener import Whom, by_opener
from .refusals import refusal
from .seating import before_game, sit
from .seats import BOT
from .state import Status, Table

PATIENCE_MS = 30_000
"""At a table without a clock, a player may think for this time before the others can vote them away."""


@dataclass(frozen=True, slots=True)
class Circumstances:
    """Input of decisions besides the table: the time (milliseconds since 1970), an id for a new table, and a person."""

    at: int
    new_table: str
    whom: Whom | None = None
    """Whom ``remove`` and ``ban`` mean."""


class Decided(msgspec.Struct, frozen=True):
    """What to do, and what is known of it."""

    actions: Actions
    code: int | None = None
    """Of the only move among the actions, in the game; None: there is none, or there are several."""


def check_kind(kind: kinds.TableKind) -> None:
    """Raise OptionsError if there can be no such table."""
    kinds.options_of(kind.game).check_players(kind.seats)


def decide(table: Table, command: commands.AnyCommand, actor: Actor, now: Circumstances) -> Decided:
    """The actions by which a player's command is carried out; raises Refusal."""
    if isinstance(command, commands.Move):
        return move(table, actor, command.move)
    return Decided(_other(table, command, actor, now))


def move(table: Table, actor: Actor, text: str) -> Decided:
    """A player's move; takes the seat back if a bot plays for them.  Raises Refusal."""
    asked, seat = table.asked, table.turn
    if asked is not None and seat is not None and asked.player == actor.player and asked.bot is None:
        return made(table, actions.Moved(seat, text))
    _need_not_closed(table)
    seat = _own_seat(table, actor)
    _playing(table)
    moved = made(table, actions.Moved(seat, text))
    is_away = table.seats[seat].bot is not None
    return Decided((actions.TakenBack(seat), *moved.actions), moved.code) if is_away else moved


def made(table: Table, moved: actions.Moved) -> Decided:
    """A move in the game; raises Refusal for text that is not a move, and for a move that the rules forbid now."""
    game = table.game
    if game is None:
        raise refusal("not-playing")
    try:
        code = game.legal_code(moved.move, moved.seat)
        reason = None if code is not None else game.why_not(moved.move, moved.seat)
    except NotationError as error:
        raise Refusal("notation", str(error)) from None
    if reason is not None:
        raise Refusal(reason.key, str(reason), reason.rule)
    return Decided((moved,), code)


def _other(table: Table, command: commands.AnyCommand, actor: Actor, now: Circumstances) -> Actions:
    """Commands other than moves."""
    _need_not_closed(table)
    need_own(table, command)
    need_room(table, command)
    match command:
        case commands.Sit():
            return sit(table, actor, command)
        case commands.Close():
            return _close(table, actor)
        case commands.Remove() | commands.Ban() | commands.Unban():
            return by_opener(table, command, actor, now.whom, now.at)
        case _:
            return _by_seat(table, command, _own_seat(table, actor), now)


def _by_seat(table: Table, command: commands.AnyCommand, seat: int, now: Circumstances) -> Actions:
    """Commands that need a seat."""
    match command:
        case commands.Claim():
            return _claim(table, seat)
        case commands.Say() | commands.React():
            return (_said(command, seat),)
        case commands.ChoosePortrait(portrait):
            return () if table.seats[seat].portrait == portrait else (actions.PortraitChosen(seat, portrait),)
        case commands.Leave() | commands.TakeBack() | commands.Vote() | commands.Pause() | commands.Resume():
            return _presence(table, command, seat, now.at)
        case commands.AskHint():
            return _hint(table, seat)
        case commands.AskUndo() | commands.AnswerUndo():
            return _undo(table, command, seat, now.at)
        case commands.AskRematch(drawn):
            return _rematch(table, seat, now.new_table, drawn=drawn)
        case _:
            return before_game(table, command, seat)


def _said(command: commands.Say | commands.React, seat: int) -> AnyAction:
    """A reaction, or text on one line; raises Refusal for text that cannot be shown."""
    if isinstance(command, commands.React):
        return actions.Reacted(seat, command.reaction)
    text = cleaned(command.text)
    if not text:
        raise Refusal("unreadable", "the text cannot be shown")
    return actions.Said(seat, text)


_Presence = commands.Leave | commands.TakeBack | commands.Vote | commands.Pause | commands.Resume


def _presence(table: Table, command: _Presence, seat: int, at: int) -> Actions:
    """Leaving, coming back, votes, and pauses."""
    if isinstance(command, commands.Leave) and table.status is Status.WAITING:
        need_open(table)
        return (actions.Unseated(seat),)
    need(table, Status.PLAYING)
    match command:
        case commands.Leave():
            if table.seats[seat].bot is not None:
                raise refusal("away")
            return (actions.HandedOver(seat, BOT, "left"),)
        case commands.TakeBack():
            if table.seats[seat].bot is None:
                raise refusal("not-away")
            return (actions.TakenBack(seat),)
        case commands.Pause() if table.paused:
            raise refusal("paused-already")
        case commands.Pause():
            return (actions.Paused(seat),)
        case commands.Resume() if not table.paused:
            raise refusal("not-paused")
        case commands.Resume():
            return (actions.Resumed(seat),)
        case commands.Vote(against):
            return _vote(table, seat, against, at)


def _close(table: Table, actor: Actor) -> Actions:
    if actor.player != table.owner:
        raise Refusal("not-owner", "only the player who opened the table may close it")
    if table.status is Status.PLAYING:
        raise Refusal("playing", "a table cannot be closed during its game")
    if table.status is Status.WAITING:
        need_open(table)
    return (actions.Closed(),)


def _claim(table: Table, seat: int) -> Actions:
    """The claim, and all moves up to the end of the round's last trick."""
    game = _playing(table)
    if table.turn != seat or not game.may_claim:
        raise refusal("no-claim")
    bots = [None if who == seat else other.bot for who, other in enumerate(table.seats)]
    moved: list[AnyAction] = [actions.Moved(who, str(move), bots[who]) for who, move in rest_of_round(game, seat)]
    back: Actions = () if table.seats[seat].bot is None else (actions.TakenBack(seat),)
    return (*back, actions.Claimed(seat), *moved)


def _playing(table: Table) -> Game:
    """The running game; raises Refusal if there is none, or it is paused."""
    need(table, Status.PLAYING)
    if table.paused or table.game is None:
        raise refusal("paused")
    return table.game


def _vote(table: Table, seat: int, against: int, at: int) -> Actions:
    """A vote; a bot takes over when more than half of the other present players have voted."""
    if table.kind.pace.milliseconds is not None:
        raise Refusal("clock", "at this table the clock decides who is away")
    asked = table.asked
    if asked is None or not asked.is_played_by_owner or table.turn != against or seat == against:
        raise refusal("not-awaited")
    if at - table.since < PATIENCE_MS:
        raise Refusal("too-early", f"nobody can vote before {PATIENCE_MS // 1000} seconds have passed")
    if table.seats[seat].bot is not None or seat in table.votes:
        raise Refusal("voted", "you have voted, or a bot plays for you")
    others = [number for number in table.present() if number != against]
    voted = actions.Voted(seat, against)
    decided = 2 * len({*table.votes.intersection(others), seat}) > len(others)
    return (voted, actions.HandedOver(against, BOT, "vote")) if decided else (voted,)


def _hint(table: Table, seat: int) -> Actions:
    """Ask the coach; a second time about the same question changes nothing."""
    _playing(table)
    if table.kind.hints is not True:
        raise refusal("no-hints")
    if table.turn != seat or table.seats[seat].bot is not None:
        raise refusal("not-your-turn")
    return () if table.hinted_at == table.moves else (actions.Hinted(seat),)


def _undo(table: Table, command: commands.AskUndo | commands.AnswerUndo, seat: int, at: int) -> Actions:
    """Ask to take the latest move back, or answer that."""
    _playing(table)
    people = set(table.people())
    if isinstance(command, commands.AskUndo):
        return undo.ask(table.undo, seat, people, table.undo_asked)
    return undo.answer(table.undo, seat, people, at, agrees=command.agrees)


def _rematch(table: Table, seat: int, new_table: str, *, drawn: bool) -> Actions:
    need(table, Status.OVER)
    if seat in table.rematch_seats:
        raise refusal("asked")
    other = new_table or table.rematch or ""  # a new one also in place of one that was removed
    return (actions.RematchAsked(seat, other, table.rematch_drawn if other == table.rematch else drawn),)


def _need_not_closed(table: Table) -> None:
    if table.status is Status.CLOSED:
        raise Refusal("closed", "the table is closed")


def _own_seat(table: Table, actor: Actor) -> int:
    seat = table.seat_of(actor.player)
    if seat is None:
        raise Refusal("no-seat", "you have no seat at this table")
    if table.seats[seat].is_removed:
        raise Refusal("removed", "the player who opened the table has removed you")
    return seat
