"""Checks files of records under the rules, with a line of output for every game."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import BinaryIO

from .errors import RecordError
from .reader import check
from .stream import Line, read_named

_LONGEST_LINE = 400


def verify(
    name: Path | str, standard_input: BinaryIO | None = None, verdict: Callable[[Line], str] | None = None
) -> Iterator[tuple[str, bool]]:
    """For each game of a file, a line of output, and whether the game is valid.

    With ``standard_input``, the name ``-`` stands for it.  ``verdict``: what to print of a valid game; raises
    RecordError for any other.  Raises OSError if the file cannot be read.
    """
    for line in read_named(name, standard_input):
        try:
            told, right = (verdict or _fine)(line), True
        except RecordError as fault:
            told, right = one_line(fault), False
        yield f"{name}:{line.number}: {told}", right


def _fine(line: Line) -> str:
    check(line.data())
    return "ok"


def one_line(fault: RecordError) -> str:
    """The fault on one line, cut short: it may quote values of a hostile record."""
    text = " ".join(str(fault).split())
    return text if len(text) <= _LONGEST_LINE else f"{text[:_LONGEST_LINE]}…"
