"""Laying out a deck that deals given hands, for the compiled half; ``game.wizard`` says why there is none (A1, A4, V5).

Restricted Python.
"""

from collections.abc import MutableSequence, Sequence
from dataclasses import dataclass, field

from .cards import NONE
from .deal import DECK_ROOM, OWN_CARDS, fill_deck, place_in_deck, turns_up
from .state import SINGLE_SUIT, State


@dataclass(slots=True)
class Room:
    """Room for a deck, for all cards of the game, and for how often each card is left."""

    deck: list[int] = field(default_factory=lambda: [0] * DECK_ROOM)
    full: list[int] = field(default_factory=lambda: [0] * DECK_ROOM)
    left: list[int] = field(default_factory=lambda: [0] * DECK_ROOM)


def lay_out(s: State, cards: Sequence[int], first: int, turned: int, room: Room) -> bool:
    """Lay out the deck of the round that has just begun; False if no deck deals these hands.

    ``cards``: from ``first`` on the hands, one after the other, each of ``s.cards`` cards.  ``turned``: the card turned
    up, or NONE.
    """
    size = fill_deck(s, room.full)
    if (turned != NONE) != turns_up(s):
        return False
    count_cards(room, 0, size)
    if turned != NONE:
        room.deck[s.seats * s.cards] = turned
        room.left[turned] -= 1
        if room.left[turned] < 0:
            return False
    for seat in range(s.seats):
        if s.mode == SINGLE_SUIT:
            count_cards(room, OWN_CARDS * seat, OWN_CARDS)
        for n in range(s.cards):
            card = cards[first + s.cards * seat + n]
            room.left[card] -= 1
            if room.left[card] < 0:
                return False
            room.deck[place_in_deck(s, seat, n)] = card
    return True


def count_cards(room: Room, first: int, many: int) -> None:
    """Count ``many`` of the game's cards, from a place on, as those that are left."""
    clear(room.left)
    for n in range(many):
        room.left[room.full[first + n]] += 1


def clear(left: MutableSequence[int]) -> None:
    """No card is left."""
    for card in range(DECK_ROOM):
        left[card] = 0
