"""Which games are rated, and as which kind."""

from typing import Literal

from ..game.options import Bidding, ExtremeOptions, Mode, Options

RatedKind = Literal["classic", "special", "extreme"]
"""Wizard without and with special cards, and Wizard Extreme; each has ratings of its own."""
FEWEST_ROUNDS, FEWEST_CARDS = 10, 55
"""Of a game of Wizard: its rounds, and all cards that a seat is dealt, as many as in ten rounds of 1 to 10 cards."""


def rated_kind(options: Options, players: int) -> RatedKind | None:
    """The kind of a game that is long enough, and like the book's; None: the game is not rated.

    Wizard: the standard mode with open bids; that bids may not come out (V1, V8, V9) makes no difference.
    """
    if isinstance(options, ExtremeOptions):
        return "extreme" if options.rounds_with(players) >= ExtremeOptions().rounds_with(players) else None
    cards = options.cards_each(players)
    is_usual = options.mode is Mode.STANDARD and options.bidding is Bidding.OPEN
    if not is_usual or len(cards) < FEWEST_ROUNDS or sum(cards) < FEWEST_CARDS:
        return None
    return "special" if options.specials else "classic"


def game_of(kind: RatedKind) -> str:
    """The game of a kind: ``wizard`` or ``extreme``."""
    return "extreme" if kind == "extreme" else "wizard"
