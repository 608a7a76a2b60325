"""Entries: the single facts that are written on a pad, and how they are read and checked."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from .faults import PadFault
from .kinds import ENTRIES, OPTIONS, is_kind
from .reading import Reader


@dataclass(frozen=True, slots=True)
class AnyEntry:
    """What was done (a key of ``kinds.ENTRIES``) and its values; ``id`` is unique within a document."""

    id: str
    do: str
    values: Mapping[str, Any] = field(default_factory=dict)
    at: str = ""
    """The time in UTC (``2026-11-21T16:41:30Z``); empty if it was not recorded."""
    by: str = ""
    """The device; empty if there is only one."""

    def to_json(self) -> dict[str, Any]:
        """The entry as a JSON object."""
        noted = {key: value for key, value in (("at", self.at), ("by", self.by)) if value}
        return {"id": self.id, **noted, "do": self.do, **self.values}


@dataclass(frozen=True, slots=True)
class Entry(AnyEntry):
    """An entry of a score pad."""

    def to_json(self) -> dict[str, Any]:
        """The entry as a JSON object; its values are always in the order of ``kinds``."""
        order = next((kinds[self.do] for kinds in ENTRIES.values() if self.do in kinds), {})
        values = {key: self.values[key] for key in order if key in self.values}
        return AnyEntry(self.id, self.do, {**values, **self.values}, self.at, self.by).to_json()


def read_entry(data: object, game: str, number: int) -> Entry:
    """The entry in a JSON value; ``number`` is its place in the document, for PadFault."""
    return Entry(*_READERS[game].read(data, number))


_READERS = {
    game: Reader(entries, OPTIONS[game], is_kind, PadFault, elsewhere=frozenset().union(*ENTRIES.values()))
    for game, entries in ENTRIES.items()
}
