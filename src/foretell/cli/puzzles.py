"""``foretell puzzles``: puzzles in the terminal."""

import argparse
from pathlib import Path

from .options import add_language, words_of


def add_commands(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "puzzles",
        help="solve puzzles: find the one best move",
        description="Solve puzzles from games of bots: positions in which one move is clearly better than all others."
        " Your rating is kept.",
    )
    parser.add_argument("id", metavar="ID", nargs="?", help="begin with this puzzle")
    parser.add_argument("--game", metavar="wizard|extreme", help="only puzzles of this game")
    parser.add_argument("--theme", metavar="THEME", help="only puzzles of this theme (--list names them)")
    parser.add_argument("--level", metavar="easy|medium|hard", help="only puzzles of this difficulty")
    parser.add_argument("--list", action="store_true", help="list the themes and exit")
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="the folder where your rating is kept")
    add_language(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Ask puzzles until the user leaves."""
    from ..puzzles import Wish, find
    from ..terminal.puzzles.session import PuzzleSession, progress_file, theme_lines
    from ..terminal.system.console import Console

    words = words_of(given.lang)
    wish = Wish(given.game, given.theme, given.level)
    if given.list:
        print("\n".join(theme_lines(wish.puzzles(), words)))
        return 0
    first = None if given.id is None else find(given.id)
    return PuzzleSession(wish, progress_file(given.data), words, Console()).run(first)
