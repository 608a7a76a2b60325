"""Ratings by finish: OpenSkill (Plackett-Luce, after Weng and Lin 2011), in which bots do not change.

Shown on the Elo scale, where 400 points more mean odds of ten to one to be ahead, with ``thumb`` at 1,500.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from math import log, sqrt

from ..bots.levels import RATINGS

BETA = 25 / 6
"""OpenSkill's standard deviation of a player's performance in one contest."""
ELO = 400 / log(10) / (sqrt(2) * BETA)
"""Elo points for each of OpenSkill's: between two sure ratings d apart it expects odds of exp(d / (sqrt(2) BETA))."""
ANCHORED = 1500
"""The rating of ``thumb``."""
LEAST = 5
"""From this number of games on a rating is shown."""
_SURE = 0.1
"""The standard deviation of a bot's strength."""
_NORMAL = 1.96


@dataclass(frozen=True, slots=True)
class Standing:
    """A person's strength as far as it is known: OpenSkill's mean and standard deviation."""

    mu: float
    sigma: float

    @property
    def rating(self) -> float:
        """On the scale that people see."""
        return ANCHORED + ELO * (self.mu - NEW.mu)

    @property
    def half(self) -> float:
        """Half of the rating's 95 % interval."""
        return _NORMAL * ELO * self.sigma


NEW = Standing(25.0, 25 / 3)
"""Somebody of whom nothing is known: as strong as ``thumb``, and not at all sure."""


def of_bot(game: str, bot: str) -> Standing | None:
    """The strength of a level in a game; None for a bot that was not measured."""
    rating = RATINGS[game].get(bot)
    return None if rating is None else Standing(NEW.mu + (rating - ANCHORED) / ELO, _SURE)


def after(before: Sequence[Standing], places: Sequence[int]) -> list[Standing]:
    """What is known after one game of all who took part; ``places``: at its end, less is better, equal ones are shared.

    Strength may change: OpenSkill adds a little uncertainty before each game.
    """
    model = import_module("openskill.models").PlackettLuce()
    teams = [[model.rating(mu=each.mu, sigma=each.sigma)] for each in before]
    rated = model.rate(teams, ranks=list(places))
    return [Standing(one.mu, one.sigma) for (one,) in rated]
