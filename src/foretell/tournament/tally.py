"""What a person has in some rounds: points, game points, wins; and byes."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from .games import EVEN, PARTS, Game, games_of, sign
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


class Tallies:
    """The sums of everybody in a tournament; games and sums are worked out once."""

    def __init__(self, state: State) -> None:
        self.state = state
        self._games: dict[int, Sequence[Game]] = {}
        self._sums: dict[tuple[int, ...], Mapping[str, Tally]] = {}

    def of(self, rounds: Sequence[Round]) -> Mapping[str, Tally]:
        """By person, their sums in these rounds."""
        numbers = tuple(row.number for row in rounds)
        if numbers not in self._sums:
            self._sums[numbers] = self._summed(rounds)
        return self._sums[numbers]

    def _summed(self, rounds: Sequence[Round]) -> Mapping[str, Tally]:
        found = {person: Tally() for person in self.state.people}
        for row in rounds:
            for game in self._games_of(row):
                found[game.person].games.append(game)
            for person in byes_of(self.state, row):
                found[person].byes += 1
            _note_penalties(found, row)
        for tally in found.values():
            _sum(tally, self.state.settings)
        return found

    def _games_of(self, row: Round) -> Sequence[Game]:
        if row.number not in self._games:
            self._games[row.number] = tuple(games_of(self.state, row))
        return self._games[row.number]


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
    tally.points = _points(tally, settings)
    tally.game_points = sum(totals) - better * tally.idle
    if settings.bye is None and totals:
        tally.game_points += tally.byes * _rounded(Fraction(sum(totals), len(totals)))


def _points(tally: Tally, settings: Settings) -> Fraction:
    """The points of games; with the mean for games that nobody can be compared with, and what byes give."""
    places = [game.parts for game in tally.games if not game.is_compared]
    compared = [game.against for game in tally.games if game.against is not None]
    found, scored = sum(compared, Fraction(sum(places), PARTS)), len(places) + len(compared)
    if scored == len(tally.games) and not tally.byes:
        return found
    mean = found / scored if scored else usual(settings)
    bye = mean if settings.bye is None else settings.bye
    return found + (len(tally.games) - scored) * mean + tally.byes * bye


def usual(settings: Settings) -> Fraction:
    """The points of a round in which somebody was as good as the others."""
    if settings.same and settings.score in EVEN:
        return EVEN[settings.score]
    places = settings.of_places(settings.table)
    return sum(places, Fraction()) / len(places)


def _rounded(number: Fraction) -> int:
    """The nearest whole number, halves up."""
    return (2 * number.numerator + number.denominator) // (2 * number.denominator)
