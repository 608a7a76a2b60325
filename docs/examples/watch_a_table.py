"""Tells what is played and said at the table of a link."""

import sys

from foretell.client import Client
from foretell.game.events import CardPlayed, TrickTaken
from foretell.server.protocol.actions import Said

with Client(sys.argv[1], "Reporter") as client:
    table = client.join()
    for line in table.lines():
        if isinstance(line.action, Said):
            print(f"{table.state.seats[line.action.seat].name}: {line.action.text}")
        for event in line.events:
            if isinstance(event, CardPlayed):
                print(f"seat {event.seat} plays {event.play.text}")
            elif isinstance(event, TrickTaken):
                print(f"seat {event.seat} takes the trick")
