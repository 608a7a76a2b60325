"""Checks files of records under the rules, with a line of output for every game."""

from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from .errors import RecordError
from .reader import check
from .stream import Line, read_file, read_input

_LONGEST_LINE = 400


def fault_of(line: Line) -> RecordError | None:
    """The first fault in a line of a file; None for a valid game."""
    if line.fault is not None:
        return line.fault
    try:
        check(line.value)
    except RecordError as fault:
        return fault
    return None


def verify(name: Path | str, standard_input: BinaryIO | None = None) -> Iterator[tuple[str, bool]]:
    """For each game of a file, a line of output, and whether the game is valid.

    With ``standard_input``, the name ``-`` stands for it.  Raises OSError if the file cannot be read.
    """
    lines = read_input(standard_input) if standard_input is not None and name == "-" else read_file(name)
    for line in lines:
        fault = fault_of(line)
        yield f"{name}:{line.number}: {'ok' if fault is None else one_line(fault)}", fault is None


def one_line(fault: RecordError) -> str:
    """The fault on one line, cut short: it may quote values of a hostile record."""
    text = " ".join(str(fault).split())
    return text if len(text) <= _LONGEST_LINE else f"{text[:_LONGEST_LINE]}…"
