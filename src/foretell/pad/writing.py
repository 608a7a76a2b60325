"""New entries, and the bids that must stay hidden."""

from datetime import UTC, datetime

from .document import Document, token
from .entries import Entry
from .fold import fold


def new_entry(do: str, by: str = "", **values: object) -> Entry:
    """A new entry with the current time and a random id; ``victim`` becomes the key ``from``."""
    now = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    kept = {"from" if key == "victim" else key: value for key, value in values.items()}
    return Entry(token(8), do, kept, now, by)


def hidden_entries(document: Document, by: str) -> frozenset[str]:
    """V2, V3: the ids of bids that the reader at this device may not see yet: all but those written there.

    A server sends the document with these ``masked``, and sends it again once the bids are shown.
    """
    down = {row.number for row in fold(document).rounds if row.face_down}
    return frozenset(
        entry.id
        for entry in document.entries
        if entry.do == "bid" and entry.values["round"] in down and (not by or entry.by != by)
    )
