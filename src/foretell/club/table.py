"""A season's table: who leads, by the formula of the club."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction

from .formulas import WORTH, better, together
from .settings import Season, Settings, season_of
from .state import Played, State, Total


@dataclass(frozen=True, slots=True)
class Own:
    """A game as one member has it."""

    played: Played
    total: Total
    """What they had at the end."""
    place: int
    """Their place at the table."""
    worth: Fraction
    """By the formula of the season."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the table."""

    member: str
    place: int | None
    """Equal members share a place; None: too few games for one."""
    points: Fraction
    games: int
    """All their games, also those that do not count because others are better."""
    wins: int


def season_called(state: State, name: str | None = None) -> Season:
    """The season of this name; None: the one that goes on; a name that no season has: all games by today's settings."""
    found = season_of(state.settings) if name is None else state.seasons.get(name)
    if found is None or found.name not in state.seasons:
        return season_of(replace(state.settings, season=None))
    return found.followed_by(state.seasons.values())


def counted(state: State, season: Season) -> Iterator[Played]:
    """The results that count: games of the season's kind that are over, with two people at least."""
    for played in state.results:
        result = played.result
        people = sum(not total.bot for total in result.totals)
        if result.over and result.kind == season.settings.game and season.has(result.day) and people > 1:
            yield played


def games_of(state: State, season: Season) -> dict[str, list[Own]]:
    """By member, the games that count, in the order in which they were played."""
    found: dict[str, list[Own]] = {}
    for played in sorted(counted(state, season), key=lambda one: one.result.day):
        result, worth = played.result, WORTH[season.settings.formula](played.result)
        for total, place, points in zip(result.totals, result.places, worth, strict=True):
            if total.member is not None:
                found.setdefault(total.member, []).append(Own(played, total, place, points))
    return found


def table(state: State, season: str | None = None) -> list[Line]:
    """The table of a season (``season_called``), from the first place to the last, then those without a place."""
    one = season_called(state, season)
    games = games_of(state, one)
    lines = [_line(member, games[member], one.settings) for member in state.members if member in games]
    return _ranked(lines, one.settings)


def _line(member: str, games: list[Own], settings: Settings) -> Line:
    sign = better(settings.formula, settings.game)
    best = sorted((own.worth for own in games), key=lambda worth: -sign * worth)[: settings.count]
    return Line(member, None, together(settings.formula, best), len(games), sum(own.place == 1 for own in games))


def _ranked(lines: list[Line], settings: Settings) -> list[Line]:
    sign = better(settings.formula, settings.game)
    ordered = sorted(lines, key=lambda line: (line.games < settings.least, -sign * line.points))
    ranked = [line for line in ordered if line.games >= settings.least]
    places: dict[Fraction, int] = {}
    for place, line in enumerate(ranked, start=1):
        places.setdefault(line.points, place)
    return [*(replace(line, place=places[line.points]) for line in ranked), *ordered[len(ranked) :]]
