"""What each person got in each game: places at a table, and the points for them."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from ..game.codebook import CODEBOOKS
from .compared import EVEN, against
from .settings import Settings
from .state import Round, State, Table


@dataclass(frozen=True, slots=True)
class Game:
    """A game of one person."""

    person: str
    round: int
    table: int
    seat: int
    """From 0."""
    total: int
    """Game points, after penalties."""
    place: int
    points: Fraction | None
    """None: nobody has had the same cards; the mean of their other games counts."""
    ahead: tuple[str, ...]
    """Those at the table who were better."""
    behind: tuple[str, ...]


def games_of(state: State, row: Round) -> Iterator[Game]:
    """The games of a round, table by table; a disputed result counts as it stands."""
    off, settings = row.penalty_of(), state.settings
    games = [game for table in row.playing for game in _at(table, row, settings, off)]
    return _compared(games, settings) if row.same and settings.score in EVEN else iter(games)


def _compared(games: Sequence[Game], settings: Settings) -> Iterator[Game]:
    """The games with points against the same seat at the other tables."""
    better = sign(settings)
    of_seat: dict[int, list[Game]] = defaultdict(list)
    for game in games:
        of_seat[game.seat].append(game)
    for game in games:
        others = [better * other.total for other in of_seat[game.seat] if other is not game]
        yield replace(game, points=against(settings.score, better * game.total, others))


def _at(table: Table, row: Round, settings: Settings, off: Mapping[str, int]) -> Iterator[Game]:
    """The games at a table; none without a result, and none for people who did not play."""
    totals = totals_of(table, settings, off)
    better = sign(settings)
    by_place = settings.of_places(len(totals))
    for person, total in totals.items():
        ahead = tuple(other for other, its in totals.items() if better * its > better * total)
        behind = tuple(other for other, its in totals.items() if better * its < better * total)
        shared = by_place[len(ahead) : len(totals) - len(behind)]
        points = sum(shared, Fraction()) / len(shared)
        seat = table.chairs.index(person)
        yield Game(person, row.number, table.number, seat, total, 1 + len(ahead), points, ahead, behind)


def totals_of(table: Table, settings: Settings, off: Mapping[str, int]) -> dict[str, int]:
    """The game points of those who played, after penalties (``off``)."""
    points = {} if table.result is None else table.result.points
    better = sign(settings)
    return {
        person: total - better * off.get(person, 0)
        for person in table.seats
        if (total := points.get(person)) is not None
    }


def sign(settings: Settings) -> int:
    """1 if the most points win (A13), -1 if the fewest (B14)."""
    return CODEBOOKS[settings.game].rules.sign
