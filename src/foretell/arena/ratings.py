"""Ratings of a match's bots by OpenSkill (Plackett-Luce, after Weng and Lin 2011).

A contest is between one seat of each bot at a table, ranked by the points of the game; equal points share a rank.  So
the ratings predict who is ahead at the end of a game.  Bots do not change over time, so uncertainty is not raised
between games (``tau`` 0).  Games are rated in the order of their deals; ratings are comparable only within one match.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from importlib import import_module

from ..bots import MissingExtra
from .results import Results

Contest = tuple[tuple[int, ...], tuple[int, ...]]
"""Bots, and the points of one seat of each in one game (more is better)."""
MISSING = "ratings need openskill: pip install 'foretell[arena]'"


@dataclass(frozen=True, slots=True)
class Skill:
    """A rating: the expected skill and its standard deviation, at first 25 and 8.33."""

    mu: float
    sigma: float


def ratings(results: Results) -> tuple[Skill, ...]:
    """The rating of each bot, in the order of ``plan.bots``; empty for a single bot.

    Raises MissingExtra if openskill is not installed.
    """
    return rated(len(results.plan.bots), results.contests())


def rated(bots: int, contests: Iterable[Contest]) -> tuple[Skill, ...]:
    """Ratings of bots 0, 1, 2, … after these contests, taken in order; empty for fewer than two bots.

    The contests may come from several matches.  Raises MissingExtra if openskill is not installed.
    """
    try:
        model = import_module("openskill.models").PlackettLuce(tau=0.0)
    except ModuleNotFoundError:
        raise MissingExtra(MISSING) from None
    if bots < 2:
        return ()
    ratings = [model.rating() for _ in range(bots)]
    for present, scores in contests:
        teams = model.rate([[ratings[bot]] for bot in present], ranks=[-score for score in scores])
        for bot, (new,) in zip(present, teams, strict=True):
            ratings[bot] = new
    return tuple(Skill(one.mu, one.sigma) for one in ratings)
