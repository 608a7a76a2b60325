"""Messages between phones at a score pad and the server."""

from typing import Annotated, Any

import msgspec

from ...pad.kinds import LONGEST_ID
from .messages import Ack, Asking, Ping, Pong, Refused, ToClient

MOST_AT_ONCE = 100
"""Entries in a message."""
PlayerId = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_ID, pattern="^[A-Za-z0-9_-]+$")]
EntryJson = Annotated[msgspec.Raw, msgspec.Meta(extra_json_schema={"type": "object"})]
"""An entry of a document (docs/pad-format.md)."""


class Write(Asking, frozen=True):
    """Write entries, all or none.  Entries that the pad has already are ignored."""

    entries: Annotated[tuple[dict[str, Any], ...], msgspec.Meta(min_length=1, max_length=MOST_AT_ONCE)]


class Take(Asking, frozen=True):
    """Make this phone that of a player, and of no other."""

    player: PlayerId


class Free(Asking, frozen=True):
    """Take a player's phone away."""

    player: PlayerId


PadCommand = Write | Take | Free
AnyToPad = Write | Take | Free | Ping


class Phone(msgspec.Struct, frozen=True):
    """A player who has a phone, and whether it is connected."""

    player: str
    here: bool


class People(ToClient, frozen=True):
    """The people at the pad; ``seq`` is its last line."""

    seq: int
    phones: tuple[Phone, ...]
    you: str | None
    """The player of the reader's phone."""
    here: int
    """The number of connected people who may write."""
    watchers: int


class PadView(msgspec.Struct, frozen=True):
    """A shared pad, as its reader may see it."""

    document: str
    """The document's id."""
    game: str
    seq: int
    """The number of its last line."""
    entries: tuple[EntryJson, ...]
    people: People
    writes: bool
    """Whether the reader may write."""
    watch: str
    """The key of the link for watching."""


class PadWelcome(ToClient, frozen=True, tag="pad"):
    """The whole pad: the first message, unless the reader has asked for the entries after a line."""

    version: int
    pad: PadView


class Written(ToClient, frozen=True):
    """New entries; ``seq`` is the last line now."""

    seq: int
    entries: tuple[EntryJson, ...]
    shown: tuple[EntryJson, ...]
    """Earlier entries whose bids were masked and may be seen now."""


AnyFromPad = PadWelcome | Written | People | Ack | Refused | Pong


class PadMade(msgspec.Struct, frozen=True):
    """A new shared pad: the keys of its links for writing and for watching."""

    pad: str
    watch: str
