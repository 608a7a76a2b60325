"""A club in lines of text."""

from collections.abc import Iterator

from ..club.state import State
from ..club.table import table
from ..tournament.standings import points_text
from ..words import Words
from .text.columns import columns


def table_lines(state: State, season: str | None, words: Words) -> Iterator[str]:
    """The table of a season; members without a place have a dash."""
    rows = [[words(f"club-head-{key}") for key in ("name", "place", "points", "games", "wins")]]
    for line in table(state, season):
        place = "-" if line.place is None else str(line.place)
        own = (points_text(line.points), str(line.games), str(line.wins))
        rows.append([state.members[line.member].name or "…", place, *own])
    yield from columns(rows, right_from=1)
