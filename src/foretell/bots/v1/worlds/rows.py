"""What has to be filled with unseen cards: a row is a set of places that may hold the same classes of cards."""

from collections.abc import Iterable
from typing import NamedTuple


class Link(NamedTuple):
    """A card passed to the row's hand: still in it and unseen, or one of those that the seat has played since."""

    place: int
    """The place where its card is recorded."""
    classes: int
    """The classes (bits) that it may belong to if it is still in the hand."""
    played: tuple[int, ...]
    """The played cards, as numbers, that may be this card."""


class Row(NamedTuple):
    """Places with their sizes, and the classes (bits) that they may hold; a row with a link has exactly one place."""

    places: tuple[tuple[int, int], ...]
    classes: int
    link: Link | None = None

    @property
    def size(self) -> int:
        """How many unseen cards the row holds."""
        return sum(size for _, size in self.places)

    def takes_any(self, present: int) -> bool:
        """Whether the row may hold all of the classes that are present."""
        link = self.link.classes if self.link else present
        return not self.size or self.classes & link & present == present


def merged(rows: Iterable[Row]) -> list[Row]:
    """The same rows, with rows merged that have no link and may hold the same classes."""
    places: dict[int, tuple[tuple[int, int], ...]] = {}
    linked = []
    for row in rows:
        if row.link is not None:
            linked.append(row)
        else:
            places[row.classes] = places.get(row.classes, ()) + row.places
    return linked + [Row(of_row, classes) for classes, of_row in places.items()]
