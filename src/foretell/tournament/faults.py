"""What is wrong with a document or an entry."""

from ..pad.faults import OF_TEXTS, DocumentFault

READING = (*OF_TEXTS, "not-tournament", "too-many")
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
    "no-deals",
    "not-online",
    "seats-fixed",
    "has-game",
    "has-secret",
    "wrong-secret",
)
"""Faults of entries that can be read, but may not be written now."""


class TournamentFault(DocumentFault):
    """A document that cannot be read, or an entry that may not be written; nothing has been changed.

    ``key``: one of READING and WRITING; the message is ``tournament-fault-KEY``.
    """
