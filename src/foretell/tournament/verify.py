"""Checks a whole document: whether each entry could be written when it was, and each draw follows from its seed."""

from collections.abc import Iterator

from .checking import check_now
from .document import Document, Entry
from .drawing import drawn
from .faults import TournamentFault
from .fold import apply
from .seating import METHOD
from .state import State


def verify(document: Document) -> Iterator[tuple[int, TournamentFault]]:
    """The entries that could not have been written, by their numbers from 1; none in a tournament as it should be."""
    state = State(document.id)
    for number, entry in enumerate(document.entries, start=1):
        try:
            check_now(state, entry)
            if entry.do == "draw" and entry.values["method"] == METHOD:
                check_draw(state, entry)
        except TournamentFault as fault:
            yield number, fault
        apply(state, entry)


def by_other_methods(document: Document) -> list[int]:
    """The rounds that another version has drawn, of which the draws cannot be computed again here."""
    return [
        entry.values["round"] for entry in document.entries if entry.do == "draw" and entry.values["method"] != METHOD
    ]


def check_draw(state: State, entry: Entry) -> None:
    """Compute the draw again from the entries before it; raises TournamentFault if people sit elsewhere."""
    again = drawn(state, entry.values["seed"], entry.values["word"])
    if any(entry.values[key] != again[key] for key in ("people", "tables", "byes")):
        raise TournamentFault("wrong-draw", round=entry.values["round"])
