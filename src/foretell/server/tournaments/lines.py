"""The lines of a tournament's log."""

from typing import Any

import msgspec

from ..eventlog.lines import Line

GONE = "gone-"
"""The beginning of the id in place of that of somebody who had everything about them deleted."""


class Opened(Line, frozen=True, kw_only=True):
    """The tournament was opened."""

    document: str
    """The document's id."""
    secret: str
    """From which the codes of tables, the keys of their pads and the seeds of draws follow."""


class Written(Line, frozen=True, kw_only=True):
    """An entry, as in a document."""

    entry: dict[str, Any]


class Joined(Line, frozen=True, kw_only=True):
    """Somebody has entered themselves: the entry has the name that they typed, or renames whom they have claimed."""

    entry: dict[str, Any]


AnyLine = Opened | Written | Joined
_decoder: "msgspec.json.Decoder[AnyLine]" = msgspec.json.Decoder(AnyLine)
from_bytes = _decoder.decode
"""The line of stored bytes; raises MsgspecError."""


def person_in(line: Joined) -> str:
    """The id of the person who has entered themselves, or claimed the name that an organiser has typed in."""
    person: str = line.entry.get("person", line.entry["id"])
    return person
