"""Numbers with their intervals, in any language, and Markdown tables of them."""

from collections.abc import Iterator, Sequence

from ...arena.estimates import Estimate
from ...words import Words
from ..system.encoding import as_written

_MINUS, NOTHING = "\N{MINUS SIGN}", "\N{EN DASH}"
"""``NOTHING`` stands for a figure that is not known."""
Row = Sequence[str]


class Numbers:
    """Writes numbers for a language."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def number(self, value: float, digits: int) -> str:
        """A number with ``digits`` digits after the decimal mark."""
        return f"{value:.{digits}f}".replace("-", _MINUS).replace(".", self.words("arena-decimal-mark"))

    def estimate(self, one: Estimate | None, digits: int = 2) -> str:
        """An estimate with its interval."""
        if one is None:
            return NOTHING
        half = "" if one.half is None else f" ± {self.number(one.half, digits)}"
        return self.number(one.mean, digits) + half

    def share(self, one: Estimate | None) -> str:
        """A share from 0 to 1 with its interval, as a percentage."""
        if one is None:
            return NOTHING
        half = None if one.half is None else 100 * one.half
        return f"{self.estimate(Estimate(100 * one.mean, half, one.samples), 1)} %"

    def time(self, milliseconds: float | None) -> str:
        """A time in milliseconds."""
        return NOTHING if milliseconds is None else self.number(milliseconds, 3 if milliseconds < 1 else 1)


def table(head: Row, rows: Sequence[Row]) -> Iterator[str]:
    """A Markdown table with aligned columns: the first one left, numbers right."""
    head, *rows = [[*map(as_written, row)] for row in (head, *rows)]
    widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    yield _line(head, widths)
    yield "|".join(["", "-" * (widths[0] + 2), *(f"{'-' * (width + 1)}:" for width in widths[1:]), ""])
    for row in rows:
        yield _line(row, widths)


def _line(row: Row, widths: Sequence[int]) -> str:
    cells = [row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))]
    return f"| {' | '.join(cells)} |"
