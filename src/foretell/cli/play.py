"""``foretell play``: play against bots in the terminal."""

import argparse
from pathlib import Path

from ..game.options import seed_of
from .options import add_language, add_opponents, add_options, bots_of, names_of, options_of, whole_number


def add_commands(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "play",
        help="play in the terminal against bots",
        description="Play in the terminal against bots. Unfinished games can be resumed.",
        allow_abbrev=False,
    )
    add_options(parser)
    parser.add_argument("--names", metavar="NAME[,NAME…]", help="your name first, then those of the bots")
    add_opponents(parser)
    parser.add_argument(
        "--bots", metavar="B[,B…]", help="starting on your left (`foretell bots` lists them); default: a mixture"
    )
    parser.add_argument("--seed", type=whole_number, metavar="S", help="same seed, same cards")
    add_language(parser)
    parser.add_argument("--plain", action="store_true", help="line by line, for a screen reader or a pipe")
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="the folder for unfinished games")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Play until the player leaves."""
    if given.seed is not None:
        seed_of(given.seed)
    from ..terminal.play import play

    names = names_of(given.names) if given.names is not None else None
    return play(
        options_of(given),
        names=names,
        players=given.players,
        bots=None if given.bots is None else bots_of(given.bots),
        seed=given.seed,
        lang=given.lang,
        plain=given.plain,
        data=given.data,
    )
