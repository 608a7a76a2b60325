"""What the server does by itself in tournaments at its tables: the entries, and the times.  Nothing is changed here."""

from collections.abc import Mapping

from ...tournament.entries import Entry
from ...tournament.fold import milliseconds
from ...tournament.next import following
from ...tournament.state import Round, State
from ..eventlog.entries import entry_id, stamp
from ..protocol.tournaments import CloseRound
from .decide import Points, check
from .drawing import closing, revealed
from .state import Tournament

SERVER = ""
"""The author of what the server writes."""
LOOK_MS = 60_000
"""The tables of a round are looked at after this time, if nothing has told of them before."""
_MINUTE = 60_000


def open_round(state: State) -> Round | None:
    """The round that is played at the server's tables now."""
    row = state.round
    return row if row is not None and row.online and not row.closed and not state.over else None


def games(tournament: Tournament, number: int, opened: Mapping[int, str], now: int) -> list[Entry]:
    """That tables of a round were opened, by their numbers: the ids of the server's tables."""
    row = tournament.state.at(number)
    return [
        Entry(_name(row.seed, "play", table), "play", {"round": number, "table": table, "game": game}, stamp(now))
        for table, game in opened.items()
        if row is not None and not row.closed and row.tables[table - 1].game is None
    ]


def results(tournament: Tournament, number: int, points: Mapping[int, Points], now: int) -> list[Entry]:
    """How the games at tables have ended, by their numbers; not again where somebody has entered a result."""
    row = tournament.state.at(number)
    return [
        Entry(name, "result", _result(number, table, each), stamp(now))
        for table, each in points.items()
        if row is not None and not row.closed and row.tables[table - 1].result is None
        if (name := _name(row.seed, "result", table)) not in tournament.numbers
    ]


def _result(number: int, table: int, points: Points) -> dict[str, object]:
    return {"round": number, "table": table, "points": dict(points), "from": "server", "why": ""}


def ending(tournament: Tournament, now: int) -> list[Entry]:
    """The end of a round whose tables all have results; or, if an organiser ends it, what shows its deals."""
    state = tournament.state
    row = state.round
    if row is None or not row.online or state.over or any(table.result is None for table in row.playing):
        return []
    name = _name(row.seed, "close", 0)
    if state.settings.auto and not row.closed and name not in tournament.numbers:
        return closing(tournament, CloseRound(name, row.number), name, now)
    shown = revealed(tournament, row, name, now)
    for entry in shown:
        check(state, entry)
    return shown


def draws_at(state: State) -> int | None:
    """When the server draws the next round (milliseconds since 1970); None: it does not."""
    settings, row = state.settings, state.round
    if not settings.online or state.over or (row is not None and not (row.closed and settings.auto)):
        return None
    at = settings.begins if row is None else closed_at(state, row) + settings.pause * _MINUTE
    if at is None:
        return None
    after = following(state)
    return at if after.do == "draw" and after.why in (None, "lot-missing") else None


def closed_at(state: State, row: Round) -> int:
    """When a round was ended (milliseconds since 1970); 0: its entry does not say."""
    for entry in reversed(state.entries):
        if entry.do == "close" and entry.values["round"] == row.number and entry.id not in state.undone:
            return milliseconds(entry.at) if entry.at else 0
    return 0


def wakes_at(state: State, now: int) -> int | None:
    """When the server has to look at the tournament again (milliseconds since 1970); None: never."""
    if open_round(state) is not None:
        return now + LOOK_MS
    return draws_at(state)


def _name(seed: str, what: str, table: int) -> str:
    """The id of an entry of the server, the same after a restart."""
    return entry_id(SERVER, f"{what} {seed} {table}")
