"""What is to be filled with unseen cards: places that may all hold the same classes of cards make a row."""

from collections.abc import Iterable
from typing import NamedTuple


class Link(NamedTuple):
    """A card that the row's hand was passed: unseen and still in it, or one of those that it has played since."""

    place: int
    """Where to note which card it was."""
    classes: int
    """The classes (bits) that it may belong to while it is in the hand."""
    played: tuple[int, ...]
    """The played cards, as numbers, that may have been the one."""


class Row(NamedTuple):
    """Places with their sizes, and the classes (bits) that they may hold; with a link there is one place."""

    places: tuple[tuple[int, int], ...]
    classes: int
    link: Link | None = None

    @property
    def size(self) -> int:
        """How many unseen cards the row holds."""
        return sum(size for _, size in self.places)

    def takes_any(self, present: int) -> bool:
        """Whether it makes no difference between the classes that there are."""
        link = self.link.classes if self.link else present
        return not self.size or self.classes & link & present == present


def merged(rows: Iterable[Row]) -> list[Row]:
    """The same rows, where those without a link that may hold the same classes are one."""
    places: dict[int, tuple[tuple[int, int], ...]] = {}
    linked = []
    for row in rows:
        if row.link is not None:
            linked.append(row)
        else:
            places[row.classes] = places.get(row.classes, ()) + row.places
    return linked + [Row(of_row, classes) for classes, of_row in places.items()]
