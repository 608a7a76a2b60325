"""Measures nets in self-play: ``python -m training.evaluate``.

All sizes of rounds count equally, without exploration; for the 95 % intervals a round counts once, not once per seat.
"""

import argparse
from pathlib import Path

from foretell.bots.net.loading import WEIGHTS

from .folder import told


def main() -> None:
    """Parse the command line and print the tables."""
    parser = argparse.ArgumentParser(prog="python -m training.evaluate", description="Measure nets in self-play.")
    parser.add_argument("--file", type=Path, help="default: the package's own")
    parser.add_argument("--game", choices=WEIGHTS, default="wizard")
    parser.add_argument("--steps", type=int, default=1000, help="decisions at each of 1,024 tables, for each kind")
    parser.add_argument("--seed", type=int, default=99)
    parser.add_argument("--classic", action="store_true", help="classic Wizard with four players only")
    arguments = parser.parse_args()
    with told("training.evaluate"):
        from .measuring import print_kinds

        print_kinds(arguments.game, arguments.file, arguments.steps, arguments.seed, classic=arguments.classic)


if __name__ == "__main__":
    main()
