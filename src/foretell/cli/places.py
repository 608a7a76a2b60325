"""How all commands name a position: ``--at ROUND[.MOVE]`` in a record, or ``--position TEXT`` without one."""

import argparse
import sys

from ..position.fields import PositionError
from ..position.value import Position
from ..record.errors import RecordError
from ..record.stream import Line, read_named
from .options import number_from_one, whole_number

Place = tuple[int, int]


def add_game(parser: argparse.ArgumentParser, *, optional: bool = False) -> None:
    """The arguments that name a game in a file: ``file`` and ``game``."""
    about = "a .json or .jsonl file, or - for standard input"
    if optional:
        parser.add_argument("file", metavar="FILE", nargs="?", help=about)
    else:
        parser.add_argument("file", metavar="FILE", help=about)
    parser.add_argument("--game", type=whole_number, metavar="K", default=1, help="the file's K-th game; default: 1")


def add_position(parser: argparse.ArgumentParser) -> None:
    """The argument for a position without a record."""
    parser.add_argument("--position", metavar="TEXT", help="a position, as one line of text, instead of a file")


def add_place(parser: argparse.ArgumentParser) -> None:
    """The argument for a position in a record."""
    about = "before this move of a round, both from 1; default: its first move"
    parser.add_argument("--at", type=place, metavar="ROUND[.MOVE]", help=about)


def place(text: str) -> Place:
    """A round and a move, or a round, which stands for its first move; argparse reports anything else."""
    number, move = round_or_place(text)
    return number, 1 if move is None else move


def round_or_place(text: str) -> tuple[int, int | None]:
    """A round, or a round and a move: ``3`` or ``3.5``; argparse reports anything else."""
    number, point, move = text.partition(".")
    return number_from_one(number), number_from_one(move) if point else None


def given_position(given: argparse.Namespace) -> Position | None:
    """The position of ``--position``, if it is given.

    Raises PositionError for text that is not one, and for a command that names both or neither, or a place besides.
    """
    if given.position is None:
        if given.file is None:
            raise PositionError("name a file with games, or a position with --position TEXT")
        return None
    if given.file is not None or given.at is not None:
        raise PositionError("--position is a position of its own: it goes neither with a file nor with --at")
    return Position.from_text(given.position)


def line_of(name: str, number: int) -> Line:
    """The line with the n-th game of a file, from 1; raises RecordError if there is none."""
    there = 0
    for line in read_named(name, sys.stdin.buffer):
        there += 1
        if there == number:
            return line
    if not there:
        raise RecordError(no_game_in(name))
    games = "one game, number 1" if there == 1 else f"games 1 to {there}"
    raise RecordError(f"{name} has no game {number}; it has {games}")


def no_game_in(name: str) -> str:
    """The sentence for a file that is empty, or has only blank lines."""
    return f"{name} has no game at all"
