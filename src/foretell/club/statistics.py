"""What a member has done in a season, and two of them against each other."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from .formulas import better, together
from .settings import Settings
from .state import State, sign
from .table import Own, games_of, season_called

LAST = 10


@dataclass(frozen=True, slots=True)
class Best:
    """The best evening: most points by the formula of the season."""

    day: str
    evening: str | None
    points: Fraction


@dataclass(frozen=True, slots=True)
class MemberStatistics:
    """What a member has done; only the games that count in the table do here."""

    member: str
    games: int
    wins: int
    mean_place: Fraction | None
    """None: no games."""
    met: int | None
    """Bids met in the games of which they are known; None: in none."""
    bids: int | None
    best: Best | None
    last: tuple[Own, ...]
    """The newest games, the newest first."""


@dataclass(frozen=True, slots=True)
class Between:
    """Two members in the games that they played together, as the first sees them."""

    games: int
    ahead: int
    behind: int
    equal: int
    difference: Fraction | None
    """The mean of their points less the other's points; None: no games."""


def statistics(state: State, member: str, season: str | None = None) -> MemberStatistics:
    """What a member has done in a season (``season_called``)."""
    one = season_called(state, season)
    games = games_of(state, one).get(member, [])
    known = [(own.total.met, own.total.bids) for own in games]
    return MemberStatistics(
        member,
        len(games),
        sum(own.place == 1 for own in games),
        Fraction(sum(own.place for own in games), len(games)) if games else None,
        _sum([met for met, _ in known]),
        _sum([bids for _, bids in known]),
        _best(games, one.settings),
        tuple(reversed(games[-LAST:])),
    )


def _sum(numbers: Sequence[int | None]) -> int | None:
    """The sum of those that are known; None: none is."""
    known = [number for number in numbers if number is not None]
    return sum(known) if known else None


def _best(games: Sequence[Own], settings: Settings) -> Best | None:
    """The best evening, the first of equal ones."""
    evenings: dict[str, list[Own]] = {}
    for own in games:
        evenings.setdefault(own.played.evening, []).append(own)
    found = [
        Best(
            some[0].played.result.day,
            some[0].played.game.evening,
            together(settings.formula, [own.worth for own in some]),
        )
        for some in evenings.values()
    ]
    return max(found, key=lambda best: better(settings.formula, settings.game) * best.points, default=None)


def between(state: State, one: str, other: str, season: str | None = None) -> Between:
    """Two members against each other in a season (``season_called``)."""
    games = games_of(state, season_called(state, season))
    theirs = {(own.played.game.id, own.played.result.part): own.total.points for own in games.get(other, ())}
    pairs = [
        (own.total.points, theirs[own.played.game.id, own.played.result.part], sign(own.played.result.kind))
        for own in games.get(one, ())
        if (own.played.game.id, own.played.result.part) in theirs
    ]
    ahead = sum(better * mine > better * its for mine, its, better in pairs)
    equal = sum(mine == its for mine, its, _ in pairs)
    difference = Fraction(sum(mine - its for mine, its, _ in pairs), len(pairs)) if pairs else None
    return Between(len(pairs), ahead, len(pairs) - ahead - equal, equal, difference)
