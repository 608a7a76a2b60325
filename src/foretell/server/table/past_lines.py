"""Encoded lines of a table, shared by all readers that see them alike."""

from collections.abc import Iterator, Sequence

import msgspec

from . import view
from .state import Step, Table

_encode = msgspec.json.Encoder().encode
_PAGE_LINES = 64


class PastLines:
    """Encodes lines of pages, and caches them."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._kept: dict[tuple[int | None, int], bytes] = {}
        """By seat (None: alike for all) and number."""
        self._open = False

    def pages(self, after: int, seat: int | None) -> Iterator[bytes]:
        """Pages of the lines after a number, up to the last line now, not when they are sent.

        None of these lines may be forgotten yet; they are kept until they are sent.
        """
        return self._pages(self._table.steps_after(after), seat)

    def _pages(self, steps: Sequence[Step], seat: int | None) -> Iterator[bytes]:
        for start in range(0, len(steps), _PAGE_LINES):
            yield b"\n".join(self._keep(step, seat) for step in steps[start : start + _PAGE_LINES])

    def _keep(self, step: Step, seat: int | None) -> bytes:
        if self._table.is_open and not self._open:
            self._open = True
            self._kept.clear()
        alike = self._open or view.same_for_all(step)
        key = (None if alike else seat, step.entry.seq)
        line = self._kept.get(key)
        if line is None:
            line = self._kept[key] = _encode(view.line(self._table, step, None if alike else seat))
        return line
