"""Settings of search: how long, how wide, and how far to trust which estimate."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Trust:
    """How far to trust playouts.  Points are those of the game."""

    decisions: int
    """How many decisions of its own seat a playout makes before it ends with the network's estimate."""
    margin: float
    """Moves that the network considers worse than the best by more points than this are not tried."""
    doubt: float
    """The network's typical error in the difference of two moves."""
    bias: float
    """The typical error of playouts in it, however many worlds are tried."""


WHOLE_ROUND = 1000
"""More decisions than a seat has in a round."""

MOST_WORLDS = 1_000_000
"""As many take hours for a decision."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The defaults were found by ``benchmarks.search``; docs/bots-method.md explains them."""

    seconds: float | None = 0.5
    """The time limit; None: stop only when all worlds are tried, so that the same seed gives the same move."""
    worlds: int = 250
    """The most worlds to try."""
    drawn: int = 8
    """Worlds drawn for each world tried; the likeliest are kept."""
    temperature: float = 1.5
    """Other seats are e times less likely to make a move for every this many points that it is worse."""
    blunders: float = 0.03
    """The share of their moves that says nothing about their cards."""
    fewest: float = 0.02
    """The smallest effective share of the worlds drawn; below it, their weights are evened out."""
    sure: float = 2.0
    """A move that is behind by this many standard errors is dropped."""
    cards: Trust | None = Trust(1, 10.0, 4.0, 1.0)
    """For playing cards (and returning seals); None: the network chooses alone."""
    bids: Trust | None = Trust(WHOLE_ROUND, 10.0, 2.0, 1.0)
    """For bids (trump, seals), but not in classic Wizard; None: the network chooses alone."""
    stage: int = 1_000_000
    """After trying this many worlds, it draws more only if more than one move is left to try."""
    far: int = WHOLE_ROUND
    """With more tricks left than this, it tries one stage at most: so early, more worlds find little."""


USUAL: dict[str, Settings] = {
    "wizard": Settings(stage=64, far=9),
    "extreme": Settings(temperature=0.2, cards=Trust(1, 1.0, 0.3, 0.1), bids=None, stage=64, far=9),
}
"""By game; penalty points vary about a tenth as much as Wizard's points."""
