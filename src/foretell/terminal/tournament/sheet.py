"""A tournament in lines of text."""

from collections.abc import Iterator

from ...tournament.next import following
from ...tournament.standings import points_text, standings
from ...tournament.state import Round, State
from ...words import Words
from ..text.columns import columns


def overview(state: State, words: Words) -> Iterator[str]:
    """The name, the last round, and what is to be done."""
    yield words("tournament-title", name=state.settings.name or state.id, people=len(state.people))
    if state.round:
        yield from round_lines(state, state.round, words)
    yield next_line(state, words)


def round_lines(state: State, row: Round, words: Words) -> Iterator[str]:
    """Who sits where, with the results."""
    yield words("tournament-round", round=row.number, stage=words(f"tournament-stage-{row.stage}"))
    for table in row.playing:
        points = table.result.points if table.result else {}
        names = [_with_points(state.people[one].name, points.get(one), one in points) for one in table.seats]
        status = words(f"tournament-table-{table.status}")
        yield words("tournament-table", table=table.number, names=", ".join(names), status=status)
    if row.byes:
        yield words("tournament-byes", names=", ".join(state.people[one].name for one in row.byes))


def _with_points(name: str, points: int | None, written: bool) -> str:
    return f"{name} {'-' if points is None else points}" if written else name


def next_line(state: State, words: Words) -> str:
    """What is to be done now."""
    coming = following(state)
    if coming.do == "draw" and state.settings.online and not state.deals:
        return words("tournament-fault-no-deals")
    return words(f"tournament-next-{coming.do}", round=coming.round)


def standing_lines(state: State, words: Words, until: int | None = None) -> Iterator[str]:
    """The standings as a table."""
    keys = ("place", "name", "points", "game-points", "games", "wins")
    rows = [[words(f"tournament-head-{key}") for key in keys]]
    for one in standings(state, until):
        place = f"{one.place}*" if one.lot else str(one.place)
        own = (one.game_points, one.games, one.wins)
        rows.append([place, state.people[one.person].name, points_text(one.points), *map(str, own)])
    width = max(len(row[0]) for row in rows)
    yield from columns([[place.rjust(width), *others] for place, *others in rows], right_from=2)
    if any(one.lot for one in standings(state, until)):
        yield words("tournament-by-lot")
