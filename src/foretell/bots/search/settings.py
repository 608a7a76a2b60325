"""What search is told: how long, how wide, and whom to believe how much."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Trust:
    """How far to believe what is found by trying moves.  Points are those of the game."""

    decisions: int
    """After a move is tried, the own seat decides so often before its net's opinion is taken."""
    margin: float
    """Moves that the net thinks worse than the best by more points are not tried."""
    doubt: float
    """How wrong the net usually is about the difference of two moves."""
    bias: float
    """How wrong trying usually is about it, however many worlds are tried."""


WHOLE_ROUND = 1000
"""More decisions than a seat has in a round."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The numbers were found by ``benchmarks.search``; docs/bots.md tells how."""

    seconds: float | None = 0.5
    """Thinking ends after so long; None: only when all worlds are tried, so that the same seed does the same."""
    worlds: int = 250
    """At most so many worlds are tried."""
    drawn: int = 8
    """For each of them so many are drawn, of which the likelier ones are tried."""
    warmth: float = 1.5
    """Other seats make a move less likely by a factor of e for so many points that it brings less."""
    blunders: float = 0.03
    """The part of their moves that tells nothing of their cards."""
    fewest: float = 0.02
    """At least this part of the worlds drawn must count; else what tells them apart is taken less seriously."""
    sure: float = 2.0
    """A move that is behind by so many standard errors is tried no further."""
    cards: Trust | None = Trust(1, 10.0, 4.0, 1.0)
    """For cards (and seals to give back); None: the net chooses them."""
    bids: Trust | None = Trust(0, 10.0, 1.0, 2.0)
    """For bids (trump, seals); None: the net makes them."""


USUAL: dict[str, Settings] = {
    "wizard": Settings(),
    "extreme": Settings(warmth=0.2, cards=Trust(1, 1.0, 0.3, 0.1), bids=None),
}
"""By game; penalty points spread about a tenth as widely as Wizard's points."""
