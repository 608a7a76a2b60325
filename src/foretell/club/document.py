"""A document: one club as an append-only list of entries, how these are read and checked, and its text."""

from dataclasses import dataclass

from ..pad import documents
from ..pad.entries import AnyEntry
from ..pad.reading import Reader
from .faults import ClubFault
from .kinds import ENTRIES, SETTINGS, is_kind
from .limits import LARGEST, MOST_ENTRIES


@dataclass(frozen=True, slots=True)
class Entry(AnyEntry):
    """An entry of a club."""


def read_entry(data: object, number: int = 0) -> Entry:
    """The entry in a JSON value; ``number`` is its place in the document, for ClubFault."""
    return Entry(*_READER.read(data, number))


_READER = Reader(ENTRIES, SETTINGS, is_kind, ClubFault)
read_settings = _READER.read_settings
Document = documents.Document[Entry]
"""A club."""
FORMAT = documents.Format("club", read_entry, ClubFault, LARGEST, MOST_ENTRIES)
new_document, dumps, loads, read_document = FORMAT.new, FORMAT.dumps, FORMAT.loads, FORMAT.read
