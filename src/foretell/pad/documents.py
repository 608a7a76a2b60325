"""Documents that have an id and entries, and nothing else: tournaments and clubs."""

import json
from collections.abc import Iterable
from dataclasses import dataclass, replace

from .document import as_text, check_ids, checked, decoded, parsed, token
from .entries import AnyEntry
from .faults import DocumentFault
from .reading import Reader

_HEAD = ("format", "id", "entries")


@dataclass(frozen=True, slots=True)
class Document:
    """A tournament or a club; entries are only ever added at the end."""

    id: str
    entries: tuple[AnyEntry, ...] = ()

    def with_entries(self, *entries: AnyEntry) -> "Document":
        """The document with these entries added, except those whose ids it already has."""
        known = {entry.id for entry in self.entries}
        return replace(self, entries=(*self.entries, *(entry for entry in entries if entry.id not in known)))


@dataclass(frozen=True, slots=True)
class Format:
    """How documents of one kind are written and read."""

    name: str
    """The format is ``foretell-NAME/1``."""
    reader: Reader
    """How its entries and settings are read."""
    largest: int
    """Bytes."""
    most: int
    """Entries."""

    @property
    def fault(self) -> type[DocumentFault]:
        """What is raised."""
        return self.reader.fault

    def read_entry(self, data: object, number: int = 0) -> AnyEntry:
        """The entry in a JSON value; ``number`` is its place in the document, for the fault."""
        return AnyEntry(*self.reader.read(data, number))

    def new(self) -> Document:
        """A document without entries."""
        return Document(token(12))

    def dumps(self, document: Document) -> str:
        """The document as text, one entry per line."""
        return as_text({"format": f"foretell-{self.name}/1", "id": document.id}, document.entries)

    def loads(self, text: str | bytes) -> Document:
        """The document in a text; raises the fault if the text is damaged in any way."""
        return self.read(parsed(self._decoded(text), self.fault))

    def salvaged(self, text: str | bytes) -> Document:
        """The document in a text whose end is missing: all entries up to the first line that is not whole.

        Raises the fault where not even the first line is there, or an entry is wrong.
        """
        head, *lines = self._decoded(text).split("\n")  # splitlines() also splits at characters that names may have
        found = parsed(head + "]}", self.fault)
        return self.read({**found, "entries": list(_whole(lines))} if isinstance(found, dict) else found)

    def read(self, data: object) -> Document:
        """The document in a JSON value; raises the fault."""
        data = checked(data, _HEAD, self.name, self.fault)
        if len(data["entries"]) > self.most:
            raise self.fault("too-many", value=self.most)
        entries = [self.read_entry(one, number) for number, one in enumerate(data["entries"], start=1)]
        check_ids(entries, self.fault)
        return Document(data["id"], tuple(entries))

    def _decoded(self, text: str | bytes) -> str:
        return decoded(text, self.largest, self.fault)


def _whole(lines: list[str]) -> Iterable[object]:
    """The values of the lines, up to the first that is not whole."""
    for line in lines:
        try:
            yield json.loads(line.rstrip("\r").removesuffix(","))
        except (ValueError, RecursionError):
            return
