"""Faults of documents that cannot be read."""

import json
from collections.abc import Mapping

from ..game.errors import ForetellError

_LONGEST_ID, _LONGEST_SHOWN = 40, 40
_NOT_SHOWN = "\ufffd"

OF_TEXTS = (
    "not-text",
    "not-json",
    "not-object",
    "not-list",
    "newer",
    "missing",
    "unknown-key",
    "bad-value",
    "unknown-entry",
    "same-id",
    "too-long",
)
"""The kinds of faults of every text with entries that cannot be read."""
FAULTS = (*OF_TEXTS, "not-pad", "wrong-game")
"""The kinds of faults; the messages are ``pad-fault-…``."""


class DocumentFault(ForetellError, ValueError):
    """What is wrong with a document of entries, and where.  The document has not been changed."""

    def __init__(self, key: str, entry: int = 0, line: int = 0, **values: str | int) -> None:
        super().__init__(key, entry, line, values)
        self.key = key
        """Names the fault, and its message."""
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


class PadFault(DocumentFault):
    """A document that cannot be read.

    ``key``: one of FAULTS; ``values``: ``name`` (a key), ``value`` (found there), ``wanted`` (the expected kind).
    """


def shown(value: object) -> str:
    """A value for a message, cut short, with a sign for what cannot be shown; an identifier is left as it is."""
    is_short = isinstance(value, str) and len(value) <= _LONGEST_ID
    text = str(value) if is_short else _text_of(value)
    cut = text if is_short or len(text) <= _LONGEST_SHOWN else f"{text[:_LONGEST_SHOWN]}…"
    return "".join(letter if letter.isprintable() else _NOT_SHOWN for letter in cut)


def _text_of(value: object) -> str:
    """The JSON text of a value, which may hold a stand-in for a number that was too long to read."""
    try:
        return json.dumps(value, ensure_ascii=False, separators=(",", ":"), default=repr)
    except RecursionError:  # reading it nested just less deeply
        return "…"
