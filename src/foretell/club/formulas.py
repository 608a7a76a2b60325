"""What a game is worth by the formula of a season."""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import cache

from ..tournament.settings import Settings as TournamentSettings
from .state import Result, sign

Worth = Callable[[Result], list[Fraction]]


def _places(result: Result) -> list[Fraction]:
    """Points by place, as in tournaments: with four at the table 4, 3, 2, 1; equal ones share theirs."""
    places = result.places
    return [_shared(len(places), place, places.count(place)) for place in places]


@cache
def _shared(people: int, place: int, many: int) -> Fraction:
    """What each gets of several people who share a place."""
    return sum(TournamentSettings().of_places(people)[place - 1 : place - 1 + many], Fraction()) / many


def _online(result: Result) -> list[Fraction]:
    """One for each person behind, one less for each person ahead; bots do not count."""
    people = [score for score, total in zip(result.scores, result.totals, strict=True) if not total.bot]
    return [Fraction(sum((own > other) - (own < other) for other in people)) for own in result.scores]


def _points(result: Result) -> list[Fraction]:
    return [Fraction(total.points) for total in result.totals]


def _wins(result: Result) -> list[Fraction]:
    """One for the first place, also for a shared one."""
    return [Fraction(place == 1) for place in result.places]


WORTH: Mapping[str, Worth] = {
    "places": _places,
    "online": _online,
    "sum": _points,
    "mean": _points,
    "wins": _wins,
}
"""By formula, the worth of a game for each total of its result."""
SUMMED = ("places", "sum")
"""The formulas that add games up; the others take their mean."""


def better(formula: str, game: str) -> int:
    """1 if the most points lead, -1 if the fewest: where game points count and the fewest win."""
    return sign(game) if WORTH[formula] is _points else 1


def together(formula: str, worth: Sequence[Fraction]) -> Fraction:
    """The points for some games, of which there is at least one."""
    whole = sum(worth, Fraction())
    return whole if formula in SUMMED else whole / len(worth)
