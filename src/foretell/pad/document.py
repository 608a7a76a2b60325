"""A document: one game as an append-only list of entries, and its text."""

import json
import secrets
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Any

from .entries import AnyEntry, Entry, read_entry
from .faults import DocumentFault, PadFault, shown
from .kinds import ENTRIES, is_kind

FORMAT = "foretell-pad/1"
MANY = "foretell-pads/1"
"""The format of a file with many documents, under the key ``games``."""
LARGEST = 5_000_000
"""Bytes.  A real game takes about ten thousand; a thousand games take ten million, so they go into several files."""
_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
_HEAD = ("format", "id", "game", "entries")


@dataclass(frozen=True, slots=True)
class Document:
    """A game on the pad; entries are only ever added at the end."""

    id: str
    game: str
    """``wizard`` or ``extreme``."""
    entries: tuple[Entry, ...] = ()

    def with_entries(self, *entries: Entry) -> "Document":
        """The document with these entries added, except those whose ids it already has."""
        known = {entry.id for entry in self.entries}
        return replace(self, entries=(*self.entries, *(entry for entry in entries if entry.id not in known)))

    def to_json(self) -> dict[str, Any]:
        """The document as a JSON object."""
        entries = [entry.to_json() for entry in self.entries]
        return {"format": FORMAT, "id": self.id, "game": self.game, "entries": entries}


def new_document(game: str) -> Document:
    """An empty pad for a game."""
    return Document(token(12), game)


def token(length: int) -> str:
    """Random letters and digits, without those that look alike."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(length))


def new_entry(do: str, by: str = "", **values: object) -> Entry:
    """A new entry with the current time and a random id."""
    return Entry(token(8), do, values, datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"), by)


def merged(ours: Document, theirs: Document) -> Document:
    """Two documents of one game merged: our entries, then those that only they have, so that none is lost.

    Where ours has a masked bid and theirs the real one, theirs takes its place.
    """
    known = {entry.id: entry for entry in theirs.entries}
    entries = [known.get(entry.id, entry) if is_masked(entry) else entry for entry in ours.entries]
    return replace(ours, entries=tuple(entries)).with_entries(*theirs.entries)


def is_masked(entry: Entry) -> bool:
    """Whether the entry is a bid whose value is hidden."""
    return entry.do == "bid" and entry.values["bid"] == "?"


def dumps(document: Document) -> str:
    """The document as text, one entry per line."""
    return as_text({"format": FORMAT, "id": document.id, "game": document.game}, document.entries)


def as_text(head: Mapping[str, str], entries: Iterable[AnyEntry]) -> str:
    """The text of a document with this head, one entry per line."""
    lines = ",\n".join(json.dumps(entry.to_json(), ensure_ascii=False) for entry in entries)
    return f'{json.dumps(head, ensure_ascii=False)[:-1]}, "entries": [\n{lines}\n]}}\n'


def loads(text: str | bytes) -> Document:
    """The document in a text; raises PadFault if the text is damaged in any way."""
    return read_document(parse(text))


def read_documents(data: object) -> tuple[list[Document], list[tuple[int, PadFault]]]:
    """The documents in a JSON value with one or many, and the faults of the damaged ones with their numbers from 1.

    Raises PadFault for a value that holds neither.
    """
    if not isinstance(data, dict) or data.get("format") != MANY:
        return [read_document(data)], []
    if not isinstance(data.get("games"), list):
        raise PadFault("not-list", name="games")
    whole: list[Document] = []
    faults = []
    for number, one in enumerate(data["games"], start=1):
        try:
            whole.append(read_document(one))
        except PadFault as fault:
            faults.append((number, fault))
    return whole, faults


def parse(text: str | bytes) -> object:
    """The JSON value of a text; raises PadFault for text that is not JSON."""
    return parsed(decoded(text, LARGEST, PadFault), PadFault)


def decoded(text: str | bytes, largest: int, fault: type[DocumentFault]) -> str:
    """A text of at most this many bytes; raises this fault."""
    if len(text) > largest:
        raise fault("too-long")
    try:
        plain = text.decode() if isinstance(text, bytes) else text
    except UnicodeDecodeError:
        raise fault("not-text") from None
    return plain.removeprefix("\ufeff")


def parsed(text: str, fault: type[DocumentFault]) -> object:
    """The JSON value of a text; raises this fault."""
    try:
        return json.loads(text, parse_constant=_constant)
    except json.JSONDecodeError as error:
        raise fault("not-json", line=error.lineno) from None
    except (RecursionError, ValueError):
        raise fault("not-json") from None


def _constant(name: str) -> float:
    raise ValueError(name)


def read_document(data: object) -> Document:
    """The document in a JSON value; raises PadFault."""
    data = checked(data, _HEAD, "pad", PadFault)
    if not isinstance(data["game"], str) or data["game"] not in ENTRIES:
        raise PadFault("bad-value", name="game", value=shown(data["game"]), wanted="game")
    entries = [read_entry(one, data["game"], number) for number, one in enumerate(data["entries"], start=1)]
    check_ids(entries, PadFault)
    return Document(data["id"], data["game"], tuple(entries))


def check_ids(entries: Iterable[AnyEntry], fault: type[DocumentFault]) -> None:
    """Raise this fault if two entries have the same id."""
    seen: set[str] = set()
    for number, entry in enumerate(entries, start=1):
        if entry.id in seen:
            raise fault("same-id", number, value=entry.id)
        seen.add(entry.id)


def checked(data: object, head: Collection[str], name: str, fault: type[DocumentFault]) -> dict[str, Any]:
    """The object, if it has this format (``foretell-NAME/1``), exactly these keys, an id and a list of entries.

    Raises this fault otherwise.
    """
    if not isinstance(data, dict):
        raise fault("not-object", value=shown(data))
    found = data.get("format")
    if found != f"foretell-{name}/1":
        newer = isinstance(found, str) and found.startswith(f"foretell-{name}/")
        raise fault("newer" if newer else f"not-{name}", value=shown(found))
    for key in head:
        if key not in data:
            raise fault("missing", name=key)
    for key in data:
        if key not in head:
            raise fault("unknown-key", name=shown(key))
    if not is_kind(data["id"], "id"):
        raise fault("bad-value", name="id", value=shown(data["id"]), wanted="id")
    if not isinstance(data["entries"], list):
        raise fault("not-list", name="entries")
    return data
