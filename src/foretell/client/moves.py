"""The move that an event tells of."""

from collections.abc import Callable
from typing import Any

from ..game import events
from ..game.cards import Card
from ..game.events import Event
from ..game.moves import Bid, ChangeBid, EndPrediction, Move, Pass, TakeMagician, TakeSeal, Trump

SOME_CARD = Card("W")
"""Stands for a card that somebody passes unseen."""
_MOVES: dict[type[Event], Callable[[Any], Move]] = {
    events.TrumpSet: lambda event: Trump(event.suit),
    events.BidMade: lambda event: Bid(0 if event.tricks is events.HIDDEN else event.tricks),
    events.CardPlayed: lambda event: event.play,
    events.CardLaidAside: lambda event: Pass(SOME_CARD if event.card is events.HIDDEN else event.card),
    events.BidChanged: lambda event: ChangeBid(event.change),
    events.SealTaken: lambda event: TakeSeal(event.suit, event.victim),
    events.MagicianTaken: lambda _: TakeMagician(),
    events.PredictionMade: lambda _: EndPrediction(),
    events.SealReturned: lambda event: event.seal,
}


def move_of(event: Event) -> Move:
    """The move with this first event; for a hidden bid or card some move of the kind.

    Raises KeyError for an event that no move begins with.
    """
    return _MOVES[type(event)](event)
