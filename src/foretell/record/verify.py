"""Checking files of records under the rules: a line of text for every game."""

from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from .errors import RecordError
from .reader import check
from .stream import Line, read_file, read_input

_LONGEST_LINE = 400


def fault_of(line: Line) -> RecordError | None:
    """The first fault of a line of a file; None for a game that is right."""
    if line.fault is not None:
        return line.fault
    try:
        check(line.value)
    except RecordError as fault:
        return fault
    return None


def verify(name: Path | str, standard_input: BinaryIO | None = None) -> Iterator[tuple[str, bool]]:
    """What there is to say of each game of a file, and whether it is right.

    With ``standard_input`` the name ``-`` stands for that.  Raises OSError for a file that cannot be read.
    """
    lines = read_input(standard_input) if standard_input is not None and name == "-" else read_file(name)
    for line in lines:
        fault = fault_of(line)
        yield f"{name}:{line.number}: {'ok' if fault is None else one_line(fault)}", fault is None


def one_line(fault: RecordError) -> str:
    """The fault without line breaks, and never long: a hostile record's values stand in it."""
    text = " ".join(str(fault).split())
    return text if len(text) <= _LONGEST_LINE else f"{text[:_LONGEST_LINE]}…"
