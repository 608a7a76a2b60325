"""Compares what nets expect at the bid with what they get: ``python -m training.calibration``, in self-play.

By number of cards; the seats' rounds count, in which they had a choice of bids.
"""

import argparse
from pathlib import Path

from foretell.bots.net.loading import WEIGHTS

from .needs import told


def main() -> None:
    """Parse the command line and print a line for each number of cards."""
    parser = argparse.ArgumentParser(prog="python -m training.calibration", description="Compare bids with results.")
    parser.add_argument("--file", type=Path, help="the nets (default: the package's own)")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--kind", default="classic", help="a kind of game of Wizard (training.evaluate)")
    parser.add_argument("--rounds", type=int, default=40_000, help="rounds of each number of cards, about")
    parser.add_argument("--seed", type=int, default=5)
    arguments = parser.parse_args()
    with told("training.calibration"):
        from foretell.bots.net import netfile

        from .comparing import print_calibration

        nets = netfile.read(arguments.file or WEIGHTS["wizard"], "wizard")
        print_calibration(nets, arguments.kind, arguments.players, arguments.rounds, arguments.seed)


if __name__ == "__main__":
    main()
