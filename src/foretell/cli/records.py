"""``foretell verify`` and ``foretell perft``: check game records, and count lines of play."""

import argparse
import sys
from collections.abc import Callable, Iterable

from ..record.errors import RecordError
from ..record.perft import perft
from ..record.stream import Line, read_named
from ..record.verify import verify
from .options import whole_number


def add_commands(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Describe the commands."""
    parser = commands.add_parser(
        "verify",
        help="check that game records follow the rules",
        description="Replay every game and report the first fault in it, with its place.",
    )
    parser.add_argument("files", metavar="FILE", nargs="+", help="a .json or .jsonl file, or - for standard input")
    parser.set_defaults(run=run_verify)
    parser = commands.add_parser(
        "perft",
        help="count the lines of play from a position",
        description="Count the sequences of moves from a position of the file's first game to the end of its round.",
    )
    parser.add_argument("file", metavar="FILE", help="a .json or .jsonl file, or - for standard input")
    parser.add_argument("--round", type=whole_number, metavar="R", required=True, help="the round, from 1")
    parser.add_argument("--moves", type=whole_number, metavar="M", required=True, help="the moves made before it")
    parser.add_argument("--depth", type=whole_number, metavar="D", help="the length of the sequences, in moves")
    parser.set_defaults(run=run_perft)


def add_game(parser: argparse.ArgumentParser) -> None:
    """The arguments that name a game in a file: ``file`` and ``game``."""
    parser.add_argument("file", metavar="FILE", help="a .json or .jsonl file, or - for standard input")
    parser.add_argument("--game", type=whole_number, metavar="K", default=1, help="the file's K-th game; default: 1")


def run_verify(given: argparse.Namespace) -> int:
    """Print a line for every game; the status is 1 if any is wrong or a file cannot be read."""
    return print_verdicts(given.files, lambda name: verify(name, sys.stdin.buffer))


def print_verdicts(names: Iterable[str], verdicts: Callable[[str], Iterable[tuple[str, bool]]]) -> int:
    """Print the verdict on each game of these files; the status is 1 if any is wrong or a file cannot be read."""
    status = 0
    for name in names:
        try:
            for text, right in verdicts(name):
                print(text)
                status = status if right else 1
        except BrokenPipeError:
            raise
        except OSError as error:
            print(f"foretell: {name}: {error.strerror or error}", file=sys.stderr)
            status = 1
    return status


def run_perft(given: argparse.Namespace) -> int:
    """Print the count."""
    line = first_line(given.file)
    try:
        print(perft(line.data(), given.round, given.moves, given.depth))
    except RecordError as fault:
        print(f"{given.file}:{line.number}: {fault}", file=sys.stderr)
        return 1
    return 0


def first_line(name: str) -> Line:
    """The first game of a file; raises RecordError if there is none."""
    line = next(read_named(name, sys.stdin.buffer), None)
    if line is None:
        raise RecordError(f"{name} has no games")
    return line


def line_of(name: str, number: int) -> Line:
    """The line with the n-th game of a file, from 1; raises RecordError if there is none."""
    there = 0
    for line in read_named(name, sys.stdin.buffer):
        there += 1
        if there == number:
            return line
    games = {0: "no game at all", 1: "one game, number 1"}.get(there, f"games 1 to {there}")
    raise RecordError(f"{name} has no game {number}; it has {games}")
