"""How long decisions take: counted in classes, so that any number of them fits into a line of text.

A class is a sixteenth of an octave of nanoseconds: times are known to 2 %.  One decision in seven is timed: to ask for
CPU time takes as long as some decisions do.  With seven no seat is preferred, at whatever table.
"""

from collections import Counter
from collections.abc import Mapping
from math import log2

_EVERY = 7
_PER_OCTAVE = 16
_NS_PER_MS = 1e6

Times = Counter[int]
"""How many decisions fell into each class."""


class Stopwatch:
    """Times one decision in seven of a bot."""

    def __init__(self) -> None:
        self.times: Times = Times()
        self._decisions = 0

    def due(self) -> bool:
        """Whether this decision is to be timed; asked once for each."""
        self._decisions += 1
        return self._decisions % _EVERY == 0

    def add(self, nanoseconds: int) -> None:
        """Count a time in."""
        self.times[round(_PER_OCTAVE * log2(max(nanoseconds, 1)))] += 1


def milliseconds(times: Mapping[int, int], share: float) -> float | None:
    """The time that this share (0 to 1) of the decisions did not exceed, in ms; None where none was timed."""
    left = share * sum(times.values())
    for number in sorted(times):
        left -= times[number]
        if left <= 0:
            return float(2 ** (number / _PER_OCTAVE) / _NS_PER_MS)
    return None
