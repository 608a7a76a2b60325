"""Checks a whole document: whether each entry could be written when it was."""

from collections.abc import Iterator

from .checking import check_now
from .document import Document
from .faults import ClubFault
from .fold import apply
from .state import State


def verify(document: Document) -> Iterator[tuple[int, ClubFault]]:
    """The entries that could not have been written, by their numbers from 1; none in a club as it should be.

    Who wrote an entry is not in the document; names that were deleted are not missed.
    """
    state = State(document.id)
    for number, entry in enumerate(document.entries, start=1):
        try:
            if entry.values.get("name") != "":
                check_now(state, entry)
        except ClubFault as fault:
            yield number, fault
        apply(state, entry)
