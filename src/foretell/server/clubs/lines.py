"""The lines of a club's log, and its two keys: for organisers, and for members and readers."""

from collections.abc import Sequence
from typing import Any

import msgspec

from ...club.document import new_document, read_document, read_entry
from ...club.erasing import without_names
from ...club.faults import ClubFault
from ...club.limits import MOST_ENTRIES
from ..eventlog.entries import Joined, Written, entry_id, forget, people_of, stamp
from ..eventlog.lines import Line, Names
from ..protocol.clubs import NewClub


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
_NO_NAME = ""


def first_lines(asked: NewClub, person: str, at: int) -> list[AnyLine]:
    """The lines with which a club goes on here, its settings last if there are any; raises ClubFault."""
    document = new_document() if asked.document is None else read_document(asked.document)
    entries = [*document.entries]
    if asked.settings:
        name = entry_id(document.id, f"begin {len(entries)}")
        entries.append(read_entry({"id": name, "at": stamp(at), "do": "set", "set": asked.settings}))
    if len(entries) > MOST_ENTRIES:
        raise ClubFault("too-many", value=MOST_ENTRIES)
    first = Opened(at, person, document=document.id)
    return [first, *(Written(at, person, entry=entry.to_json()) for entry in entries)]


def named(line: AnyLine, player: str) -> bool:
    """Whether a line has this player's id."""
    return line.by == player or (isinstance(line, Played) and player in line.people)


def without(lines: Sequence[AnyLine], player: str) -> list[AnyLine]:
    """The lines without a player's id and names; their totals stay those of a member without a name."""
    entries = [read_entry(line.entry) for line in lines if isinstance(line, Written | Joined)]
    for member in people_of(lines, player):
        entries = without_names(entries, member)
    first, *rest = forget(lines, player, _NO_NAME)
    return [first, *(_line(line, entry.to_json(), player) for line, entry in zip(rest, entries, strict=True))]


def _line(line: AnyLine, entry: dict[str, Any], player: str) -> AnyLine:
    """The line with this entry; a result has no name where the player's device was."""
    if isinstance(line, Played):
        totals = [
            [_NO_NAME, *row[1:]] if one == player else row
            for row, one in zip(entry["totals"], line.people, strict=True)
        ]
        people = tuple("" if one == player else one for one in line.people)
        return msgspec.structs.replace(line, entry=entry | {"totals": totals}, people=people)
    return msgspec.structs.replace(line, entry=entry)
