"""Plays one pair of nets against another: ``python -m training.compare FILE``, against the package's.

Both sit at random seats of the same tables; rounds in which all seats are of one side don't count.
"""

import argparse
from pathlib import Path

from foretell.bots.net.loading import WEIGHTS

from .folder import told


def main() -> None:
    """Parse the command line and print a line for each kind."""
    parser = argparse.ArgumentParser(prog="python -m training.compare", description="Play nets against others.")
    parser.add_argument("file", type=Path, help="the nets")
    parser.add_argument("--against", type=Path, help="other nets (default: the package's own)")
    parser.add_argument("--game", choices=WEIGHTS, default="wizard")
    parser.add_argument("--rounds", type=int, default=100_000, help="rounds of each kind, at least")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--only", default="", help="only kinds with this in their names")
    arguments = parser.parse_args()
    with told("training.compare"):
        from . import netfile
        from .measuring import print_differences

        files = arguments.file, arguments.against or WEIGHTS[arguments.game]
        sides = [netfile.read(file, arguments.game) for file in files]
        print_differences(arguments.game, sides, arguments.rounds, arguments.seed, arguments.only)


if __name__ == "__main__":
    main()
