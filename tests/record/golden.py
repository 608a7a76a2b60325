"""Records and counts made by another program that follows the same rules, in tests/data.

``good.jsonl``: valid games of every kind.  ``broken.jsonl``: one game per line, with a line of ``broken.tsv`` for each:
the change, and where the fault is (``ok`` if the change is allowed).  ``perft.jsonl``: positions, with a line of
``perft.tsv`` for each: a description, round, moves, depth (``-`` for none), number of lines of play.
"""

from pathlib import Path
from typing import NamedTuple

from foretell.record.errors import RecordError
from foretell.record.reader import check
from foretell.record.stream import Line

DATA = Path(__file__).parents[1] / "data"


class Broken(NamedTuple):
    """A record with a fault, and where it is."""

    kind: str
    place: str
    text: bytes


class Count(NamedTuple):
    """A position in a record, and its number of lines of play."""

    kind: str
    round: int
    moves: int
    depth: int | None
    lines: int
    text: bytes


def lines_of(name: str) -> list[bytes]:
    """The lines of a file; only a line feed ends one."""
    return (DATA / name).read_bytes().split(b"\n")[:-1]


def rows_of(name: str) -> list[list[str]]:
    """The rows of a table."""
    return [line.decode().split("\t") for line in lines_of(name)]


GOOD = lines_of("good.jsonl")
BROKEN = [
    Broken(kind, place, text)
    for (kind, place), text in zip(rows_of("broken.tsv"), lines_of("broken.jsonl"), strict=True)
]
COUNTS = [
    Count(kind, int(number), int(moves), None if depth == "-" else int(depth), int(lines), text)
    for (kind, number, moves, depth, lines), text in zip(rows_of("perft.tsv"), lines_of("perft.jsonl"), strict=True)
]


def fault_of(line: Line) -> RecordError | None:
    """The first fault in a line of a file; None for a valid game."""
    try:
        check(line.data())
    except RecordError as fault:
        return fault
    return None
