"""Commands of players at a table."""

from typing import Annotated

import msgspec

from ...fair.contributions import LONGEST_VALUE
from ...game.as_json import kebab
from .kinds import Portrait, Reaction, SeatNumber, Text

Value = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_VALUE, pattern="^[ -~]+$")]
Commitment = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
MoveText = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
Watcher = Annotated[int, msgspec.Meta(ge=1)]
"""The number of a watcher in ``presence``."""
BotName = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]


class Command(msgspec.Struct, frozen=True, tag_field="do", tag=kebab, forbid_unknown_fields=True):
    """The parent of all commands."""


class Sit(Command, frozen=True):
    """Take a free seat, and add a value to the shuffle, or commit to one."""

    seat: SeatNumber
    value: Value | None = None
    commitment: Commitment | None = None
    portrait: Portrait | None = None


class Leave(Command, frozen=True):
    """Leave the seat; during a game a bot plays until its owner comes back."""


class SeatBot(Command, frozen=True):
    """Put a bot on a free seat."""

    seat: SeatNumber
    bot: BotName


class UnseatBot(Command, frozen=True):
    """Take a bot off its seat before the game."""

    seat: SeatNumber


class Add(Command, frozen=True):
    """Add a value to the shuffle before the game, in place of an earlier one."""

    value: Value


class Commit(Command, frozen=True):
    """Commit to a value for the shuffle before the game, in place of an earlier one or its commitment."""

    commitment: Commitment


class Disclose(Command, frozen=True):
    """Disclose the value to which the seat has committed itself, when the shuffle is locked."""

    value: Value


class Start(Command, frozen=True):
    """Add a value to the shuffle, and deal, after all hidden values are disclosed; all seats have to be taken."""

    value: Value | None = None


class Move(Command, frozen=True):
    """Make a move, in notation: ``bid 2``, ``play B5``."""

    move: MoveText


class Claim(Command, frozen=True):
    """Claim the rest of the round's tricks, when no play of the others could win one of them."""


class TakeBack(Command, frozen=True):
    """Take the seat back from the bot that plays for it."""


class Vote(Command, frozen=True):
    """Vote for a bot to play for the seat whose turn it is, at a table without a clock."""

    against: SeatNumber


class AskHint(Command, frozen=True):
    """Ask the coach about your moves, on your turn, at a table with hints; the answer comes as ``advice``."""


class AskUndo(Command, frozen=True):
    """Ask the others to let you take your latest move back, as long as nobody has moved since."""


class AnswerUndo(Command, frozen=True):
    """Let the player who asks for it take their latest move back, or not."""

    agrees: bool


class Pause(Command, frozen=True):
    """Stop the game, and its clock, until somebody resumes it."""


class Resume(Command, frozen=True):
    """Resume a paused game; the clock of the move starts again."""


class Say(Command, frozen=True):
    """Send a chat message to the table."""

    text: Text


class React(Command, frozen=True):
    """Show a reaction, one of a few signs; it counts as a chat message."""

    reaction: Reaction


class ChoosePortrait(Command, frozen=True):
    """Show another portrait at your seat; it counts as a chat message."""

    portrait: Portrait


class AskRematch(Command, frozen=True):
    """Ask for a rematch: another game of this kind, with all players who ask for it.

    Who asks first decides whether its seats are drawn, or are those of this game.
    """

    drawn: bool = False


class Remove(Command, frozen=True):
    """Remove a player from their seat, or end a watcher's connection; only the opener may.

    Before the game the seat becomes free; during it a bot plays to its end.
    """

    seat: SeatNumber | None = None
    watcher: Watcher | None = None


class Ban(Command, frozen=True):
    """Remove a player or watcher, and let them enter neither this table nor its rematches; only the opener may."""

    seat: SeatNumber | None = None
    watcher: Watcher | None = None


class Unban(Command, frozen=True):
    """Lift a ban, by the number that ``presence`` gives it; only the opener may."""

    ban: Annotated[int, msgspec.Meta(ge=1)]


class Close(Command, frozen=True):
    """Close a table without a running game; only its opener may."""


_BeforeTheGame = Sit | Leave | SeatBot | UnseatBot | Add | Commit | Disclose | Start
_InTheGame = Move | Claim | TakeBack | Vote | AskHint | AskUndo | AnswerUndo | Pause | Resume
_AtTheTable = Say | React | ChoosePortrait | AskRematch | Remove | Ban | Unban | Close
AnyCommand = _BeforeTheGame | _InTheGame | _AtTheTable
