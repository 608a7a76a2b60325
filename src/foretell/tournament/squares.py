"""Perfect schedules for 9, 16 and 25 people: as many rounds as a table has seats and one more, and nobody meets twice.

The first two rounds are the rows and columns of a square; each other round is a Latin square of a complete set.
"""

from collections.abc import Sequence

_FOUR = ((0, 0, 0, 0), (0, 1, 2, 3), (0, 2, 3, 1), (0, 3, 1, 2))
"""Multiplication in the field of four elements, in which addition is exclusive or."""


def squares(side: int, tables: Sequence[Sequence[Sequence[str]]], people: Sequence[str]) -> list[list[list[str]]]:
    """The rounds that continue those before; the first two may have been drawn in any way in which nobody met twice.

    Empty if there is none: another number of people, or others took part.
    """
    if side not in (3, 4, 5) or len(people) != side * side:
        return []
    rows = (
        [list(table) for table in tables[0]]
        if tables
        else [list(people[n : n + side]) for n in range(0, len(people), side)]
    )
    grid = _grid(rows, tables[1]) if len(tables) > 1 else rows
    if sorted(person for line in grid for person in line) != sorted(people) or {*map(len, grid)} != {side}:
        return []
    if not tables:
        return [rows]
    columns = [list(column) for column in zip(*rows, strict=True)]
    return [columns] if len(tables) == 1 else [_round(grid, side, slope) for slope in range(1, side)]


def _grid(rows: Sequence[Sequence[str]], columns: Sequence[Sequence[str]]) -> list[list[str]]:
    """The people of each row in the order of the columns; those who met nobody of a column, or two, are missing."""
    crossings = [[set(row).intersection(column) for column in columns] for row in rows]
    return [[one.pop() for one in line if len(one) == 1] for line in crossings]


def _round(grid: Sequence[Sequence[str]], side: int, slope: int) -> list[list[str]]:
    """The tables of the lines with this slope."""
    tables: list[list[str]] = [[] for _ in range(side)]
    for row in range(side):
        for column in range(side):
            number = _FOUR[slope][row] ^ column if side == 4 else (slope * row + column) % side
            tables[number].append(grid[row][column])
    return tables
