"""``foretell simulate``: games between bots, written as records."""

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from ..arena.simulate import Plan, simulate
from ..files import naming
from ..game.errors import OptionsError
from ..game.options import seed_of
from .options import (
    MOST_GAMES,
    OF_THE_GAME,
    add_opponents,
    add_options,
    bots_of,
    number_from_one,
    number_to,
    options_of,
    whole_number,
)
from .progress import with_progress


def add_commands(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "simulate",
        help="let bots play games and write their records",
        description="Let bots play games and write their records, one per line.",
        allow_abbrev=False,
    )
    add_options(parser)
    parser.add_argument("--mixed", action="store_true", help="draw game, players and options at random")
    parser.add_argument(
        "--games", type=number_to(MOST_GAMES), metavar="G", default=1, help="number of games; default: 1"
    )
    parser.add_argument("--seed", type=whole_number, metavar="S", default=0, help="same seed, same games; default: 0")
    add_opponents(parser)
    parser.add_argument(
        "--bots",
        metavar="B[,B…]",
        default="thumb",
        help="the bots, named as in the arena, which take turns at the seats; default: thumb",
    )
    parser.add_argument("--jobs", type=number_from_one, metavar="J", help="number of processes; default: one per core")
    parser.add_argument("--out", metavar="FILE", required=True, help="a new .jsonl file, or - for standard output")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Play the games and write their records, one per line."""
    if given.mixed and any(getattr(given, name) is not None for name in OF_THE_GAME):
        raise OptionsError("--mixed cannot be combined with options of the game, since it draws them at random")
    seed_of(given.seed)
    options, players = None if given.mixed else options_of(given), 4 if given.players is None else given.players
    if options is not None:
        options.check_players(players)
    plan = Plan(bots_of(given.bots), given.seed, options, players)
    plan.check_bots()
    records = simulate(plan, given.games, given.jobs)
    with _output(given.out) as write:
        for record in with_progress(records, given.games):
            write(record + "\n")
    return 0


@contextmanager
def _output(name: str) -> Iterator[Callable[[str], object]]:
    """What writes to the file; ``-`` is standard output.  Raises FileExistsError for one that holds something."""
    if name == "-":
        yield sys.stdout.write
        sys.stdout.flush()
        return
    path = Path(name)
    holds_something = path.is_file() and path.stat().st_size > 0
    file = path.open("x" if holds_something else "w", encoding="utf-8")
    try:
        yield naming(path)(file.write)
    finally:
        with naming(path):
            file.close()
