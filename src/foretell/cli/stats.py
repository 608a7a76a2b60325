"""``foretell stats``: how well the players of many games predict, and how they fare."""

import argparse
import json
import shutil
import sys
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from ..record.stream import read_input
from .options import add_language, words_of
from .places import no_game_in

if TYPE_CHECKING:
    from ..pad.collection import Found
    from ..pad.document import Document
    from ..pad.faults import PadFault
    from ..pad.statistics import Statistics
    from ..record.errors import RecordError
    from ..words import Words

FORMAT = "foretell-stats/1"
GAMES = ("wizard", "extreme")
_USUAL_WIDTH = 100
"""The width of tables in columns, where nothing says how wide the terminal is."""
_MOST_FAULTS = 10
"""Faults of one file that are printed; the others are only counted."""


def add_commands(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "stats",
        help="print statistics of score pads and game records",
        description="For each player of all these games: games, places, points a round, bids met (in all, by bid and by"
        " seat), best and worst round. Players are known by their names, bots of records by their level, such as"
        " thumb; a pad in several files counts once.",
    )
    parser.add_argument(
        "files", metavar="FILE", nargs="+", help="score pads (.json), game records (.jsonl), or - for standard input"
    )
    parser.add_argument("--json", action="store_true", help="print the counts for programs")
    add_language(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Print the statistics of all games that can be read; the status is 1 where any cannot, or where there are none."""
    from ..pad.collection import each_once
    from ..pad.fold import fold
    from ..pad.statistics import Statistics
    from ..terminal.pad.statistics import statistics_lines

    words, book = words_of(given.lang), Statistics()
    pads: list[Document] = []
    unread = sum([_read(name, pads, book, words) for name in given.files])
    for document in each_once(pads):
        book.add(fold(document))
    accounts = {game: book.accounts(game) for game in GAMES}
    if given.json:
        counts = {game: [asdict(account) for account in of_game] for game, of_game in accounts.items()}
        print(json.dumps({"format": FORMAT, **counts}, ensure_ascii=False))
    else:
        width = shutil.get_terminal_size((_USUAL_WIDTH, 1)).columns
        for line in statistics_lines(accounts, words, width):
            print(line)
    nothing = not any(accounts.values())
    if nothing and not unread:
        _complain(words("stats-nothing"))
    return 1 if nothing or unread else 0


def _games_of(name: str) -> "Iterator[Found]":
    """The games of a file; ``-`` is standard input."""
    from ..pad.collection import read_games, read_line

    if name != "-":
        yield from read_games(Path(name))
        return
    for line in read_input(sys.stdin.buffer):
        yield from read_line(line, name)


def _read(name: str, pads: "list[Document]", book: "Statistics", words: "Words") -> int:
    """Collect a file's pads and count its records, or say why they cannot be read; returns how many faults it has."""
    from ..pad.collection import Unread
    from ..pad.document import Document

    unread, fault = 0, no_game_in(name)
    try:
        for one in _games_of(name):
            fault = ""
            if isinstance(one, Document):
                pads.append(one)
            elif not isinstance(one, Unread):
                book.add(one)
            else:
                unread += 1
                if unread <= _MOST_FAULTS:
                    _complain(f"{one.place}: {_why(one.fault, words)}")
    except OSError as error:
        fault = f"{name}: {error.strerror or error}"
    if fault:
        _complain(fault)
        unread += 1
    if unread > _MOST_FAULTS:
        _complain(f"{name}: {words('stats-more-faults', more=unread - _MOST_FAULTS)}")
    return unread


def _why(fault: "PadFault | RecordError", words: "Words") -> str:
    """The fault in a sentence."""
    from ..pad.faults import PadFault
    from ..record.verify import one_line
    from ..terminal.text.faults import fault_text

    return fault_text(fault, words, "pad") if isinstance(fault, PadFault) else one_line(fault)


def _complain(sentence: str) -> None:
    print(f"foretell: {sentence}", file=sys.stderr)
