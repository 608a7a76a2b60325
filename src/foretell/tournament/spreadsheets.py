"""A tournament as CSV, for spreadsheets."""

import csv
import io
from collections.abc import Callable, Iterable, Mapping

from .games import games_of
from .standings import points_text, standings
from .state import State

Row = Iterable[str | int | None]
_ACTIVE = ("=", "+", "-", "@", "\t", "\r")
"""Beginnings of names that a spreadsheet would take for a formula."""


def as_csv(state: State, what: str) -> str:
    """A table of one of SHEETS."""
    return written(SHEETS[what](state))


def written(rows: Iterable[Row]) -> str:
    """Rows as CSV."""
    target = io.StringIO()
    csv.writer(target, lineterminator="\n").writerows(rows)
    return target.getvalue()


def safe(name: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return f"'{name}" if name.startswith(_ACTIVE) else name


def _standings(state: State) -> Iterable[Row]:
    yield "place", "name", "points", "game_points", "games", "wins", "penalty", "out", "lot"
    for one in standings(state):
        own = (one.game_points, one.games, one.wins, one.penalty, one.out or "", int(one.lot))
        yield (one.place, _named(state, one.person), points_text(one.points), *own)


def _games(state: State) -> Iterable[Row]:
    yield "round", "stage", "table", "name", "total", "place", "points"
    for row in state.rounds:
        for game in () if row.is_sealed else games_of(state, row):
            points = "" if game.points is None else points_text(game.points)
            yield row.number, row.stage, game.table, _named(state, game.person), game.total, game.place, points


def _named(state: State, person: str) -> str:
    return safe(state.people[person].name)


SHEETS: Mapping[str, Callable[[State], Iterable[Row]]] = {"standings": _standings, "games": _games}
