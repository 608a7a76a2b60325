"""``python -m benchmarks.exact``: exact results beside those of the bots, as Markdown tables."""

import argparse

from . import tables
from .tables import show

_BOTS = "thumb,apprentice,journeyman,master"


def main() -> None:
    """Print all tables."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.exact", description="Compute exact results.")
    parser.add_argument("--bots", default=_BOTS, help=f"bots for rounds of one card (default {_BOTS})")
    parser.add_argument("--players", default="3,4,5,6", help="numbers of players with one card (default 3,4,5,6)")
    parser.add_argument("--deals", type=int, default=20, help="deals with open cards of each kind (default 20)")
    parser.add_argument("--only", choices=("one-card", "open-cards"), help="print only half of the tables")
    arguments = parser.parse_args()
    names, players = arguments.bots.split(","), [int(many) for many in arguments.players.split(",")]
    if arguments.only != "open-cards":
        show("One card each, in equilibrium; points a round and seat", tables.equilibria(players))
        show("One card each, a bot at all seats", tables.exploitability(names, players))
    if arguments.only != "one-card":
        title = "One seat sees all hands and the others are bots: exhaustive search, and what the ceiling finds"
        show(title, tables.replies(arguments.deals))
        show("All hands open, all players play for themselves: exhaustive search", tables.open_hands(arguments.deals))


if __name__ == "__main__":
    main()
