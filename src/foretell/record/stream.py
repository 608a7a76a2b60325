"""Reads files of records line by line, in constant memory."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import BinaryIO, Protocol, runtime_checkable

from ..files import naming
from ..game.game import Game
from ..given import must_be
from .errors import RecordError
from .json_text import parse
from .reader import read_game

LONGEST_TEXT = 32 * 2**20
"""Bytes.  A longer line (or ``.json`` file) is a fault; the rest of it is skipped and not kept in memory."""
_LONGEST_REST = 2**30
"""Bytes of such a rest; reading ends there, since it may never end."""
_CHUNK = 2**20
_BLANK = b" \t\r\n"


_BYTES = "records are read from a file that was opened for bytes: open(name, 'rb')"


@runtime_checkable
class _Readable(Protocol):
    def readline(self, size: int, /) -> bytes: ...


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a file: its number (from 1), and its JSON value or the fault."""

    number: int
    value: object = None
    fault: RecordError | None = None

    def data(self) -> object:
        """The line's JSON value; raises RecordError for its fault."""
        if self.fault is not None:
            raise self.fault
        return self.value

    def game(self) -> Game:
        """The line's game, finished or not; raises RecordError for the first fault of line or game."""
        return read_game(self.data())


def read_file(path: Path | str) -> Iterator[Line]:
    """The records of a file: one in a ``.json`` file, one per line in a ``.jsonl`` file, either in any other file.

    One line at a time is in memory.  Raises OSError when the first record is asked for, if the file cannot be read.
    """
    with naming(Path(path)), Path(path).open("rb") as file:
        match Path(path).suffix.lower():
            case ".json":
                yield _line(1, file.read(LONGEST_TEXT + 1))
            case ".jsonl":
                yield from read_lines(file)
            case _:
                yield from read_input(file)


def read_named(name: Path | str, standard_input: BinaryIO | None) -> Iterator[Line]:
    """As ``read_file``; with ``standard_input``, the name ``-`` stands for it."""
    return read_input(standard_input) if standard_input is not None and name == "-" else read_file(name)


def read_lines(file: BinaryIO) -> Iterator[Line]:
    """The records of a file with one per line; blank lines are skipped but counted.

    Raises TypeError for what is not a file that was opened to read bytes.
    """
    return _numbered(_lines(file))


def read_input(file: BinaryIO) -> Iterator[Line]:
    """The records of standard input: one JSON text or, failing that, one game per line.

    Lines are buffered to parse them as one text, up to LONGEST_TEXT; buffering stops at the second filled line if the
    first one is a complete JSON text.
    """
    lines = _lines(file)
    head: list[bytes] = []
    filled = size = 0
    for text in lines:
        head.append(text)
        size += len(text)
        filled += bool(text.strip(_BLANK))
        if size > LONGEST_TEXT or (filled == 2 and text.strip(_BLANK) and _line(1, b"".join(head[:-1])).fault is None):
            break
    else:
        whole = _line(1, b"".join(head))
        if whole.fault is None:
            yield whole
            return
    yield from _numbered(chain(head, lines))


def _numbered(lines: Iterable[bytes]) -> Iterator[Line]:
    """The lines that are not blank; blank ones count in the numbers."""
    return (_line(number, text) for number, text in enumerate(lines, start=1) if text.strip(_BLANK))


def _lines(file: BinaryIO) -> Iterator[bytes]:
    """All lines of a file; only a line feed ends a line.  Of a line that is too long, only the beginning is kept."""
    must_be(file, _Readable, _BYTES)
    while text := file.readline(LONGEST_TEXT + 1):
        must_be(text, bytes, _BYTES)
        end, left = text, _LONGEST_REST
        while len(text) > LONGEST_TEXT and end and not end.endswith(b"\n"):
            end = file.readline(_CHUNK)
            left -= len(end)
            if left < 0:
                yield text
                return
        yield text


def _line(number: int, text: bytes) -> Line:
    if len(text) > LONGEST_TEXT:
        return Line(number, fault=RecordError(f"longer than {LONGEST_TEXT // 2**20} MiB: this is not a record"))
    try:
        return Line(number, parse(text))
    except RecordError as fault:
        return Line(number, fault=fault)
