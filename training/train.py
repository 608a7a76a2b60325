"""Trains the nets of a game: ``python -m training.train FOLDER`` (run it again to resume)."""

import argparse
from functools import partial
from pathlib import Path

from foretell.bots.net.loading import WEIGHTS

from .folder import told


def main() -> None:
    """Parse the command line and train."""
    parser = argparse.ArgumentParser(prog="python -m training.train", description="Train the nets of a game.")
    parser.add_argument("folder", type=Path, help="folder for checkpoints and progress")
    parser.add_argument("--game", choices=WEIGHTS, default="wizard")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--decisions", type=float, default=2e8, help="decisions of self-play in total")
    parser.add_argument("--tables", type=int, default=2048, help="rounds in parallel")
    parser.add_argument("--batch", type=int, default=1024)
    parser.add_argument("--rate", type=float, default=1e-3, help="first learning rate")
    parser.add_argument("--last-rate", type=float, default=3e-5, help="last learning rate")
    parser.add_argument("--plain", type=float, default=0.36, help="share of rounds that are played without options")
    parser.add_argument("--trace", type=float, default=0.7, help="λ: how far outcomes reach back; 1: they alone count")
    parser.add_argument("--from-package", action="store_true", help="begin with the package's nets")
    parser.add_argument("--guided", type=float, default=0, help="decisions with some, ever fewer, moves by thumb")
    parser.add_argument("--report-seconds", type=float, default=60)
    parser.add_argument("--processes", type=int, default=1, help="how many learn together, a core each")
    given = vars(parser.parse_args())
    given.update(decisions=int(given["decisions"]), guided=int(given["guided"]))
    with told("training.train"):
        from .run import Plan, train
        from .team import together

        together(partial(train, Plan(**given)), given["processes"])


if __name__ == "__main__":
    main()
