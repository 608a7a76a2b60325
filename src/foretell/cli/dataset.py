"""``foretell dataset``: makes a data set of games between strong bots, with what they expected of each move."""

import argparse
from pathlib import Path

from .options import number_from_one, whole_number
from .progress import with_progress


def add_commands(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "dataset",
        help="make a data set of games with judgements, for research",
        description="Make a data set: games of all kinds between bots, with what they expected of each move, as JSONL"
        " and Parquet, with a datasheet and checksums. Stop it at any moment: the same command goes on.",
        allow_abbrev=False,
    )
    parser.add_argument("folder", metavar="FOLDER", type=Path, help="a new or empty folder, or that of an earlier call")
    parser.add_argument(
        "--master", type=whole_number, default=20_000, metavar="N", help="games by the master; default: 20000"
    )
    parser.add_argument(
        "--grandmaster", type=whole_number, default=500, metavar="N", help="games by the grand master; default: 500"
    )
    parser.add_argument(
        "--worlds",
        type=number_from_one,
        default=50,
        metavar="W",
        help="worlds that it searches a decision; default: 50",
    )
    parser.add_argument("--jobs", type=number_from_one, metavar="J", help="number of processes; default: one per core")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Make the data set."""
    from ..dataset import DatasetPlan, make

    plan = DatasetPlan(given.master, given.grandmaster, given.worlds)
    make(plan, given.folder, given.jobs, with_progress)
    games = given.master + given.grandmaster
    print(f"{given.folder}: {games} {'game' if games == 1 else 'games'}; README.md describes them")
    return 0
