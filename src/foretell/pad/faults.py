"""What is wrong with a document that cannot be read."""

from collections.abc import Mapping

from ..game.errors import ForetellError

FAULTS = (
    "not-text",
    "not-json",
    "not-object",
    "not-list",
    "not-pad",
    "newer",
    "missing",
    "unknown-key",
    "bad-value",
    "unknown-entry",
    "wrong-game",
    "same-id",
    "too-long",
)
"""The kinds of faults; each has its words, ``pad-fault-…``."""


class PadFault(ForetellError, ValueError):
    """A document that cannot be read: what is wrong, and where; nothing of it has been changed."""

    def __init__(self, key: str, entry: int = 0, line: int = 0, **values: str) -> None:
        super().__init__(key, entry, line, values)
        self.key = key
        """One of FAULTS."""
        self.entry = entry
        """The entry's number, from 1; 0 for what is not in an entry."""
        self.line = line
        """The line of the text, from 1, where only that is known; else 0."""
        self.values: Mapping[str, str] = values
        """What the words need: ``name`` (a key), ``value`` (what stands there), ``wanted`` (the kind of value)."""

    def __str__(self) -> str:
        """For programs; people get the words."""
        place = f"entry {self.entry}: " if self.entry else f"line {self.line}: " if self.line else ""
        return f"{place}{self.key} {' '.join(f'{name}={value}' for name, value in self.values.items())}".rstrip()
