"""Entries: the single facts of a club, and how they are read and checked."""

from dataclasses import dataclass

from ..pad.entries import AnyEntry
from ..pad.reading import Reader
from .faults import ClubFault
from .kinds import ENTRIES, SETTINGS, is_kind


@dataclass(frozen=True, slots=True)
class Entry(AnyEntry):
    """An entry of a club."""


def read_entry(data: object, number: int = 0) -> Entry:
    """The entry in a JSON value; ``number`` is its place in the document, for ClubFault."""
    return Entry(*_READER.read(data, number))


_READER = Reader(ENTRIES, SETTINGS, is_kind, ClubFault)
read_settings = _READER.read_settings
