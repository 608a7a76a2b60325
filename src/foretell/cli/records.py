"""``foretell verify`` and ``foretell perft``: check game records, and count lines of play."""

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator

from ..game.errors import OptionsError
from ..record.errors import RecordError
from ..record.perft import lines_from, perft
from ..record.verify import verify
from .options import whole_number
from .places import add_game, add_place, add_position, given_position, line_of, no_game_in


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
        description="Count the sequences of moves from a position to the end of its round.",
    )
    add_game(parser, optional=True)
    add_place(parser)
    parser.add_argument("--round", type=whole_number, metavar="R", help="with --moves: a place in this round")
    parser.add_argument("--moves", type=whole_number, metavar="M", help="with --round: after the first M moves")
    add_position(parser)
    parser.add_argument("--depth", type=whole_number, metavar="D", help="the length of the sequences, in moves")
    parser.set_defaults(run=run_perft)


def run_verify(given: argparse.Namespace) -> int:
    """Print a line for every game; the status is 1 if any is wrong, or a file has none or cannot be read."""
    return print_verdicts(given.files, lambda name: verify(name, sys.stdin.buffer))


def print_verdicts(names: Iterable[str], verdicts: Callable[[str], Iterable[tuple[str, bool]]]) -> int:
    """Print the verdict on each game of these files.

    The status is 1 if one is wrong, or if a file has none or cannot be read.
    """
    status = 0
    for name in names:
        for text, right in _readable(name, verdicts(name)):
            if text:
                print(text)
            status = status if right else 1
    return status


def _readable(name: str, verdicts: Iterable[tuple[str, bool]]) -> Iterator[tuple[str, bool]]:
    """The verdicts on a file, then an empty one that is wrong if it has no game or cannot be read to its end."""
    fault = no_game_in(name)
    try:
        for verdict in verdicts:
            fault = ""
            yield verdict
    except OSError as error:
        fault = f"{name}: {error.strerror or error}"
    if fault:
        print(f"foretell: {fault}", file=sys.stderr)
        yield "", False


def run_perft(given: argparse.Namespace) -> int:
    """Print the count."""
    if (given.round, given.moves) != (None, None) and (given.at, given.position) != (None, None):
        raise OptionsError("--round and --moves name a place as --at and --position do: give one place")
    position = given_position(given)
    if position is not None:
        print(lines_from(position.options, position.state(), given.depth))
        return 0
    line = line_of(given.file, given.game)
    try:
        print(perft(line.data(), *_moves_before(given), given.depth))
    except RecordError as fault:
        print(f"{given.file}:{line.number}: {fault}", file=sys.stderr)
        return 1
    return 0


def _moves_before(given: argparse.Namespace) -> tuple[int, int]:
    """The round, and the moves made before the position."""
    if given.at is not None:
        number, move = given.at
        return number, move - 1
    if given.round is None or given.moves is None:
        raise OptionsError("perft counts from a place: name it with --at ROUND[.MOVE] or --position TEXT")
    return given.round, given.moves
