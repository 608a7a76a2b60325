"""The summary of a game, without its history: the part that is shared as a link."""

from typing import Any

from .standing import places
from .state import State

SUMMARY = "foretell-pad-summary/1"


def summary(state: State) -> dict[str, Any]:
    """The scored rounds as JSON values.

    ``players``: name, place and total in the order of seats.  ``rounds``: each round's number, the dealer's seat and,
    by seat, ``[bid, tricks, points]``, or null for players who did not play; in Wizard Extreme ``[seals left, 1 for
    the Magician's player (else 0), points]``.
    """
    standing = {place.player: place for place in places(state)}
    seats = [player.id for player in state.players]
    rounds = []
    for row in state.rounds:
        if row.phase != "scored":
            continue
        cells = [row.in_summary(player) if player in row.cells else None for player in seats]
        rounds.append([row.number, seats.index(row.dealer), *cells])
    return {
        "format": SUMMARY,
        "game": state.game,
        "title": state.title,
        "over": state.over,
        "players": [[player.name, standing[player.id].place, standing[player.id].total] for player in state.players],
        "rounds": rounds,
    }
