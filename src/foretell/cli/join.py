"""``foretell join``: plays at a table of a server, or lets a bot play there."""

import argparse
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from .options import MOST_GAMES, add_language, add_opponents, look_here, number_to, words_of

if TYPE_CHECKING:
    from ..words import Words


def add_commands(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "join",
        help="play at a table of a server, with friends",
        description="Play at a table of a server, or let a bot play there.",
        allow_abbrev=False,
    )
    parser.add_argument("url", metavar="URL", help="the link of the table, or the address of the server")
    parser.add_argument("code", metavar="CODE", nargs="?", default="", help="the room code, if the link names no table")
    parser.add_argument("--name", help="your name there; default: the one you had last, or you are asked")
    parser.add_argument(
        "--bot", metavar="B", help="let this bot play: a level, module:Class or pipe:COMMAND (see foretell bots)"
    )
    parser.add_argument(
        "--games",
        type=number_to(MOST_GAMES, 1),
        default=1,
        metavar="N",
        help="with --bot: how many it plays; default: 1",
    )
    add_opponents(parser)
    add_language(parser)
    parser.add_argument("--plain", action="store_true", help="line by line, for a screen reader or a pipe")
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="where your name is kept")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Play until the user leaves, or the bot has played."""
    from ..client import ClientError, NoLink

    try:
        return _bot(given) if given.bot is not None else _person(given, words_of(given.lang))
    except ClientError as error:
        print(f"foretell: {error}", file=sys.stderr)
        return 2 if isinstance(error, NoLink) else 1


def _person(given: argparse.Namespace, words: "Words") -> int:
    from ..terminal.join.program import join
    from ..terminal.system.console import Console
    from ..terminal.system.encoding import has_screen

    plain = given.plain or not has_screen()
    return join(given.url, given.code, given.name, words, given.data, Console(), plain=plain)


def _bot(given: argparse.Namespace) -> int:
    from ..bots.levels import seated_bot
    from ..terminal.join.bots import join_bot

    name = f"pipe:{given.bot}" if " " in given.bot and not given.bot.startswith("pipe:") else given.bot
    look_here([name])
    make = partial(seated_bot, name)
    make(0)
    return join_bot(given.url, given.code, name, given.name, given.games, make, words_of(given.lang))
