"""Compares what nets expect at the bid with what they get: ``python -m training.calibration``, in self-play.

By number of cards; the rounds count in which a seat had a choice of bids (in Wizard Extreme, of seals).  ``--write``
puts what was found into the file of ``foretell.bots.net.calibrating``: with all special cards what these add to the
kind without any, which must have been measured before.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path

from foretell.bots.net.calibrating import FILE
from foretell.bots.net.loading import WEIGHTS

from .folder import told


def main(given: Sequence[str] | None = None) -> None:
    """Parse the command line and print a line for each number of cards."""
    parser = argparse.ArgumentParser(prog="python -m training.calibration", description="Compare bids with results.")
    parser.add_argument("--file", type=Path, help="the nets (default: the package's own)")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--kind", default="classic", help="a kind of game (training.evaluate)")
    parser.add_argument("--rounds", type=int, default=40_000, help="rounds of each number of cards, about")
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--write", action="store_true", help="correct by this what is shown")
    arguments = parser.parse_args(given)
    with told("training.calibration"):
        from . import netfile
        from .calibrating import expected_too_little, print_table, write
        from .measuring import KINDS

        kind, game = arguments.kind, KINDS[arguments.kind].game
        nets = netfile.read(arguments.file or WEIGHTS[game], game)
        found = expected_too_little(nets, kind, arguments.players, arguments.rounds, arguments.seed)
        print_table(found)
        if arguments.write:
            write(found, FILE)


if __name__ == "__main__":
    main()
