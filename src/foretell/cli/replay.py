"""``foretell replay``: goes through a recorded game, and plays on from any position of it."""

import argparse
import sys

from ..game.options import seed_of
from ..record.errors import RecordError
from .options import add_language, add_opponents, bots_of, whole_number
from .places import add_game, add_place, add_position, given_position, line_of


def add_commands(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "replay",
        help="go through a recorded game, and play on from any position",
        description="Go through a recorded game, move by move, forward and back, with all hands open, and play on from"
        " any position, or from one of your own (--position), against bots. Rounds that are not in the record are dealt"
        " at random.",
    )
    add_game(parser, optional=True)
    add_place(parser)
    add_position(parser)
    add_opponents(parser)
    parser.add_argument(
        "--bots", metavar="B[,B…]", help="to play on against, by seat (`foretell bots` lists them); default: a mixture"
    )
    parser.add_argument("--seed", type=whole_number, metavar="S", help="of the rounds that the record does not have")
    parser.add_argument("--plain", action="store_true", help="play on line by line too, for a screen reader or a pipe")
    add_language(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Go through the game until the reader leaves."""
    from ..terminal.replay import replay

    if given.seed is not None:
        seed_of(given.seed)
    position = given_position(given)
    if position is not None:
        game = position.game(seed=given.seed)
    else:
        line = line_of(given.file, given.game)
        try:
            game = line.game()
        except RecordError as fault:
            print(f"{given.file}:{line.number}: {fault}", file=sys.stderr)
            return 1
    bots = None if given.bots is None else bots_of(given.bots)
    return replay(game, at=given.at, bots=bots, seed=given.seed, lang=given.lang, plain=given.plain)
