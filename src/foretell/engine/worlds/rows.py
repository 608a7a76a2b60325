"""What has to be filled with unseen cards: a row is a set of places that may hold the same classes of cards.

Restricted Python.
"""

from dataclasses import dataclass, field

NONE = -1
PASSED = 8
"""The place of the card that a seat has passed is this plus the seat's number; below are the hands."""
PLACES = 14
"""How many places there are."""
MOST_ROWS = 12
MOST_CLASSES = 6
_MOST_PLAYED = 20
_SUITLESS = 64


def per_row() -> list[int]:
    """A list with an entry for each row, or for each place of a row."""
    return [0] * MOST_ROWS


def per_played_card() -> list[int]:
    """A list with an entry for each card that a seat has played."""
    return [0] * _MOST_PLAYED


def per_place() -> list[int]:
    """A list with an entry for each place."""
    return [0] * PLACES


@dataclass(slots=True)
class Places:
    """The cards in each place, as two sets of bits: those below 64, and the others."""

    suited: list[int] = field(default_factory=per_place)
    others: list[int] = field(default_factory=per_place)


@dataclass(slots=True)
class Row:
    """Places with their sizes, and the classes (bits) that they may hold; a row with a link has exactly one place.

    A link is a card passed to the row's hand: still in it and unseen, or one of those that the seat has played since.
    """

    classes: int = 0
    size: int = 0
    """How many unseen cards the row holds."""
    many: int = 0
    """How many places it has."""
    places: list[int] = field(default_factory=per_row)
    sizes: list[int] = field(default_factory=per_row)
    link: int = NONE
    """The place where the linked card is recorded; NONE: there is no link."""
    link_classes: int = 0
    """The classes (bits) that it may belong to if it is still in the hand."""
    candidates: int = 0
    """How many played cards may be this card."""
    played: list[int] = field(default_factory=per_played_card)
    """These cards."""


def put_card(places: Places, place: int, card: int) -> None:
    """Put one more card into a place."""
    if card < _SUITLESS:
        places.suited[place] |= 1 << card
    else:
        places.others[place] |= 1 << (card - _SUITLESS)


def set_row(row: Row, place: int, size: int, classes: int) -> None:
    """Make it a row with one place and without a link."""
    row.classes, row.size, row.many, row.link, row.link_classes, row.candidates = classes, size, 1, NONE, 0, 0
    row.places[0] = place
    row.sizes[0] = size


def add_place(row: Row, place: int, size: int) -> None:
    """Add a place to a row without a link."""
    row.places[row.many] = place
    row.sizes[row.many] = size
    row.many += 1
    row.size += size
