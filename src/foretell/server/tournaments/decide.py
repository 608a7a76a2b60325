"""Decides on the entries of organisers and tables.  Nothing is changed here."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any

from ...tournament.checking import refuse, refuse_new
from ...tournament.document import Entry, read_entry
from ...tournament.faults import TournamentFault
from ...tournament.fold import apply
from ...tournament.limits import MOST_ENTRIES
from ...tournament.state import Round, State, Table
from ..eventlog.asking import Refusal
from ..eventlog.entries import UnreadableEntry, check_ids, refusal_of, refused, stamp
from ..protocol.names import cleaned, is_alike
from .state import Tournament, trial

_OF_PEOPLE = ("person", "rename", "group", "leave")
_OF_ROUNDS = ("move", "swap", "clock", "result", "confirm", "penalty")
BY_HAND = frozenset({"set", "undo", "end", *_OF_PEOPLE, *_OF_ROUNDS})
"""What organisers write themselves; draws and closings follow from their commands."""
MOST_OF_A_TABLE = 20
"""The most commands of a table in a round, so that a person with a card cannot fill the log."""
_RESERVED = 2_000
"""The last entries of a full log are for its organisers."""
OVER = "over"
"""The key of a result in a message that is not part of the entry."""
Points = Mapping[str, int | None]


def read(given: Sequence[Mapping[str, Any]], now: int) -> list[tuple[Entry, str | None]]:
    """The entries of a message with the results that they replace, stamped with the time; raises Refusal."""
    with refused(UnreadableEntry):
        found = [(_read(dict(one), number, now), _over(one)) for number, one in enumerate(given, start=1)]
    check_ids([entry for entry, _ in found])
    return found


def _read(one: dict[str, Any], number: int, now: int) -> Entry:
    if one.get("do") == "result":
        one.pop(OVER, None)
    return replace(read_entry(one, number), at=stamp(now))


def _over(one: Mapping[str, Any]) -> str | None:
    over = one.get(OVER)
    return over if isinstance(over, str) else None


def written(tournament: Tournament, given: Sequence[tuple[Entry, str | None]]) -> list[Entry]:
    """The new ones of an organiser's entries; raises Refusal unless all of them may be written."""
    state = trial(tournament.state) if len(given) > 1 else tournament.state
    over, last = {entry.id: value for entry, value in given}, given[-1][0]
    for number, (entry, _) in enumerate(given, start=1):
        _check_source(entry, number)

    def take(entry: Entry) -> None:
        _check(state, entry, over[entry.id])
        if entry is not last:
            apply(state, entry)

    new = tournament.only_new([entry for entry, _ in given], take)
    check_room(tournament, len(new), MOST_ENTRIES)
    return new


def _check_source(entry: Entry, number: int) -> None:
    """Refuse a result of somebody else, even a known one: of the server's the points may be hidden."""
    if entry.do == "result" and entry.values["from"] != "organiser":
        raise Refusal("not-by-hand", "what an organiser enters is from the organiser", where=f"entry {number}")


def _check(state: State, entry: Entry, over: str | None) -> None:
    if entry.do not in BY_HAND:
        raise Refusal("not-by-hand", f"organisers do not write entries of the kind {entry.do}")
    if entry.do == "undo":
        _check_open_tables(state, entry.values["entry"])
    if entry.do == "result":
        _check_over(state, entry, over)
    check(state, entry, refuse_new)  # ``written`` takes no known id, and ``read`` none twice


def _check_open_tables(state: State, undone: str) -> None:
    """Refuse to undo the draw of a round that is played at the server's tables."""
    entry = next((one for one in state.entries if one.id == undone), None)
    row = state.at(entry.values["round"]) if entry is not None and entry.do == "draw" else None
    if row is not None and row.online and any(table.game for table in row.tables):
        raise refusal_of(TournamentFault("seats-fixed", round=row.number))


def _check_over(state: State, entry: Entry, over: str | None) -> None:
    """Refuse a result that another one has replaced in the meantime."""
    found = table_at(state, entry.values["round"], entry.values["table"])
    now = None if found is None or found[1].result is None else found[1].result.entry
    if now != over:
        raise Refusal("newer", "the table has another result by now; look at it first")


def check(state: State, entry: Entry, rule: Callable[[State, Entry], None] = refuse) -> None:
    """Raise Refusal for an entry that may not be written now."""
    with refused():
        rule(state, entry)


