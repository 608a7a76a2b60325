"""How many tables of which size: as equal as possible, and as few byes as possible."""

from .limits import LARGEST_OF_GAME, SMALLEST_TABLE
from .settings import Settings


def shape_of(people: int, settings: Settings) -> tuple[list[int], int]:
    """How many people sit at each table, the most first, and how many have a bye; with the same deals nobody has."""
    if settings.same:
        return _equal(people, -(-people // settings.table)), 0
    return shape(people, settings.table, settings.odd, LARGEST_OF_GAME[settings.game])


def shape(people: int, size: int, odd: str, largest: int) -> tuple[list[int], int]:
    """The sizes of the tables, the largest first, and how many people have a bye.

    ``size``: a usual table; ``odd``: ``threes`` (other tables are smaller) or ``fives`` (larger by one, as far as that
    is possible); ``largest``: what the game allows.
    """
    smaller = odd == "threes" and size > SMALLEST_TABLE
    most = size if smaller else min(size + 1, largest)
    byes = 0
    while (sizes := _sizes(people - byes, size, most)) is None:
        byes += 1
    return sizes, byes


def _sizes(people: int, size: int, most: int) -> list[int] | None:
    """Tables for this many people; None if none fit."""
    if not people:
        return []
    tables = -(-people // most) if most == size else max(people // size, 1)
    while -(-people // tables) > most:
        tables += 1
    found = _equal(people, tables)
    return found if found[-1] >= SMALLEST_TABLE else None


def _equal(people: int, tables: int) -> list[int]:
    """The people of each table, as equal as possible, the most first."""
    least, more = divmod(people, tables)
    return [least + 1] * more + [least] * (tables - more)
