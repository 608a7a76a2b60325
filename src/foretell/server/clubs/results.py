"""The results that the server writes in clubs, and when it looks for them.  Nothing is changed here."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from itertools import count
from typing import Any

from ...club.checking import SERVER
from ...club.document import read_entry
from ...club.faults import ClubFault
from ...club.limits import MOST_ENTRIES
from ...club.state import Game, State
from ..eventlog.entries import entry_id, stamp
from .lines import Played
from .outcomes import Outcome, Row
from .state import Club

AUTHOR = ""
"""The author of what the server writes."""
LOOK_MS = 6 * 3_600_000
"""Games that may go on are looked at after this time, if nobody looks at the club before."""
MOST_OF_A_PART = 20
"""At most this many results of one game, so that nobody who writes on its pad can fill the log."""
MOST_OF_MEMBERS = 2_000
"""At most this many results of the games that one member has added who is no organiser."""
_RESERVED = 1_000
"""The last entries of a full log are for people."""
_WAITED, _CORRECTED = timedelta(days=60), timedelta(days=7)
"""After its day, how long a game may last, and how long its result is corrected."""
Members = Mapping[str, str]
"""By player: the member who that is."""


def open_games(state: State, now: int) -> Iterator[Game]:
    """The games whose results may change (milliseconds since 1970), the newest first."""
    today = datetime.fromtimestamp(now / 1000, UTC).date()
    waited, corrected, latest = [(today - days).isoformat() for days in (_WAITED, _CORRECTED, -_WAITED)]
    for game in () if state.closed else reversed(state.games.values()):
        may_last = not game.over or game.source == "tournament"
        if not game.dropped and game.key and (waited if may_last else corrected) <= game.day <= latest:
            yield game


def new_results(club: Club, game: Game, outcomes: Sequence[Outcome], members: Members, now: int) -> list[Played]:
    """The lines for what the club does not know yet; none where a result cannot be written."""
    state = club.state
    if state.closed or state.games.get(game.id) is None:
        return []
    once = [outcome for outcome in outcomes if not club.is_played(outcome.played, game.id)]
    found = [_result(club, game, outcome, members, now) for outcome in once]
    new = [one for one in found if one is not None]
    return new[: max(0, _room(club, game))]


def _room(club: Club, game: Game) -> int:
    """How many results of a game may be written."""
    room, member = MOST_ENTRIES - _RESERVED - len(club.entries), club.added.get(game.id)
    if not member or club.is_organiser(member):
        return room
    return min(room, MOST_OF_MEMBERS - club.brought[member])


def _result(club: Club, game: Game, outcome: Outcome, members: Members, now: int) -> Played | None:
    before = _known(club, game, outcome.part)
    rows = _totals(outcome.rows, members)
    if before is not None:
        rows = _without_forgotten(before["totals"], rows)
    values = {"game": game.id, "part": outcome.part, "day": game.day, "kind": outcome.kind, "totals": rows}
    if values == before or club.of_games[game.id, outcome.part] >= MOST_OF_A_PART:
        return None
    name = _free(club, f"{game.id} {outcome.part} {club.of_games[game.id, outcome.part]}")
    data = {"id": name, "at": stamp(now), "by": SERVER, "do": "result", **values, "over": True}
    try:
        entry = read_entry(data).to_json()
    except ClubFault:  # more people, or more points, than clubs have room for
        return None
    people = tuple(row.player for row in outcome.rows)
    return Played(now, AUTHOR, entry=entry, people=people, played=outcome.played)


def _free(club: Club, what: str) -> str:
    """The id of an entry, which nobody has taken who knows how the ids are made."""
    return next(name for number in count() if (name := entry_id(SERVER, f"{what} {number}")) not in club.numbers)


def _known(club: Club, game: Game, part: str) -> dict[str, Any] | None:
    """The values of the last result of a game, as they were written."""
    result = club.state.games[game.id].results.get(part)
    entry = None if result is None else club.entry(result.entry)
    return None if entry is None else {key: value for key, value in entry.values.items() if key != "over"}


def _totals(rows: Sequence[Row], members: Members) -> list[list[Any]]:
    """The totals of an entry; with two devices at a table a member has only the first one's."""
    found: list[list[Any]] = []
    for row in rows:
        member = members.get(row.player)
        taken = any(one[1] == member for one in found)
        found.append([row.name, None if taken else member, row.points, row.met, row.bids, row.bot])
    return found


def _without_forgotten(before: Sequence[list[Any]], rows: list[list[Any]]) -> list[list[Any]]:
    """The totals, without names of people who had theirs deleted here, though others still have them."""
    if len(before) != len(rows):
        return rows
    return [[*old[:2], *new[2:]] if old[0] == "" else new for old, new in zip(before, rows, strict=True)]
