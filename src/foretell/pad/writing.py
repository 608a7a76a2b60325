"""Writing on a pad: new entries, and the bids that must stay face down."""

from datetime import UTC, datetime

from .document import Document, token
from .entries import Entry
from .fold import fold
from .state import WizardRound


def new_entry(do: str, by: str = "", **values: object) -> Entry:
    """An entry of this moment, with an id by lot; ``from`` is given as ``victim``."""
    now = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    kept = {"from" if key == "victim" else key: value for key, value in values.items()}
    return Entry(token(8), do, kept, now, by)


def hidden_entries(document: Document, by: str) -> frozenset[str]:
    """V2, V3: the entries with bids that the reader at this device may not see yet: all but those written there.

    A server sends them by ``masked``; when bids are shown, it sends the document once more.
    """
    down = {row.number for row in fold(document).rounds if isinstance(row, WizardRound) and row.face_down}
    return frozenset(
        entry.id
        for entry in document.entries
        if entry.do == "bid" and entry.values["round"] in down and (not by or entry.by != by)
    )
