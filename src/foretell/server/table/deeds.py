"""What stands in a table's log.  The log is the truth: everything about a table follows from it."""

from typing import Literal

import msgspec

from ...fair.proof import Origin
from ..protocol.kinds import TableKind, kebab

Why = Literal["left", "away", "vote"]


class Share(msgspec.Struct, frozen=True):
    """What stands for a seat in the shuffle, and who added it."""

    origin: Origin
    value: str


class Deed(msgspec.Struct, frozen=True, tag_field="deed", tag=kebab):
    """The parent of all deeds."""


class Created(Deed, frozen=True):
    """A table was opened, and its shuffle committed to; the secret is for the log alone until the game is over."""

    table: str
    kind: TableKind
    commitment: str
    secret: str
    rematch_of: str | None = None


class Seated(Deed, frozen=True):
    """A player has taken a seat; ``program`` where a program plays by itself."""

    seat: int
    player: str
    name: str
    program: bool = False


class Unseated(Deed, frozen=True):
    """A seat has become free before the game."""

    seat: int


class BotSeated(Deed, frozen=True):
    """A bot has taken a seat."""

    seat: int
    bot: str
    name: str


class Added(Deed, frozen=True):
    """A seat has added something to the shuffle."""

    seat: int
    value: str


class Started(Deed, frozen=True):
    """The game begins; ``values`` by seat: what stands for each in the shuffle."""

    values: tuple[Share, ...]


class Moved(Deed, frozen=True):
    """A seat has made a move; ``bot`` names the bot if one made it."""

    seat: int
    move: str
    bot: str | None = None


class Claimed(Deed, frozen=True):
    """A seat has claimed all the rest of the round's tricks; the moves that are left follow."""

    seat: int


class HandedOver(Deed, frozen=True):
    """A bot plays for a seat from now on."""

    seat: int
    bot: str
    why: Why


class TakenBack(Deed, frozen=True):
    """The owner of a seat plays again himself."""

    seat: int


class Voted(Deed, frozen=True):
    """A seat wants a bot to play for another one."""

    seat: int
    against: int


class Paused(Deed, frozen=True):
    """The game is stopped."""

    seat: int


class Resumed(Deed, frozen=True):
    """The game goes on."""

    seat: int


class Said(Deed, frozen=True):
    """A seat has said something."""

    seat: int
    text: str


class RematchAsked(Deed, frozen=True):
    """A seat wants another game, at the table named."""

    seat: int
    table: str


class Closed(Deed, frozen=True):
    """The table is closed."""


AnyDeed = (
    Created
    | Seated
    | Unseated
    | BotSeated
    | Added
    | Started
    | Moved
    | Claimed
    | HandedOver
    | TakenBack
    | Voted
    | Paused
    | Resumed
    | Said
    | RematchAsked
    | Closed
)


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the log: its number (from 1), when (milliseconds since 1970), by whom, for which command, what."""

    seq: int
    at: int
    deed: AnyDeed
    by: str | None = None
    command: str | None = None


_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(Entry)


def to_bytes(entry: Entry) -> bytes:
    """The entry as the store keeps it."""
    return _ENCODER.encode(entry)


def from_bytes(data: bytes) -> Entry:
    """The entry of stored bytes; raises msgspec.MsgspecError for what is none."""
    return _DECODER.decode(data)
