"""The score sheet and the last trick."""

import msgspec

from .events import BidNumber, CardText


class SheetRow(msgspec.Struct, frozen=True):
    """A complete round; lists are by seat."""

    round: int
    dealer: int
    bids: tuple[BidNumber | None, ...] | None
    """At the round's end; null in Wizard Extreme."""
    tricks: tuple[int, ...]
    points: tuple[int, ...]
    totals: tuple[int, ...]
    seals: tuple[dict[str, int], ...] | None
    """The seals that each seat had left, by kind; null in Wizard."""
    magician: int | None
    """Who had the Black Magician; null in Wizard."""


class LastTrick(msgspec.Struct, frozen=True):
    """A complete trick."""

    plays: tuple[tuple[int, CardText], ...]
    """Seat and play, in order."""
    winner: int | None
    """Null if the Bomb lay in it (S4)."""
    leader: int
    """Who leads next."""
    round: int
    """The round of the trick: the round before, until the first trick of a round is complete."""
