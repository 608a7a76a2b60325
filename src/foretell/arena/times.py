"""Histograms of decision times, which fit any number of decisions into a line of text.

A bin is a sixteenth of an octave of nanoseconds, so times are exact to 2 %.  One decision in seven is timed, because
reading the CPU clock takes as long as some decisions do.  Seven favours no seat at a table of any size.
"""

from collections import Counter
from collections.abc import Mapping
from math import log2

_EVERY = 7
_PER_OCTAVE = 16
_NS_PER_MS = 1e6
LAST_BIN = 64 * _PER_OCTAVE
"""Of a time of 2**64 nanoseconds."""

Times = Counter[int]
"""The number of decisions in each bin."""


class Stopwatch:
    """Times one decision in seven of a bot."""

    def __init__(self) -> None:
        self.times: Times = Times()
        self._decisions = 0

    def due(self) -> bool:
        """Whether to time this decision; call it once for each decision."""
        self._decisions += 1
        return self._decisions % _EVERY == 0

    def add(self, nanoseconds: int) -> None:
        """Add a time."""
        self.times[round(_PER_OCTAVE * log2(max(nanoseconds, 1)))] += 1


def milliseconds(times: Mapping[int, int], share: float) -> float | None:
    """The quantile at this share (0 to 1) of the decisions, in ms; None if none was timed."""
    left = share * sum(times.values())
    for number in sorted(times):
        left -= times[number]
        if left <= 0:
            return float(2 ** (number / _PER_OCTAVE) / _NS_PER_MS)
    return None
