"""The move that an event tells of."""

from collections.abc import Callable
from typing import Any

from ..game.cards import Card
from ..game.events import (
    HIDDEN,
    BidChanged,
    BidMade,
    CardLaidAside,
    CardPlayed,
    Event,
    MagicianTaken,
    PredictionMade,
    SealReturned,
    SealTaken,
    TrumpSet,
)
from ..game.moves import Bid, ChangeBid, EndPrediction, Move, Pass, TakeMagician, TakeSeal, Trump

SOME_CARD = Card("W")
"""Stands for a card that somebody passes unseen."""
_MOVES: dict[type[Event], Callable[[Any], Move]] = {
    TrumpSet: lambda event: Trump(event.suit),
    BidMade: lambda event: Bid(0 if event.tricks is HIDDEN else event.tricks),
    CardPlayed: lambda event: event.play,
    CardLaidAside: lambda event: Pass(SOME_CARD if event.card is HIDDEN else event.card),
    BidChanged: lambda event: ChangeBid(event.change),
    SealTaken: lambda event: TakeSeal(event.suit, event.victim),
    MagicianTaken: lambda _: TakeMagician(),
    PredictionMade: lambda _: EndPrediction(),
    SealReturned: lambda event: event.seal,
}


def move_of(event: Event) -> Move:
    """The move with this first event; for a hidden bid or card some move of the kind.

    Raises KeyError for an event that no move begins with.
    """
    return _MOVES[type(event)](event)
