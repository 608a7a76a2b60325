"""What each person got in each game: places at a table, and the points for them."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from ..game.codebook import CODEBOOKS
from .settings import Settings
from .state import Round, State, Table

PARTS = 600
"""Of a point."""


@dataclass(frozen=True, slots=True)
class Game:
    """A game of one person."""

    person: str
    round: int
    table: int
    total: int
    """Game points, after penalties."""
    place: int
    parts: int
    """The points of the place as a number of ``PARTS``: whole, even if up to six people share tenths."""
    scores: Mapping[str, int]
    """By person of the table who played: a number that is higher for better results."""
    is_compared: bool = False
    """Whether points are against those who had the same cards, not of the place."""
    against: Fraction | None = None
    """These points; None: nobody has had the same cards; the mean of the person's other games counts."""

    @property
    def points(self) -> Fraction | None:
        """The points for the game."""
        return self.against if self.is_compared else Fraction(self.parts, PARTS)


def games_of(state: State, row: Round) -> Iterator[Game]:
    """The games of a round, table by table; a disputed result counts too."""
    better, off = sign(state.settings), row.penalty_of()
    sizes = {len(table.seats) for table in row.tables}
    parts = {
        played: [int(PARTS * points) for points in state.settings.of_places(played)]
        for played in range(max(sizes, default=0) + 1)
    }
    by_table = ((table, totals_of(table, better, off)) for table in row.playing)
    games = (
        game for table, totals in by_table for game in _at(table.number, row.number, totals, better, parts[len(totals)])
    )
    return _compared(tuple(games), row, state.settings) if row.same and state.settings.score in EVEN else games


def _compared(games: Sequence[Game], row: Round, settings: Settings) -> Iterator[Game]:
    """The games with points against the same seat at the other tables."""
    seats = {person: seat for table in row.playing for seat, person in enumerate(table.chairs)}
    of_seat: dict[int, list[Game]] = defaultdict(list)
    for game in games:
        of_seat[seats[game.person]].append(game)
    for game in games:
        others = [other.scores[other.person] for other in of_seat[seats[game.person]] if other is not game]
        points = against(settings.score, game.scores[game.person], others)
        yield replace(game, is_compared=True, against=points)


def _at(table: int, number: int, totals: Mapping[str, int], better: int, parts: Sequence[int]) -> Iterator[Game]:
    """The games at a table, of those who played."""
    scores = {person: better * total for person, total in totals.items()}
    ranked = sorted(scores.values(), reverse=True)
    for person, total in totals.items():
        ahead, equal = ranked.index(scores[person]), ranked.count(scores[person])
        shared = sum(parts[ahead : ahead + equal]) // equal
        yield Game(person, number, table, total, 1 + ahead, shared, scores)


def totals_of(table: Table, better: int, off: Mapping[str, int]) -> dict[str, int]:
    """The game points of those who played, after penalties (``off``)."""
    points = {} if table.result is None else table.result.points
    return {
        person: total - better * off.get(person, 0)
        for person in table.seats
        if (total := points.get(person)) is not None
    }


def sign(settings: Settings) -> int:
    """1 if the most points win (A13), -1 if the fewest (B14)."""
    return CODEBOOKS[settings.game].rules.sign


def against(score: str, own: int, others: Sequence[int]) -> Fraction | None:
    """The points for a total, of which more is better, against those who had the same cards; None without others."""
    return _SCORES[score](own, others) if others else None


def _share(own: int, others: Sequence[int]) -> Fraction:
    """The others who were worse, and half of the equal ones, in per cent."""
    halves = sum(2 * (other < own) + (other == own) for other in others)
    return Fraction(50 * halves, len(others))


def _difference(own: int, others: Sequence[int]) -> Fraction:
    return own - Fraction(sum(others), len(others))


_SCORES: Mapping[str, Callable[[int, Sequence[int]], Fraction]] = {"seats": _share, "difference": _difference}
EVEN = {"seats": Fraction(50), "difference": Fraction(0)}
"""The points of somebody who was as good as the others."""
