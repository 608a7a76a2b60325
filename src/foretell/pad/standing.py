"""Places, and the summary that is shared as a link."""

from dataclasses import dataclass
from typing import Any

from ..game.codebook import CODEBOOKS
from .state import State


@dataclass(frozen=True, slots=True)
class Place:
    """A player's place, from 1; equal totals share a place; None for players who have left."""

    player: str
    name: str
    place: int | None
    total: int


def places(state: State) -> list[Place]:
    """All players from the first place to the last, then those who have left (A13, B14: most, or fewest points)."""
    at = state.current or max(len(state.rounds), 1)
    better = CODEBOOKS[state.game].rules.sign
    totals = {player.id: state.totals.get(player.id, 0) for player in state.players}
    here = {one.id for one in state.players if one.id in state.totals and (one.left is None or at < one.left)}
    found = []
    for player in state.players:
        own = totals[player.id]
        ahead = sum(better * totals[other] > better * own for other in here)
        found.append(Place(player.id, player.name, 1 + ahead if player.id in here else None, own))
    return sorted(found, key=lambda place: (place.place is None, place.place or 0))


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
