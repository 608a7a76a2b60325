"""What is wrong with a club's document or an entry."""

from ..pad.faults import OF_TEXTS, DocumentFault

READING = (*OF_TEXTS, "not-club", "too-many")
"""Faults of texts that cannot be read."""
WRITING = (
    "closed",
    "organisers-only",
    "own-only",
    "joining-closed",
    "no-member",
    "no-evening",
    "no-game",
    "no-entry",
    "no-name",
    "no-total",
    "members-many",
    "evenings-many",
    "games-many",
    "same-name",
    "same-game",
    "same-member",
    "same-total",
    "has-left",
    "cancelled",
    "no-key",
    "not-typed",
    "stays",
    "already-undone",
)
"""Faults of entries that can be read, but may not be written now."""


class ClubFault(DocumentFault):
    """A document that cannot be read, or an entry that may not be written; nothing has been changed.

    ``key``: one of READING and WRITING; the message is ``club-fault-KEY``.
    """
