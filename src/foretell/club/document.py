"""A document: one club as an append-only list of entries, and its text."""

from dataclasses import dataclass, replace
from typing import Any

from ..pad.document import token
from ..pad.documents import Format, with_new
from .entries import Entry, read_entry
from .faults import ClubFault
from .limits import LARGEST, MOST_ENTRIES

_FORMAT = Format("club", read_entry, ClubFault, LARGEST, MOST_ENTRIES)


@dataclass(frozen=True, slots=True)
class Document:
    """A club; entries are only ever added at the end."""

    id: str
    entries: tuple[Entry, ...] = ()

    def with_entries(self, *entries: Entry) -> "Document":
        """The document with these entries added, except those whose ids it already has."""
        return replace(self, entries=with_new(self.entries, entries))

    def to_json(self) -> dict[str, Any]:
        """The document as a JSON object."""
        return _FORMAT.to_json(self.id, self.entries)


def new_document() -> Document:
    """A club without entries."""
    return Document(token(12))


def dumps(document: Document) -> str:
    """The document as text, one entry per line."""
    return _FORMAT.dumps(document.id, document.entries)


def loads(text: str | bytes) -> Document:
    """The document in a text; raises ClubFault if the text is damaged in any way."""
    return Document(*_FORMAT.loads(text))


def read_document(data: object) -> Document:
    """The document in a JSON value; raises ClubFault."""
    return Document(*_FORMAT.read(data))
