"""``foretell verify-deal``: checks that games were dealt as their proofs say."""

import argparse
import sys

from ..fair import Noted
from ..fair.check import verify_deals
from .options import whole_number
from .records import print_verdicts


def add_commands(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "verify-deal",
        help="check that games were dealt as their proofs say",
        description="Check that every game follows the rules, and that its cards follow from the secret that was"
        " committed to before the game and from what the players added.",
    )
    parser.add_argument("files", metavar="FILE", nargs="+", help="a .json or .jsonl file, or - for standard input")
    noted = parser.add_argument_group("your notes from before the game")
    noted.add_argument("--commitment", metavar="HEX", help="the commitment that the table showed")
    noted.add_argument("--game", metavar="ID", help="the table's id, the last part of its address")
    noted.add_argument("--value", metavar="TEXT", help="what you added to the shuffle")
    noted.add_argument("--seat", metavar="N", type=whole_number, help="your seat when you added it, counted from 0")
    noted.add_argument("--alone", action="store_true", help="all other seats were bots")
    noted.add_argument("--lock", metavar="HEX", help="the fingerprint of all commitments when you disclosed your value")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Print a line for every game; the status is 1 if any is wrong, or a file has none or cannot be read."""
    if given.seat is not None and given.value is None:
        print("foretell: --seat is the seat that added --value, so give both", file=sys.stderr)
        return 2
    noted = Noted(given.commitment, given.game, given.value, given.seat, given.alone, given.lock)
    return print_verdicts(given.files, lambda name: verify_deals(name, sys.stdin.buffer, noted))
