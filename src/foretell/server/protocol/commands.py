"""What a player asks of a table."""

from typing import Annotated

import msgspec

from ...fair.contributions import LONGEST_VALUE
from .kinds import SeatNumber, Text, kebab

Value = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_VALUE, pattern="^[ -~]+$")]
MoveText = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
BotName = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]


class Command(msgspec.Struct, frozen=True, tag_field="do", tag=kebab, forbid_unknown_fields=True):
    """The parent of all commands."""


class Sit(Command, frozen=True):
    """Take a free seat, and add something to the shuffle."""

    seat: SeatNumber
    value: Value | None = None


class Leave(Command, frozen=True):
    """Leave the seat; in mid-game a bot plays on until its owner comes back."""


class SeatBot(Command, frozen=True):
    """Put a bot on a free seat."""

    seat: SeatNumber
    bot: BotName


class UnseatBot(Command, frozen=True):
    """Take a bot off its seat before the game."""

    seat: SeatNumber


class Add(Command, frozen=True):
    """Add something (else) to the shuffle, before the game."""

    value: Value


class Start(Command, frozen=True):
    """Add something to the shuffle, and deal: all seats are taken."""

    value: Value | None = None


class Move(Command, frozen=True):
    """Make a move, in notation: ``bid 2``, ``play B5``."""

    move: MoveText


class Claim(Command, frozen=True):
    """Claim all the rest of the round's tricks, which no play could keep from one any more."""


class TakeBack(Command, frozen=True):
    """Take back one's seat from the bot that plays for it."""


class Vote(Command, frozen=True):
    """Vote, at a table without a clock, for a bot to play for the seat for which the table waits."""

    against: SeatNumber


class Pause(Command, frozen=True):
    """Stop the game, and its clock, until somebody resumes it."""


class Resume(Command, frozen=True):
    """Go on with a paused game; the clock of the move starts anew."""


class Say(Command, frozen=True):
    """Say something at the table."""

    text: Text


class AskRematch(Command, frozen=True):
    """Ask for another game of this kind, with whoever else asks for it."""


class Close(Command, frozen=True):
    """Close a table that is not being played at; only who opened it may."""


AnyCommand = (
    Sit
    | Leave
    | SeatBot
    | UnseatBot
    | Add
    | Start
    | Move
    | Claim
    | TakeBack
    | Vote
    | Pause
    | Resume
    | Say
    | AskRematch
    | Close
)
