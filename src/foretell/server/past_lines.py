"""The lines of a table as its readers are sent them, encoded once for all who read them alike."""

from collections.abc import Iterator

import msgspec

from .table import view
from .table.state import Step, Table

_encode = msgspec.json.Encoder().encode
_PAGE_LINES = 64


class PastLines:
    """Encodes the lines of a table, and keeps those that were asked for again."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._kept: dict[tuple[int | None, int], bytes] = {}
        """By seat (None: alike for all), and number."""
        self._open = False

    def line(self, step: Step, seat: int | None) -> bytes:
        """A line as a seat (None: a spectator) reads it."""
        return _encode(view.line(self._table, step, seat))

    def pages(self, after: int, seat: int | None) -> Iterator[bytes]:
        """The lines after a number, up to the last one there is now, some at a time."""
        last = self._table.seq
        for start in range(after, last, _PAGE_LINES):
            page = self._table.steps[start : min(start + _PAGE_LINES, last)]
            yield b"\n".join(self._keep(step, seat) for step in page)

    def _keep(self, step: Step, seat: int | None) -> bytes:
        if self._table.is_open and not self._open:
            self._open = True
            self._kept.clear()
        alike = self._open or view.same_for_all(step)
        key = (None if alike else seat, step.entry.seq)
        line = self._kept.get(key)
        if line is None:
            line = self._kept[key] = self.line(step, None if alike else seat)
        return line