def check_room(tournament: Tournament, many: int, most: int = MOST_ENTRIES - _RESERVED) -> None:
    """Raise Refusal if there is no room for this number of entries."""
    if len(tournament.state.entries) + many > most:
        raise Refusal("full", f"a tournament has room for {MOST_ENTRIES} entries")


def entering(tournament: Tournament, name: str, shown: str, ids: Collection[str], now: int) -> Entry:
    """The entry by which somebody with these ids enters themselves, under the name that others see; raises Refusal.

    At the server's tables they claim the person of this name whom an organiser has typed in.
    """
    if not tournament.state.settings.joining:
        raise Refusal("no-joining", "the organisers enter the people of this tournament")
    check_room(tournament, 1)
    data = {"id": name, **_person(tournament, cleaned(shown), ids)}
    with refused(UnreadableEntry):
        entry = _read(data, 0, now)
    check(tournament.state, entry)
    return entry


def _person(tournament: Tournament, shown: str, ids: Collection[str]) -> dict[str, Any]:
    """What the entry says by which somebody enters themselves.

    Raises Refusal if they take part online already, and for a name that looks like that of somebody else.
    """
    if tournament.state.settings.online:
        if tournament.person_of(ids) is not None:
            raise Refusal("joined", "you take part already")
        for one in tournament.state.people.values():
            if one.name.casefold() == shown.casefold() and one.id not in tournament.players:
                return {"do": "rename", "person": one.id, "name": one.name}
    if is_alike(shown, [one.name for one in tournament.state.people.values()]):
        raise refusal_of(TournamentFault("same-name", name=shown))
    return {"do": "person", "name": shown, "group": None}


def handed_in(
    tournament: Tournament, table: int, name: str, now: int, *, number: int, points: Points, source: str
) -> Entry:
    """The result of a table in a round; raises Refusal."""
    _, found = table_now(tournament, table, number)
    if found.status == "confirmed" and tournament.state.settings.confirming:
        raise Refusal("confirmed", "the result is confirmed; the organisers can change it")
    return _of_table(tournament, Entry(name, "result", result(number, table, points, source), stamp(now)))


def result(number: int, table: int, points: Points, source: str) -> dict[str, Any]:
    """The values of a result."""
    return {"round": number, "table": table, "points": dict(points), "from": source, "why": ""}


def confirmed(tournament: Tournament, table: int, name: str, now: int, *, result: str, ids: Collection[str]) -> Entry:
    """The confirmation of a result, by somebody with these ids; raises Refusal."""
    newest = tournament.state.round
    row, found = table_now(tournament, table, newest.number if newest else 0)
    if found.result is None or found.result.entry != result:
        raise Refusal("newer", "the table has another result by now; look at it first")
    if tournament.authors.get(result) in ids:
        raise Refusal("same-device", "somebody else at the table confirms the result, on their own device")
    values = {"round": row.number, "table": table, "person": None}
    return _of_table(tournament, Entry(name, "confirm", values, stamp(now)))


def disputed(tournament: Tournament, table: int, name: str, now: int, *, number: int, text: str) -> Entry:
    """A dispute about the result of a table in a round; raises Refusal."""
    table_now(tournament, table, number)
    values = {"round": number, "table": table, "text": cleaned(text)}
    return _of_table(tournament, Entry(name, "dispute", values, stamp(now)))


def _of_table(tournament: Tournament, entry: Entry) -> Entry:
    """The entry of a table; raises Refusal if it may not be written, and if there are too many."""
    check_room(tournament, 1)
    if tournament.of_tables[entry.values["round"], entry.values["table"]] >= MOST_OF_A_TABLE:
        raise Refusal("full", "this table has changed its result often enough; tell the organisers")
    with refused(UnreadableEntry):
        read_entry(entry.to_json())
    check(tournament.state, entry)
    return entry


def table_at(state: State, number: int, table: int) -> tuple[Round, Table] | None:
    """A table of a round."""
    found = state.at(number)
    return None if found is None or not 0 < table <= len(found.tables) else (found, found.tables[table - 1])


def table_now(tournament: Tournament, table: int, number: int) -> tuple[Round, Table]:
    """The table in the newest round, which has this number; raises Refusal."""
    newest = tournament.state.round
    found = table_at(tournament.state, number, table)
    if (
        newest is None
        or newest.number != number
        or newest.closed
        or newest.online
        or found is None
        or not found[1].seats
    ):
        raise Refusal("round-closed", "this round is not played at this table now")
    return found
