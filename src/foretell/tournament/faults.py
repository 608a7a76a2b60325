"""What is wrong with a document or an entry."""

from collections.abc import Mapping

from ..game.errors import ForetellError

READING = (
    "not-text",
    "not-json",
    "not-object",
    "not-list",
    "not-tournament",
    "newer",
    "missing",
    "unknown-key",
    "bad-value",
    "unknown-entry",
    "same-id",
    "too-long",
    "too-many",
)
"""Faults of texts that cannot be read."""
WRITING = (
    "over",
    "no-person",
    "no-round",
    "no-table",
    "no-entry",
    "people-many",
    "same-name",
    "not-taking-part",
    "not-next-round",
    "wrong-stage",
    "rounds-done",
    "round-open",
    "round-closed",
    "round-drawn",
    "people-few",
    "people-differ",
    "seats-differ",
    "no-commitment",
    "wrong-seed",
    "has-result",
    "no-result",
    "disputed",
    "not-at-table",
    "same-person",
    "not-seated",
    "table-full",
    "lot-missing",
    "lot-not-needed",
    "already-undone",
    "later-rounds",
    "no-time",
    "stays",
    "wrong-draw",
)
"""Faults of entries that can be read, but may not be written now."""


class TournamentFault(ForetellError, ValueError):
    """A document that cannot be read, or an entry that may not be written; nothing has been changed."""

    def __init__(self, key: str, entry: int = 0, line: int = 0, **values: str | int) -> None:
        super().__init__(key, entry, line, values)
        self.key = key
        """One of READING and WRITING; the message is ``tournament-fault-KEY``."""
        self.entry = entry
        """The entry's number, from 1; 0 for a fault outside entries."""
        self.line = line
        """The line of the text, from 1, if only that is known; otherwise 0."""
        self.values: Mapping[str, str | int] = values
        """Values for the message."""

    def __str__(self) -> str:
        """For programs; people see the translated message."""
        place = f"entry {self.entry}: " if self.entry else f"line {self.line}: " if self.line else ""
        return f"{place}{self.key} {' '.join(f'{name}={value}' for name, value in self.values.items())}".rstrip()
