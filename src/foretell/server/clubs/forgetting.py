"""A club's log without somebody who had everything about them deleted; what they have played stays, without a name."""

from collections.abc import Sequence
from typing import Any

import msgspec

from ...club.document import read_entry
from ...club.erasing import without_names
from ..eventlog.entries import Joined, Written, forget, people_of
from .lines import AnyLine, Played

_NO_NAME = ""


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
