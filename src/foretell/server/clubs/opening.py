"""The first lines of a club that is opened here, or goes on here from its file."""

from ...club.document import new_document, read_document, read_entry
from ...club.faults import ClubFault
from ...club.limits import MOST_ENTRIES
from ..eventlog.entries import Written, entry_id, stamp
from ..protocol.clubs import NewClub
from . import lines


def first_lines(asked: NewClub, person: str, at: int) -> list[lines.AnyLine]:
    """The lines with which a club goes on here, its settings last if there are any; raises ClubFault."""
    document = new_document() if asked.document is None else read_document(asked.document)
    entries = [*document.entries]
    if asked.settings:
        name = entry_id(document.id, f"begin {len(entries)}")
        entries.append(read_entry({"id": name, "at": stamp(at), "do": "set", "set": asked.settings}))
    if len(entries) > MOST_ENTRIES:
        raise ClubFault("too-many", value=MOST_ENTRIES)
    first = lines.Opened(at, person, document=document.id)
    return [first, *(Written(at, person, entry=entry.to_json()) for entry in entries)]
