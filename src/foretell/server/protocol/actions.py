"""Actions at a table, as its log keeps them.

The name of an action is the past participle of its command's name (``say``, ``said``).  The log is the truth:
everything about a table follows from it.  Readers get each action (``public_actions.py``) without the fields that are
marked ``Private``.
"""

from typing import Annotated, Literal, TypeVar

import msgspec

from ...fair.proof import Origin
from ...game.as_json import kebab
from .kinds import OfTournament, Portrait, Reaction, TableKind

_T = TypeVar("_T")
PRIVATE = msgspec.Meta(extra={"private": True})
Private = Annotated[_T, PRIVATE]
"""A field that stays in the log."""

Absence = Literal["left", "away", "vote", "removed"]
"""Why a bot plays for a player: they left, their time ran out, the others voted, or the table's opener removed them."""


class Share(msgspec.Struct, frozen=True):
    """A seat's value in the shuffle, and its origin."""

    origin: Origin
    value: str


class Action(msgspec.Struct, frozen=True, tag_field="deed", tag=kebab):
    """The parent of all actions.  Stored logs name them under the key ``deed``."""


class OfSeat(Action, frozen=True):
    """The parent of actions of a seat, or about one."""

    seat: int


class Created(Action, frozen=True):
    """A table was opened; its shuffle is committed to."""

    table: Private[str]
    kind: TableKind
    commitment: str
    secret: Private[str]
    rematch_of: str | None = None
    of: OfTournament | None = None


class Seated(OfSeat, frozen=True):
    """A player has taken a seat; ``program`` where a program plays by itself; ``portrait`` null: one by their name."""

    player: Private[str]
    name: str
    program: bool = False
    portrait: Portrait | None = None


class Unseated(OfSeat, frozen=True):
    """A seat has become free before the game."""


class BotSeated(OfSeat, frozen=True):
    """A bot has taken a seat."""

    bot: str
    name: str


class Added(OfSeat, frozen=True):
    """A seat has added something to the shuffle."""

    value: str


class Committed(OfSeat, frozen=True):
    """A seat has committed itself to a value for the shuffle, which it does not show yet."""

    commitment: str


class Locked(Action, frozen=True):
    """Nobody can sit, leave or add anything now; ``commitments``: by seat, or null; these disclose their values."""

    commitments: tuple[str | None, ...]


class Disclosed(OfSeat, frozen=True):
    """A seat has disclosed the value to which it had committed itself."""

    value: str


class Started(Action, frozen=True):
    """The game begins; ``values``: the shares in the shuffle, by seat."""

    values: tuple[Share, ...]


class Moved(OfSeat, frozen=True):
    """A seat has made a move, which follows from the events; ``bot``: the bot that made it, if any."""

    move: Private[str]
    bot: str | None = None
    bot_failed: bool = False
    """The bot gave no legal move, so the first legal one was made."""


class Claimed(OfSeat, frozen=True):
    """A seat has claimed the rest of the round's tricks; the remaining moves follow."""


class HandedOver(OfSeat, frozen=True):
    """A bot plays for a seat from now on."""

    bot: str
    why: Absence


class TakenBack(OfSeat, frozen=True):
    """The owner of a seat plays again."""


class SignedIn(Action, frozen=True):
    """A guest is known by the id of the player as whom they have signed in; ``seat``: theirs, unless it is null."""

    seat: int | None
    was: Private[str]
    player: Private[str]


class Voted(OfSeat, frozen=True):
    """A seat wants a bot to play for another one."""

    against: int


class Hinted(OfSeat, frozen=True):
    """A seat has asked the coach what it thinks of its moves."""


class UndoAsked(OfSeat, frozen=True):
    """A seat asks the others to let it take its latest move back."""


class UndoAnswered(OfSeat, frozen=True):
    """A seat lets the latest move be taken back, or does not."""

    agrees: bool


class Undone(OfSeat, frozen=True):
    """A seat has taken its latest move back: the game is as before it."""


class Paused(OfSeat, frozen=True):
    """The game is stopped."""


class Resumed(OfSeat, frozen=True):
    """The game goes on."""


class Said(OfSeat, frozen=True):
    """A seat has said something."""

    text: str


class Reacted(OfSeat, frozen=True):
    """A seat shows a reaction, one of a few signs."""

    reaction: Reaction


class PortraitChosen(OfSeat, frozen=True):
    """A seat shows another portrait from now on; null: one by the player's name."""

    portrait: Portrait | None


class RematchAsked(OfSeat, frozen=True):
    """A seat wants a rematch, at this table; ``drawn``: its seats are other ones, which follow from the table's id."""

    table: str
    drawn: bool = False


class Removed(OfSeat, frozen=True):
    """The table's opener has removed a player: before the game the seat is free, during it a bot plays for good."""

    bot: str


class Banned(Action, frozen=True):
    """The table's opener has banned somebody, who may not enter this table and its rematches."""

    player: Private[str]
    """Their id; empty for somebody without a name."""
    name: Private[str]
    since: Private[int]
    """When they were banned (milliseconds since 1970)."""
    address: Private[str]
    """A hash of their address with the salt; empty if it was not known."""
    salt: Private[str]


class Unbanned(Action, frozen=True):
    """The ban in this line is lifted."""

    ban: int


class Unsealed(Action, frozen=True):
    """All tables of the round of a tournament that have these deals have ended: now the cards may be seen."""


class Closed(Action, frozen=True):
    """The table is closed."""


_BeforeTheGame = Created | Seated | Unseated | BotSeated | Added | Committed | Locked | Disclosed | Started
_InTheGame = Moved | Claimed | HandedOver | TakenBack | SignedIn | Voted | Hinted
_Stopping = UndoAsked | UndoAnswered | Undone | Paused | Resumed
_AtTheTable = Said | Reacted | PortraitChosen | RematchAsked | Removed | Banned | Unbanned | Unsealed | Closed
AnyAction = _BeforeTheGame | _InTheGame | _Stopping | _AtTheTable
Actions = tuple[AnyAction, ...]
