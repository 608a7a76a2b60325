"""A shared pad's log without a person who had everything about them deleted."""

import secrets
from collections.abc import Sequence

import msgspec

from .lines import AnyLine, SignedIn, Taken, Written

_NO_NAME = "…"
_GONE = "gone-"


def forget(lines: Sequence[AnyLine], person: str) -> list[AnyLine]:
    """The lines with another id in place of the person's, and without the names of players that had their phone.

    Face-down bids stay those of one author.
    """
    other = f"{_GONE}{secrets.token_hex(8)}"
    theirs = {line.player for line in lines if isinstance(line, Taken) and line.by == person}
    return [_without(line, person, other, theirs) for line in lines]


def names(line: AnyLine, person: str) -> bool:
    """Whether a line has this person's id."""
    return line.by == person or (isinstance(line, SignedIn) and line.was == person)


def has_others(lines: Sequence[AnyLine], person: str) -> bool:
    """Whether somebody else, who is not forgotten, has written on the pad, or has a phone."""
    return any(line.by != person and not line.by.startswith(_GONE) for line in lines)


def _without(line: AnyLine, person: str, other: str, theirs: set[str]) -> AnyLine:
    by_them = line.by == person
    if isinstance(line, Written):
        entry = dict(line.entry)
        if by_them:
            entry.pop("by", None)
        named = entry["id"] if entry["do"] == "join" else entry.get("player")
        if entry["do"] in ("join", "name") and named in theirs:
            entry["name"] = _NO_NAME
        line = line if entry == line.entry else msgspec.structs.replace(line, entry=entry)
    if isinstance(line, SignedIn) and line.was == person:
        line = msgspec.structs.replace(line, was=other)
    return msgspec.structs.replace(line, by=other) if by_them else line
