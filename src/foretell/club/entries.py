"""Entries: the single facts of a club, and how they are read and checked."""

from dataclasses import dataclass
from typing import Any

from ..pad.entries import AnyEntry
from ..pad.faults import shown
from ..pad.reading import Reader
from .faults import ClubFault
from .kinds import ENTRIES, SETTINGS, is_kind


@dataclass(frozen=True, slots=True)
class Entry(AnyEntry):
    """An entry of a club."""


def read_entry(data: object, number: int = 0) -> Entry:
    """The entry in a JSON value; ``number`` is its place in the document, for ClubFault."""
    return Entry(*_READER.read(data, number))


def read_settings(data: object, number: int = 0) -> dict[str, Any]:
    """Some settings in a JSON value; raises ClubFault."""
    _check(data, "set", "settings", number)
    return dict(data) if isinstance(data, dict) else {}


def _check(value: object, key: str, kind: str, number: int) -> None:
    """Raise ClubFault if the value is not of this kind."""
    if kind == "settings":
        _READER.check_each(value, SETTINGS, key, number)
    elif not is_kind(value, kind):
        raise ClubFault("bad-value", number, name=key, value=shown(value))


_READER = Reader(ENTRIES, _check, ClubFault)
