"""A tournament's log without somebody who had everything about them deleted."""

import secrets
from collections.abc import Sequence

import msgspec

from .lines import GONE, AnyLine, Joined, Opened, Written, person_in

_NO_NAME = "…"


def forget(lines: Sequence[AnyLine], player: str) -> list[AnyLine]:
    """The lines with another id in place of the player's, and without the names under which they take part.

    What organisers typed about others, and the results of tables, stay.
    """
    other = f"{GONE}{secrets.token_hex(8)}"
    theirs = {person_in(line) for line in lines if isinstance(line, Joined) and line.by == player}
    return [_without(line, player, other, theirs) for line in lines]


def has_others(lines: Sequence[AnyLine], player: str) -> bool:
    """Whether somebody else, who is not forgotten, has written here."""
    return any(line.by not in ("", player) and not line.by.startswith(GONE) for line in lines)


def _without(line: AnyLine, player: str, other: str, theirs: set[str]) -> AnyLine:
    if not isinstance(line, Opened) and _names(line, theirs):
        line = msgspec.structs.replace(line, entry=line.entry | {"name": _NO_NAME})
    return msgspec.structs.replace(line, by=other) if line.by == player else line


def _names(line: Written | Joined, theirs: set[str]) -> bool:
    """Whether a line has the name of one of these people."""
    entry = line.entry
    return (entry["do"] == "person" and entry["id"] in theirs) or (
        entry["do"] == "rename" and entry["person"] in theirs
    )
