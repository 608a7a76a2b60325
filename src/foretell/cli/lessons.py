"""``foretell lessons``: the lessons in the terminal."""

import argparse
from pathlib import Path

from .options import add_language, words_of


def add_commands(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "lessons",
        help="learn the games, one sentence at a time",
        description="Take short lessons on prepared cards, one sentence at a time: the games, the special cards, the"
        " variants, bidding. Which ones you have taken is kept.",
    )
    parser.add_argument("name", metavar="NAME", nargs="?", help="begin with this lesson (--list names them)")
    parser.add_argument("--list", action="store_true", help="list the lessons and exit")
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="the folder where your progress is kept")
    add_language(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Take lessons until the user leaves."""
    from ..terminal.lessons.course import course
    from ..terminal.lessons.session import LessonSession, list_lines, progress_file
    from ..terminal.system.console import Console

    words, file = words_of(given.lang), progress_file(given.data)
    if given.list:
        print("\n".join(list_lines(file.read()[0], words)))
        return 0
    if given.name is not None:
        course(given.name)
    return LessonSession(file, words, Console()).run(given.name)
