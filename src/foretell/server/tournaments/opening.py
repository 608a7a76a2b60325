"""The first lines of a tournament that is opened here, or goes on here from its file."""

from ...tournament.document import Document, new_document, read_document, read_entry
from ...tournament.faults import TournamentFault
from ...tournament.fold import fold as fold_all
from ...tournament.limits import MOST_ENTRIES, MOST_PEOPLE
from ..eventlog.entries import Written, stamp
from ..protocol.tournaments import NewTournament
from . import lines
from .drawing import commitment, deals_commitment

_MOST_ADDED = 3
"""Entries that are added to an imported tournament."""


def first_lines(asked: NewTournament, person: str, secret: str, at: int) -> list[lines.AnyLine]:
    """The lines with which a tournament goes on here; raises TournamentFault.

    They end with its settings, if there are any, and a commitment to its seeds.
    """
    document = new_document() if asked.document is None else read_document(asked.document)
    if len(document.entries) + _MOST_ADDED > MOST_ENTRIES:
        raise TournamentFault("too-many", value=MOST_ENTRIES)
    known = {entry.id for entry in document.entries}
    names = (name for number in range(len(known) + _MOST_ADDED) if (name := f"begin-{number}") not in known)
    entries = [*document.entries]
    if asked.settings:
        entries.append(read_entry({"id": next(names), "at": stamp(at), "do": "set", "set": asked.settings}))
    entries.append(commitment(secret, next(names), at))
    state = fold_all(Document(document.id, tuple(entries)))
    if len(state.people) > MOST_PEOPLE:
        raise TournamentFault("people-many", most=MOST_PEOPLE)
    entries += deals_commitment(secret, state, next(names), at)
    first = lines.Opened(at, person, document=document.id, secret=secret)
    return [first, *(Written(at, person, entry=entry.to_json()) for entry in entries)]
