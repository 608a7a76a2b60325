"""What the lines of logs have in common."""

import msgspec

from ...game.as_json import kebab


class BrokenLog(ValueError):
    """A log that nothing of its kind can have written."""


class Line(msgspec.Struct, frozen=True, tag_field="line", tag=kebab, forbid_unknown_fields=True):
    """The parent of all lines of a kind; ``at``: milliseconds since 1970; ``by``: the id of the player who did it."""

    at: int
    by: str


to_bytes = msgspec.json.Encoder().encode
"""A line as the store keeps it."""
