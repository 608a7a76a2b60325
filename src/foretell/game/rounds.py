"""The history of a round: its deal, its moves and its result."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from .cards import Card
from .moves import Move


@dataclass(frozen=True, slots=True)
class WizardResult:
    """A completed round of Wizard by seat: final bids (S7), tricks won, points (A12)."""

    bids: tuple[int, ...]
    tricks: tuple[int, ...]
    points: tuple[int, ...]

    @property
    def as_foretold(self) -> tuple[bool, ...]:
        """A12: whether the bid was met, by seat."""
        return tuple(bid == won for bid, won in zip(self.bids, self.tricks, strict=True))

    def as_data(self) -> dict[str, Any]:
        """The result as JSON values."""
        return {"bids": list(self.bids), "tricks": list(self.tricks), "points": list(self.points)}


@dataclass(frozen=True, slots=True)
class ExtremeResult:
    """A completed round of Wizard Extreme by seat: seals left (by kind, if any), penalty points (B12, B13)."""

    seals: tuple[Mapping[str, int], ...]
    points: tuple[int, ...]

    @property
    def as_foretold(self) -> tuple[bool, ...]:
        """B12: whether there was no penalty point, by seat."""
        return tuple(points == 0 for points in self.points)

    def as_data(self) -> dict[str, Any]:
        """The result as JSON values."""
        return {"seals": [dict(seals) for seals in self.seals], "points": list(self.points)}


Result = WizardResult | ExtremeResult


@dataclass(slots=True)
class Round:
    """One round of a game; ``moves`` grows as it is played, and ``result`` is set at its end."""

    number: int
    """From 1."""
    dealer: int
    hands: tuple[tuple[Card, ...], ...]
    """By seat, the cards as dealt (before a Werewolf is exchanged)."""
    turned: Card | None
    moves: list[tuple[int, Move]] = field(default_factory=list)
    """Seat and move, in the order made."""
    result: Result | None = None

    def copy(self) -> "Round":
        """An independent copy of the round."""
        return Round(self.number, self.dealer, self.hands, self.turned, list(self.moves), self.result)
