"""The lines of a club's log, and its two keys: for organisers, and for members and readers."""

import msgspec

from ..eventlog.entries import Joined, Written
from ..eventlog.lines import Line, Names


class Opened(Line, frozen=True, kw_only=True):
    """The club was opened."""

    document: str
    """The document's id."""


class Played(Written, frozen=True, kw_only=True):
    """A result that the server has read from a pad, a tournament or a table."""

    people: tuple[str, ...]
    """By total: the id of the player whose device that was; empty: none."""
    played: tuple[str, ...] = ()
    """What identifies the game, wherever it was read."""


AnyLine = Opened | Written | Joined | Played
_decoder: "msgspec.json.Decoder[AnyLine]" = msgspec.json.Decoder(AnyLine)
from_bytes = _decoder.decode
"""The line of stored bytes; raises MsgspecError."""
CLUBS = Names("club")
"""The names of the logs of clubs."""
