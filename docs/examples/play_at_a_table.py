"""Opens a table with two bots, plays a game by the first legal move, and checks that the deals were fair."""

import sys

from foretell import WizardOptions
from foretell.client import Client

with Client(sys.argv[1], "My engine") as client:
    table = client.open(WizardOptions(round_sizes=(1, 2, 3)), seats=3, bots=["thumb", "random"])
    table.start()
    for seen in table.turns():
        table.move(seen.legal_moves[0])
    print(table.totals)
    table.check()
