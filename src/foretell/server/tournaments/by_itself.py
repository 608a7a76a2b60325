"""What the server does by itself in tournaments at its tables: the entries, and the times.  Nothing is changed here."""

from collections.abc import Mapping, Sequence

from ...tournament.document import Entry
from ...tournament.fold import milliseconds
from ...tournament.next import following
from ...tournament.state import Round, State, Table
from ..eventlog.entries import entry_id, stamp
from ..protocol.tournaments import CloseRound
from .decide import Points, check, result
from .drawing import closing, revealed
from .state import Tournament
from .table_games import is_own

SERVER = ""
"""The author of what the server writes."""
LOOK_MS = 60_000
"""The tables of a round are checked after this time, unless they have reported earlier."""
_LOOK_MS_OF_LINE = 6
"""A large tournament is looked at less often: it may have to be read first."""
_MINUTE = 60_000
_REST_MS = 500
"""The least pause between two rounds for each person beyond ``_FEW``: drawing takes long for many."""
_FEW = 64
MOST_OF_BOTS = 24
"""Tables in a whole tournament at which nobody has a device, and bots play for all."""


def open_round(tournament: Tournament) -> Round | None:
    """The round that is played at this tournament's tables now: one that came with a file is not."""
    state, row = tournament.state, tournament.state.round
    return row if row is not None and is_own(tournament, row) and not row.closed and not state.over else None


def is_awaited(tournament: Tournament) -> bool:
    """Whether games of this round go on, or the server has yet to end it."""
    row = open_round(tournament)
    if row is None:
        return False
    ends = tournament.state.settings.auto and _close(row) not in tournament.numbers
    return ends or any(table.result is None for table in row.playing)


def games(tournament: Tournament, number: int, opened: Mapping[int, str], now: int) -> list[Entry]:
    """That tables of a round were opened, by their numbers: the ids of the server's tables."""
    row = tournament.state.at(number)
    return [
        Entry(_name(row.seed, "play", table), "play", {"round": number, "table": table, "game": game}, stamp(now))
        for table, game in opened.items()
        if row is not None and not row.closed and row.tables[table - 1].game is None
    ]


def results(tournament: Tournament, number: int, points: Mapping[int, Points], now: int) -> list[Entry]:
    """Results of finished games, by the numbers of their tables, except where somebody has entered one."""
    row = tournament.state.at(number)
    return [
        Entry(name, "result", result(number, table, each, "server"), stamp(now))
        for table, each in points.items()
        if row is not None and not row.closed and row.tables[table - 1].result is None
        if (name := _name(row.seed, "result", table)) not in tournament.numbers
    ]


def skipped(tournament: Tournament, row: Round) -> list[Table]:
    """The tables of a round that are not opened, since only bots would play there, and have played at many already.

    Otherwise a stranger could let the server play without end.
    """
    online = [each for each in tournament.state.rounds if each.online]
    of_bots = [table for each in online for table in each.playing if _is_of_bots(tournament, table)]
    room = MOST_OF_BOTS - sum(table.game is not None for table in of_bots)
    waiting = [table for table in row.playing if table.game is None and _is_of_bots(tournament, table)]
    return waiting[max(0, room) :]


def _is_of_bots(tournament: Tournament, table: Table) -> bool:
    return not any(person in tournament.players for person in table.seats)


def ending(tournament: Tournament, now: int) -> list[Entry]:
    """The end of a round whose tables all have results; or, if an organiser ends it, what shows its deals."""
    state = tournament.state
    row = state.round
    if row is None or not row.online or state.over or any(table.result is None for table in row.playing):
        return []
    name = _close(row)
    if state.settings.auto and not row.closed and name not in tournament.numbers:
        return closing(tournament, CloseRound(name, row.number), name, now)
    shown = revealed(tournament, row, name, now)
    for entry in shown:
        check(state, entry)
    return shown


def end(tournament: Tournament, now: int) -> list[Entry]:
    """The end of a tournament in which nothing follows, when it is due; raises Refusal if that has to wait."""
    if due(tournament) != "end" or (acts_at(tournament) or now) > now:
        return []
    entry = Entry(entry_id(SERVER, f"end {len(tournament.state.entries)}"), "end", {}, stamp(now))
    check(tournament.state, entry)
    return [entry]


def due(tournament: Tournament) -> str | None:
    """What the server does by itself after the last round: ``draw``, ``end`` or nothing (None).

    It draws where somebody has a device.  A tournament is ended once: if that is undone, organisers go on.
    """
    state = tournament.state
    row = state.round
    if not state.settings.online or (row is not None and not (row.closed and state.settings.auto)):
        return None
    after = following(state)  # which may rank all people
    if after.do == "end" and after.why is None and row is not None:
        return None if any(entry.do == "end" for entry in _since_closed(state, row)) else "end"
    can_draw = after.do == "draw" and after.why in (None, "lot-missing")
    return "draw" if can_draw and any(person in state.people for person in tournament.players) else None


def acts_at(tournament: Tournament) -> int | None:
    """When the server draws the next round, or ends the tournament (milliseconds since 1970); None: it does not."""
    if due(tournament) is None:
        return None
    state = tournament.state
    if state.round is None:
        return state.settings.begins
    pause = max(state.settings.pause * _MINUTE, _REST_MS * (len(state.people) - _FEW))
    return closed_at(state, state.round) + pause


def closed_at(state: State, row: Round) -> int:
    """When a round was ended (milliseconds since 1970); 0: its entry does not say."""
    since = _since_closed(state, row)
    return milliseconds(since[0].at) if since and since[0].at else 0


def _since_closed(state: State, row: Round) -> Sequence[Entry]:
    """What was written since a round was ended, its end included."""
    for later, entry in enumerate(reversed(state.entries) if row.closed else (), start=1):
        if entry.do == "close" and entry.values["round"] == row.number and entry.id not in state.undone:
            return state.entries[-later:]
    return ()


def wakes_at(tournament: Tournament, now: int) -> int | None:
    """When the server has to look at the tournament again (milliseconds since 1970); None: never."""
    pause = max(LOOK_MS, _LOOK_MS_OF_LINE * tournament.weight)
    return now + pause if is_awaited(tournament) else acts_at(tournament)


def _close(row: Round) -> str:
    """The id of the end of a round."""
    return _name(row.seed, "close", 0)


def _name(seed: str, what: str, table: int) -> str:
    """The id of an entry of the server, the same after a restart."""
    return entry_id(SERVER, f"{what} {seed} {table}")
