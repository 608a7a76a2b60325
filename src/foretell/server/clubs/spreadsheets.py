"""The table of a club as CSV, for spreadsheets."""

from collections.abc import Iterator

from ...club.state import State
from ...club.table import table
from ...tournament.spreadsheets import Row, safe, written
from ...tournament.standings import points_text


def table_csv(state: State, season: str | None) -> str:
    """The table of a season (None: the present one)."""
    return written(_rows(state, season))


def _rows(state: State, season: str | None) -> Iterator[Row]:
    yield "place", "name", "points", "games", "wins"
    for line in table(state, season):
        place = "" if line.place is None else line.place
        yield place, safe(state.members[line.member].name), points_text(line.points), line.games, line.wins
