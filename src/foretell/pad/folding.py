"""How the state of a tournament or a club follows from the entries of its document."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Generic, TypeVar

from .documents import Document
from .entries import AnyEntry
from .faults import DocumentFault


@dataclass(slots=True)
class Folded:
    """What all such states have."""

    id: str
    entries: list[AnyEntry] = field(default_factory=list)
    """All entries, even those that do not count."""
    undone: set[str] = field(default_factory=set)
    """The ids of entries that were undone."""
    skipped: list[str] = field(default_factory=list)
    """The ids of entries about something that is not there."""


S = TypeVar("S", bound=Folded)


@dataclass(frozen=True, slots=True)
class Folding(Generic[S]):
    """A pure function of the document."""

    state: type[S]
    do: Mapping[str, Callable[[S, AnyEntry], None]]
    """By kind of entry, what it does to a state; raises ``fault`` if it is about something that is not there."""
    fault: type[DocumentFault]
    note: Callable[[S, AnyEntry], None] = lambda _state, _entry: None
    """What every entry does, even one that does not count."""
    finish: Callable[[S], None] = lambda _state: None
    """Done once after entries."""

    def fold(self, document: Document) -> S:
        """The state after all entries."""
        return self._folded(document.id, document.entries)

    def apply(self, state: S, *entries: AnyEntry, again: S | None = None) -> None:
        """Add entries to the state, in place; everything is folded again, once, if some are undone.

        ``again``: the state with them, if ``folded_again`` has worked it out.
        """
        again = again or self.folded_again(state, entries)
        if again is not None:
            for each in fields(state):
                setattr(state, each.name, getattr(again, each.name))
            return
        self._write(state, entries)

    def folded_again(self, state: S, entries: Sequence[AnyEntry]) -> S | None:
        """The state with more entries, from all of them, if they undo some; None: they do not."""
        if not any(entry.do == "undo" for entry in entries):
            return None
        return self._folded(state.id, (*state.entries, *entries))

    def _folded(self, name: str, entries: Sequence[AnyEntry]) -> S:
        state = self.state(name, undone=undone(entries))
        self._write(state, entries)
        return state

    def _write(self, state: S, entries: Iterable[AnyEntry]) -> None:
        for entry in entries:
            state.entries.append(entry)
            self.note(state, entry)
            if entry.do != "undo" and entry.id not in state.undone:
                try:
                    self.do[entry.do](state, entry)
                except self.fault:
                    state.skipped.append(entry.id)
        self.finish(state)


def undone(entries: Iterable[AnyEntry]) -> set[str]:
    """The ids of the entries that do not count: an ``undo`` names an entry before it, and is never undone itself."""
    seen: set[str] = set()
    found: set[str] = set()
    for entry in entries:
        if entry.do != "undo":
            seen.add(entry.id)
        elif entry.values["entry"] in seen:
            found.add(entry.values["entry"])
    return found
