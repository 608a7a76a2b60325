"""The lines of a shared pad's log."""

from typing import Any

import msgspec

from ...pad.entries import Entry, read_entry
from ..eventlog.lines import Line, Names


class Opened(Line, frozen=True, kw_only=True):
    """The pad was shared."""

    document: str
    """The document's id."""
    game: str


class Written(Line, frozen=True, kw_only=True):
    """An entry, as in a document."""

    entry: dict[str, Any]


class Taken(Line, frozen=True, kw_only=True):
    """A person's phone is now that of this player, and of no other."""

    player: str


class Freed(Line, frozen=True, kw_only=True):
    """The player no longer has a phone."""

    player: str


class SignedIn(Line, frozen=True, kw_only=True):
    """A guest has signed in and now has this player's id."""

    was: str


AnyLine = Opened | Written | Taken | Freed | SignedIn
_decoder: "msgspec.json.Decoder[AnyLine]" = msgspec.json.Decoder(AnyLine)
from_bytes = _decoder.decode
"""The line of stored bytes; raises MsgspecError."""


def entry_of(line: Written, game: str) -> Entry:
    """The entry of a line; raises PadFault."""
    return read_entry(line.entry, game, 0)


PADS = Names("pad")
log_of, watch_of, watch_key = PADS.log_of, PADS.key_of, PADS.watch_key
