"""The summary of a game, without its history: the part that is shared as a link."""

from typing import Any

from .standing import places
from .state import Bid, Round, State, WizardRound

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
        rounds.append([row.number, seats.index(row.dealer), *(_cell(row, player) for player in seats)])
    return {
        "format": SUMMARY,
        "game": state.game,
        "title": state.title,
        "over": state.over,
        "players": [[player.name, standing[player.id].place, standing[player.id].total] for player in state.players],
        "rounds": rounds,
    }


def _cell(row: Round, player: str) -> list[int | None] | None:
    """A player's cell in a scored round."""
    if isinstance(row, WizardRound):
        part = row.cells.get(player)
        return None if part is None else [_whole(part.final), part.tricks, part.points]
    cell = row.cells.get(player)
    if cell is None:
        return None
    return [sum(cell.held.values()), int(row.magician == player), cell.points]


def _whole(bid: Bid) -> int | None:
    return bid if isinstance(bid, int) else None
