"""Plays what the server's coach advises, and says so."""

import sys

from foretell import WizardOptions
from foretell.client import Client, Refused

with Client(sys.argv[1], "My engine") as client:
    table = client.open(WizardOptions(round_sizes=(2,)), seats=3, bots=["random", "random"], hints=True)
    table.start()
    for _ in table.turns():
        best = table.hint().moves[0]
        print(f"{best.move}: {best.points:.1f} points")
        table.move(best.move)
    try:
        table.say("Thank you")
    except Refused as refused:
        print(refused)
