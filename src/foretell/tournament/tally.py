"""What a person has in some rounds: points, game points, wins; and byes."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from .compared import EVEN
from .games import Game, games_of, sign
from .settings import Settings
from .state import Round, State


@dataclass(slots=True)
class Tally:
    """The sums of one person."""

    games: list[Game] = field(default_factory=list)
    byes: int = 0
    penalty: int = 0
    idle: int = 0
    """Penalties of rounds without a game."""
    points: Fraction = Fraction()
    game_points: int = 0
    wins: int = 0
    best: int | None = None
    """The best game's points; None without a game."""


def tallies(state: State, rounds: Sequence[Round]) -> dict[str, Tally]:
    """By person, their sums in these rounds."""
    found = {person: Tally() for person in state.people}
    for row in rounds:
        for game in games_of(state, row):
            found[game.person].games.append(game)
        for person in byes_of(state, row):
            found[person].byes += 1
        _note_penalties(found, row)
    for tally in found.values():
        _sum(tally, state.settings)
    return found


def byes_of(state: State, row: Round) -> Iterable[str]:
    """Those with a bye: without a table, and taking part in this round."""
    return (person for person in row.byes if state.people[person].plays(row.number))


def _note_penalties(found: dict[str, Tally], row: Round) -> None:
    for one in row.penalties:
        tally = found[one.person]
        tally.penalty += one.points
        if not tally.games or tally.games[-1].round != row.number:
            tally.idle += one.points


def _sum(tally: Tally, settings: Settings) -> None:
    """Add up the games, then what byes give."""
    better = sign(settings)
    totals = [game.total for game in tally.games]
    tally.wins = sum(game.place == 1 for game in tally.games)
    tally.best = max(totals, key=lambda total: better * total, default=None)
    scored = [game.points for game in tally.games if game.points is not None]
    mean = sum(scored, Fraction()) / len(scored) if scored else usual(settings)
    bye = mean if settings.bye is None else settings.bye
    tally.points = sum(scored, Fraction()) + (len(totals) - len(scored)) * mean + tally.byes * bye
    tally.game_points = sum(totals) - better * tally.idle
    if settings.bye is None and totals:
        tally.game_points += tally.byes * _rounded(Fraction(sum(totals), len(totals)))


def usual(settings: Settings) -> Fraction:
    """The points of a round in which somebody was as good as the others."""
    if settings.same and settings.score in EVEN:
        return EVEN[settings.score]
    places = settings.of_places(settings.table)
    return sum(places, Fraction()) / len(places)


def _rounded(number: Fraction) -> int:
    """The nearest whole number, halves up."""
    return (2 * number.numerator + number.denominator) // (2 * number.denominator)
