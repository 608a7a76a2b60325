"""``foretell show`` and ``foretell rules``: print games and rules as text."""

import argparse
import sys

from ..record.errors import RecordError
from ..resources import LANGUAGES, language
from .options import whole_number
from .records import add_game, line_of


def add_commands(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Describe the commands."""
    parser = commands.add_parser(
        "show",
        help="print a recorded game as text",
        description="Print a recorded game round by round: hands, bids, tricks, points.",
    )
    add_game(parser)
    parser.add_argument("--round", type=whole_number, metavar="R", help="only this round")
    add_language(parser)
    parser.set_defaults(run=run_show)
    parser = commands.add_parser(
        "rules", help="print the rule book, or one rule", description="Print the rule book, or one of its rules."
    )
    parser.add_argument("number", metavar="NUMBER", nargs="?", help="a rule's number, such as A9 or S4")
    add_language(parser)
    parser.set_defaults(run=run_rules)


def add_language(parser: argparse.ArgumentParser) -> None:
    """Add the flag for the language."""
    parser.add_argument("--lang", choices=LANGUAGES, help="default: as FORETELL_LANG or the locale says")


def run_show(given: argparse.Namespace) -> int:
    """Print a game of a file."""
    from ..terminal.text.transcript import transcript
    from ..words import Words

    line = line_of(given.file, given.game)
    try:
        for text in transcript(line.game(), Words(given.lang), given.round):
            print(text)
    except RecordError as fault:
        print(f"{given.file}:{line.number}: {fault}", file=sys.stderr)
        return 1
    except IndexError:
        print(f"foretell: {given.file}:{line.number}: the game has no round {given.round}", file=sys.stderr)
        return 1
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
