"""The lines of a viewing's log."""

from typing import Any

import msgspec

from ..eventlog.lines import Line, Names


class Opened(Line, frozen=True, kw_only=True):
    """The viewing was opened; its opener leads."""

    record: dict[str, Any]
    """The game's record (docs/record-format.md)."""
    people: tuple[str, ...] = ()
    """The ids of those who played it at a table, so that it is found when one of them is deleted."""


class Led(Line, frozen=True, kw_only=True):
    """Somebody leads now."""

    leader: str


class Branched(Line, frozen=True, kw_only=True):
    """A branch was begun; branches are numbered from 0."""

    after: int
    """How many lines of the game's replay come before it."""


class Played(Line, frozen=True, kw_only=True):
    """A move was made in a branch, by the seat whose turn it was."""

    branch: int
    move: str


class TakenBack(Line, frozen=True, kw_only=True):
    """Only the first moves of a branch are left."""

    branch: int
    moves: int


AnyLine = Opened | Led | Branched | Played | TakenBack
_decoder: "msgspec.json.Decoder[AnyLine]" = msgspec.json.Decoder(AnyLine)
from_bytes = _decoder.decode
"""The line of stored bytes; raises MsgspecError."""


VIEWINGS = Names("viewing")
log_of, key_of = VIEWINGS.log_of, VIEWINGS.key_of
