"""``foretell show`` and ``foretell rules``: print games and rules as text."""

import argparse
import sys

from ..position.value import Position
from ..record.errors import RecordError
from ..record.position import before
from ..record.stream import Line
from ..resources import language
from .options import add_language, whole_number, words_of
from .places import add_game, add_position, given_position, line_of, round_or_place


def add_commands(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Describe the commands."""
    parser = commands.add_parser(
        "show",
        help="print a recorded game, or a position, as text",
        description="Print a recorded game round by round: hands, bids, tricks, points. With --at ROUND.MOVE, or with"
        " --position: a position as a table, and its line of text.",
    )
    add_game(parser, optional=True)
    parser.add_argument(
        "--at", type=round_or_place, metavar="ROUND[.MOVE]", help="only this round, or the position before this move"
    )
    parser.add_argument("--round", type=whole_number, help=argparse.SUPPRESS)
    add_position(parser)
    add_language(parser)
    parser.set_defaults(run=run_show)
    parser = commands.add_parser(
        "rules", help="print the rule book, or one rule", description="Print the rule book, or one of its rules."
    )
    parser.add_argument("number", metavar="NUMBER", nargs="?", help="a rule's number, such as A9 or S4")
    add_language(parser)
    parser.set_defaults(run=run_rules)


def run_show(given: argparse.Namespace) -> int:
    """Print a game of a file, or a position."""
    position = given_position(given)
    if position is not None:
        return _print_position(position)
    line = line_of(given.file, given.game)
    number, move = given.at or (given.round, None)
    try:
        if move is not None:
            return _print_position(Position.of(before(line.game(), number, move)))
        return _print_game(line, number, given.lang)
    except RecordError as fault:
        print(f"{given.file}:{line.number}: {fault}", file=sys.stderr)
        return 1
    except IndexError:
        print(f"foretell: {given.file}:{line.number}: the game has no round {number}", file=sys.stderr)
        return 1


def _print_game(line: Line, number: int | None, lang: str | None) -> int:
    """Print a game, or a round of it; raises RecordError for a fault, and IndexError for a round that is not there."""
    from ..terminal.text.transcript import transcript

    for text in transcript(line.game(), words_of(lang), number):
        print(text)
    return 0


def _print_position(position: Position) -> int:
    """Print a position as a table, and as its line."""
    print(f"{position.table()}\n{position}")
    return 0


def run_rules(given: argparse.Namespace) -> int:
    """Print the rule book, or one rule."""
    from ..rulebook import rule, rules

    lang = language(given.lang)
    try:
        chosen = rules(lang) if given.number is None else (rule(given.number, lang),)
    except KeyError:
        print(
            f"foretell: there is no rule {given.number}; there are {', '.join(r.number for r in rules(lang))}",
            file=sys.stderr,
        )
        return 1
    print("\n\n".join(f"{found.number} {found.title}\n\n{found.plain}" for found in chosen))
    return 0
