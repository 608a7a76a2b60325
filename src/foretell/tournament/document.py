"""A document: one tournament as an append-only list of entries, and its text."""

import json
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from ..pad.document import as_text, check_ids, check_keys, decoded, parsed, token
from ..pad.entries import shown
from .entries import Entry, read_entry
from .faults import TournamentFault
from .kinds import is_kind
from .limits import LARGEST, MOST_ENTRIES

FORMAT = "foretell-tournament/1"
_HEAD = ("format", "id", "entries")


@dataclass(frozen=True, slots=True)
class Document:
    """A tournament; entries are only ever added at the end."""

    id: str
    entries: tuple[Entry, ...] = ()

    def with_entries(self, *entries: Entry) -> "Document":
        """The document with these entries added, except those whose ids it already has."""
        known = {entry.id for entry in self.entries}
        return replace(self, entries=(*self.entries, *(entry for entry in entries if entry.id not in known)))

    def to_json(self) -> dict[str, Any]:
        """The document as a JSON object."""
        return {"format": FORMAT, "id": self.id, "entries": [entry.to_json() for entry in self.entries]}


def new_document() -> Document:
    """A tournament without entries."""
    return Document(token(12))


def dumps(document: Document) -> str:
    """The document as text, one entry per line."""
    return as_text({"format": FORMAT, "id": document.id}, document.entries)


def loads(text: str | bytes) -> Document:
    """The document in a text; raises TournamentFault if the text is damaged in any way."""
    return read_document(parsed(_decoded(text), TournamentFault))


def salvaged(text: str | bytes) -> Document:
    """The document in a text whose end is missing: all entries up to the first line that is not whole.

    Raises TournamentFault where not even the first line is there, or an entry is wrong.
    """
    head, *lines = _decoded(text).splitlines()
    found = parsed(head + "]}", TournamentFault)
    return read_document({**found, "entries": list(_whole(lines))} if isinstance(found, dict) else found)


def _whole(lines: list[str]) -> Iterable[object]:
    """The values of the lines, up to the first that is not whole."""
    for line in lines:
        try:
            yield json.loads(line.removesuffix(","))
        except ValueError:
            return


def _decoded(text: str | bytes) -> str:
    return decoded(text, LARGEST, TournamentFault)


def read_document(data: object) -> Document:
    """The document in a JSON value; raises TournamentFault."""
    if not isinstance(data, dict):
        raise TournamentFault("not-object", value=shown(data))
    _check_head(data)
    if len(data["entries"]) > MOST_ENTRIES:
        raise TournamentFault("too-many", value=MOST_ENTRIES)
    entries = [read_entry(one, number) for number, one in enumerate(data["entries"], start=1)]
    check_ids(entries, TournamentFault)
    return Document(data["id"], tuple(entries))


def _check_head(data: dict[str, Any]) -> None:
    check_keys(data, _HEAD, "tournament", TournamentFault)
    if not is_kind(data["id"], "id"):
        raise TournamentFault("bad-value", name="id", value=shown(data["id"]))
    if not isinstance(data["entries"], list):
        raise TournamentFault("not-list", name="entries")
