"""A document: one tournament as an append-only list of entries, and its text."""

from dataclasses import dataclass, replace
from typing import Any

from ..pad.document import token
from ..pad.documents import Format, with_new
from .entries import Entry, read_entry
from .faults import TournamentFault
from .limits import LARGEST, MOST_ENTRIES

_FORMAT = Format("tournament", read_entry, TournamentFault, LARGEST, MOST_ENTRIES)


@dataclass(frozen=True, slots=True)
class Document:
    """A tournament; entries are only ever added at the end."""

    id: str
    entries: tuple[Entry, ...] = ()

    def with_entries(self, *entries: Entry) -> "Document":
        """The document with these entries added, except those whose ids it already has."""
        return replace(self, entries=with_new(self.entries, entries))

    def to_json(self) -> dict[str, Any]:
        """The document as a JSON object."""
        return _FORMAT.to_json(self.id, self.entries)


def new_document() -> Document:
    """A tournament without entries."""
    return Document(token(12))


def dumps(document: Document) -> str:
    """The document as text, one entry per line."""
    return _FORMAT.dumps(document.id, document.entries)


def loads(text: str | bytes) -> Document:
    """The document in a text; raises TournamentFault if the text is damaged in any way."""
    return Document(*_FORMAT.loads(text))


def salvaged(text: str | bytes) -> Document:
    """The document in a text whose end is missing: all entries up to the first line that is not whole.

    Raises TournamentFault where not even the first line is there, or an entry is wrong.
    """
    return Document(*_FORMAT.salvaged(text))


def read_document(data: object) -> Document:
    """The document in a JSON value; raises TournamentFault."""
    return Document(*_FORMAT.read(data))
