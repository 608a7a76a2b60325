"""Sits down at the table of a link and plays with a bot of ours; a bot of your own needs a method ``choose``."""

import sys

from foretell.bots import make_bot
from foretell.client import Client

with Client(sys.argv[1], "My engine") as client:
    table = client.join()
    table.sit()
    bot = make_bot("thumb", seed=1)
    for seen in table.turns():
        table.move(bot.choose(seen))
    print(table.totals)
