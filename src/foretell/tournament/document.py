"""A document: one tournament as an append-only list of entries, and its text."""

import json
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from ..pad.document import token
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
    lines = ",\n".join(json.dumps(entry.to_json(), ensure_ascii=False) for entry in document.entries)
    head = json.dumps({"format": FORMAT, "id": document.id}, ensure_ascii=False)
    return f'{head[:-1]}, "entries": [\n{lines}\n]}}\n'


def loads(text: str | bytes) -> Document:
    """The document in a text; raises TournamentFault if the text is damaged in any way."""
    return read_document(_parse(_decoded(text)))


def salvaged(text: str | bytes) -> Document:
    """The document in a text whose end is missing: all entries up to the first line that is not whole.

    Raises TournamentFault where not even the first line is there, or an entry is wrong.
    """
    head, *lines = _decoded(text).splitlines()
    found = _parse(head + "]}")
    return read_document({**found, "entries": list(_whole(lines))} if isinstance(found, dict) else found)


def _whole(lines: list[str]) -> Iterable[object]:
    """The values of the lines, up to the first that is not whole."""
    for line in lines:
        try:
            yield json.loads(line.removesuffix(","))
        except ValueError:
            return


def _decoded(text: str | bytes) -> str:
    if len(text) > LARGEST:
        raise TournamentFault("too-long")
    try:
        plain = text.decode() if isinstance(text, bytes) else text
    except UnicodeDecodeError:
        raise TournamentFault("not-text") from None
    return plain.removeprefix("\ufeff")


def _parse(text: str) -> object:
    """The JSON value of a text; raises TournamentFault for text that is not JSON."""
    try:
        return json.loads(text, parse_constant=_constant)
    except json.JSONDecodeError as error:
        raise TournamentFault("not-json", line=error.lineno) from None
    except (RecursionError, ValueError):
        raise TournamentFault("not-json") from None


def _constant(name: str) -> float:
    raise ValueError(name)


def read_document(data: object) -> Document:
    """The document in a JSON value; raises TournamentFault."""
    if not isinstance(data, dict):
        raise TournamentFault("not-object", value=shown(data))
    _check_head(data)
    if len(data["entries"]) > MOST_ENTRIES:
        raise TournamentFault("too-many", value=MOST_ENTRIES)
    entries = [read_entry(one, number) for number, one in enumerate(data["entries"], start=1)]
    seen: set[str] = set()
    for number, entry in enumerate(entries, start=1):
        if entry.id in seen:
            raise TournamentFault("same-id", number, value=entry.id)
        seen.add(entry.id)
    return Document(data["id"], tuple(entries))


def _check_head(data: dict[str, Any]) -> None:
    name = data.get("format")
    if name != FORMAT:
        newer = isinstance(name, str) and name.startswith("foretell-tournament/")
        raise TournamentFault("newer" if newer else "not-tournament", value=shown(name))
    for key in _HEAD:
        if key not in data:
            raise TournamentFault("missing", name=key)
    for key in data:
        if key not in _HEAD:
            raise TournamentFault("unknown-key", name=shown(key))
    if not is_kind(data["id"], "id"):
        raise TournamentFault("bad-value", name="id", value=shown(data["id"]))
    if not isinstance(data["entries"], list):
        raise TournamentFault("not-list", name="entries")
