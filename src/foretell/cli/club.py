"""``foretell club``: reads a club's file."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from .options import add_language, words_of

if TYPE_CHECKING:
    from ..club.document import Document
    from ..words import Words


def add_commands(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "club",
        help="check a club's file, or print its table",
        description="Read a club's file, which a server has written. check goes through its entries: each must have"
        " been allowed when it was written; table prints the table of a season.",
        allow_abbrev=False,
    )
    parser.add_argument("action", metavar="ACTION", choices=("check", "table"), help="what to do: check or table")
    parser.add_argument("file", metavar="FILE", type=Path, help="a .json file")
    parser.add_argument("--season", metavar="NAME", help="of table; default: the one that goes on")
    add_language(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Do it; the status is 1 where the file is damaged or has entries that were not allowed."""
    from ..club.document import loads
    from ..club.faults import ClubFault
    from ..club.limits import LARGEST
    from ..files import read_file
    from ..terminal.text.faults import fault_text

    words = words_of(given.lang)
    try:
        document = loads(read_file(given.file, LARGEST))
    except ClubFault as fault:
        print(f"foretell: {given.file}: {fault_text(fault, words, 'club')}", file=sys.stderr)
        return 1
    return _check(document, words) if given.action == "check" else _table(document, given.season, words)


def _check(document: "Document", words: "Words") -> int:
    from ..club.checking import verify
    from ..terminal.text.faults import fault_text

    faults = list(verify(document))
    for number, fault in faults:
        print(words("club-fault-entry", entry=number, fault=fault_text(fault, words, "club")))
    if not faults:
        print(words("club-checked", entries=len(document.entries)))
    return 1 if faults else 0


def _table(document: "Document", season: str | None, words: "Words") -> int:
    from ..club.fold import fold
    from ..terminal.club import table_lines

    state = fold(document)
    if season and season not in state.seasons:
        print(words("club-no-season", name=season), file=sys.stderr)
        return 1
    for line in table_lines(state, season, words):
        print(line)
    return 0
