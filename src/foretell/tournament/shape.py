"""How many tables of which size: as equal as possible, and as few byes as possible."""

from .limits import SMALLEST_TABLE


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
    """Tables for so many people; None where none fit."""
    if not people:
        return []
    tables = -(-people // most) if most == size else max(people // size, 1)
    while -(-people // tables) > most:
        tables += 1
    least, more = divmod(people, tables)
    return [least + 1] * more + [least] * (tables - more) if least >= SMALLEST_TABLE else None
