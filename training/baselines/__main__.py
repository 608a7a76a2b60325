"""Learn Wizard by a method, or compare methods: ``python -m training.baselines dqn`` (docs/baselines.md)."""

import argparse
from contextlib import suppress
from pathlib import Path

from ..folder import told

METHODS = ("dqn", "ppo", "dmc")
FOLDER = Path("build/baselines")


def sizes(text: str) -> tuple[int, ...]:
    """Numbers of cards, such as ``1-3,8``."""
    ends = [[int(end) for end in part.split("-")] for part in text.split(",")]
    found = sorted({size for end in ends for size in range(end[0], end[-1] + 1)})
    if not found or found[0] < 1 or found[-1] > 15:
        raise argparse.ArgumentTypeError(f"rounds of four players have 1 to 15 cards, not {text}")
    return tuple(found)


def main() -> None:
    """Parse the command line; learn, and print what was reached."""
    parser = argparse.ArgumentParser(prog="python -m training.baselines", description="Baselines for Wizard.")
    parser.add_argument("method", choices=(*METHODS, "table"), help="table: all methods that were learned")
    parser.add_argument("--folder", type=Path, help=f"where the method learns (default {FOLDER}/METHOD)")
    parser.add_argument("--cards", type=sizes, default=sizes("1-15"), help="numbers of cards, as 1-3,8 (default 1-15)")
    parser.add_argument(
        "--rounds", type=int, help="rounds that each learner plays (default: as docs/baselines.md says)"
    )
    parser.add_argument("--cpu-hours", type=float, default=3.0, help="learning ends after so much CPU time (default 3)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--deals", type=int, default=200, help="games to be measured in (default 200)")
    given = parser.parse_args()
    with told("training.baselines"), suppress(KeyboardInterrupt):
        from . import table
        from .run import learn

        folders = [given.folder or FOLDER / given.method]
        if given.method == "table":
            folders = [FOLDER / name for name in METHODS if (FOLDER / name).exists()]
        else:
            learn(given.method, folders[0], given.cards, given.rounds, given.seed, given.cpu_hours * 3600)
        table.print_tables(folders, given.deals)


if __name__ == "__main__":
    main()
