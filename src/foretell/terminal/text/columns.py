"""Tables of text with aligned columns."""

from collections.abc import Iterator, Sequence

from rich.cells import cell_len

from ..system.encoding import as_written


def columns(rows: Sequence[Sequence[str]], gap: int = 2, right_from: int | None = None) -> Iterator[str]:
    """The lines of a table: each column as wide as its widest cell, with ``gap`` spaces between two.

    ``right_from``: the first column that is aligned on the right, as numbers are; None: none is.
    """
    rows = [[*map(as_written, row)] for row in rows]
    widths = [max(map(cell_len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = [
            " " * (width - cell_len(cell)) + cell
            if right_from is not None and place >= right_from
            else cell + " " * (width - cell_len(cell))
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        yield (" " * gap).join(cells).rstrip()


def narrow_columns(rows: Sequence[Sequence[str]], width: int, gap: int = 2) -> Iterator[str]:
    """The lines of a table that is at most this wide: as many tables below each other as it takes.

    Each begins with the first column.  A column that is too wide by itself gets a table of its own.
    """
    widths = [max(cell_len(as_written(cell)) for cell in column) for column in zip(*rows, strict=True)]
    first = 1
    while first < max(len(widths), 2):
        end, used = first + 1, sum((widths[0], *widths[first : first + 1])) + gap
        while end < len(widths) and used + gap + widths[end] <= width:
            used += gap + widths[end]
            end += 1
        yield from [""] * (first > 1)
        yield from columns([[row[0], *row[first:end]] for row in rows], gap)
        first = end
