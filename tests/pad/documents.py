"""What tests of documents need of each kind that has an id and entries, and nothing else."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from hypothesis import strategies as st

from foretell.pad.documents import Document, Format
from foretell.pad.entries import AnyEntry
from foretell.pad.faults import DocumentFault

_TIMES = st.sampled_from(["2026-11-21T17:22:44Z", "2026-11-21T17:30:00.5Z"])


@dataclass(frozen=True)
class Kind:
    """Clubs or tournaments."""

    format: Format
    reading: Sequence[str]
    """The faults of entries that cannot be read."""
    entries: Mapping[str, Mapping[str, str]]
    settings: Mapping[str, str]
    values: Mapping[str, st.SearchStrategy[Any]]
    """Values by their kinds."""
    first: tuple[Any, ...]
    """The entries with which each document begins."""
    usual: tuple[str, ...]
    """The entries that are written more often than others."""
    fold: Callable[[Document], Any]
    apply: Callable[[Any, Any], None]
    check: Callable[[Document], None]
    """Raises AssertionError unless everything can be computed from a document."""
    person: Mapping[str, Any]
    """An entry for somebody."""
    damaged: Sequence[tuple[Mapping[str, Any], str]]
    """Damaged entries, and what is wrong with them."""
    no_sense: Sequence[tuple[Mapping[str, Any], str]]
    """Settings that make no sense, and the value that is wrong."""
    read_settings: Callable[[object], dict[str, Any]]
    whole: Callable[[Mapping[str, Any]], dict[str, Any]]
    """All settings, of which some are given."""
    presets: Mapping[str, Mapping[str, Any]]
    names: Sequence[str]
    """Of all settings."""

    def __str__(self) -> str:
        return self.format.name

    def one(self, do: str) -> st.SearchStrategy[dict[str, Any]]:
        """An entry that can be read."""
        values = {key: self._value(kind) for key, kind in self.entries[do].items()}
        return st.fixed_dictionaries({"do": st.just(do), "at": _TIMES, **values})

    def _value(self, kind: str) -> st.SearchStrategy[Any]:
        return st.none() | self.values[kind[:-1]] if kind.endswith("?") else self.values[kind]

    @cached_property
    def logs(self) -> st.SearchStrategy[Document]:
        """Documents with some entries of all kinds."""
        return st.lists(st.sampled_from([*self.entries, *self.usual]).flatmap(self.one), max_size=15).map(self.numbered)

    def numbered(self, some: Sequence[Mapping[str, Any]]) -> Document:
        """A document of these entries after the first ones."""
        read = [self.read({"id": f"e{number}", **one}) for number, one in enumerate(some, len(self.first))]
        return Document("any", (*self.first, *read))

    def read(self, data: object, number: int = 0) -> AnyEntry:
        """The entry in a JSON value; raises the fault."""
        entry: AnyEntry = self.format.read_entry(data, number)
        return entry

    def head(self, *entries: object) -> dict[str, Any]:
        """A document as JSON."""
        return {"format": f"foretell-{self}/1", "id": "x", "entries": [*entries]}


def fault_of(read: Callable[[], object]) -> DocumentFault | None:
    """The fault that reading raises."""
    try:
        read()
    except DocumentFault as fault:
        return fault
    return None
