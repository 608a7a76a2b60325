"""Laying out a deck that deals given hands, for the compiled half; ``game.extreme`` says why there is none (B3).

Restricted Python.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from .cards import NONE
from .deal import CARDS_EACH, DECK_ROOM, fill_deck
from .state import State


@dataclass(slots=True)
class Room:
    """Room for a deck, for all cards of the game, and for how often each card is left."""

    deck: list[int] = field(default_factory=lambda: [0] * DECK_ROOM)
    full: list[int] = field(default_factory=lambda: [0] * DECK_ROOM)
    left: list[int] = field(default_factory=lambda: [0] * DECK_ROOM)


def lay_out(s: State, cards: Sequence[int], first: int, turned: int, room: Room) -> bool:
    """Lay out the deck of the round that has just begun; False if no deck deals these hands.

    ``cards``: from ``first`` on the hands, one after the other.  ``turned``: NONE, since no card is turned up.
    """
    if turned != NONE:
        return False
    for card in range(DECK_ROOM):
        room.left[card] = 0
    for n in range(fill_deck(s, room.full)):
        room.left[room.full[n]] += 1
    for seat in range(s.seats):
        for n in range(CARDS_EACH):
            card = cards[first + CARDS_EACH * seat + n]
            room.left[card] -= 1
            if room.left[card] < 0:
                return False
            room.deck[s.seats * n + seat] = card
    return True
