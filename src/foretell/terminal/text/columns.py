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
