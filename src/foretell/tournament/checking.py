"""Whether an entry may be written now: what a careful organiser would refuse."""

from collections.abc import Callable, Mapping

from .document import Entry
from .draw import fits, follows
from .faults import TournamentFault
from .limits import LARGEST_OF_GAME, MOST_ENTRIES, MOST_PEOPLE
from .next import lot_needed, next_draw
from .state import Round, State, Table, person_of, round_of
from .undoing import check_undo

_AFTER_THE_END = ("undo", "rename")


def refuse(state: State, entry: Entry) -> None:
    """Raise TournamentFault if this entry, which could be read, may not be written now."""
    if any(one.id == entry.id for one in state.entries):
        raise TournamentFault("same-id", value=entry.id)
    refuse_new(state, entry)


def refuse_new(state: State, entry: Entry) -> None:
    """The same for an entry whose id is known to be new; unlike ``refuse``, it does not go through all entries."""
    if len(state.entries) >= MOST_ENTRIES:
        raise TournamentFault("too-many", value=MOST_ENTRIES)
    check_now(state, entry)


def check_now(state: State, entry: Entry) -> None:
    """Raise TournamentFault if the entry does not fit the state."""
    if state.over and entry.do not in _AFTER_THE_END:
        raise TournamentFault("over")
    if entry.do in _CHECKS:
        _CHECKS[entry.do](state, entry)


def _open(state: State, entry: Entry) -> Round:
    found = round_of(state, entry)
    if found.closed:
        raise TournamentFault("round-closed", round=found.number)
    return found


def _table(row: Round, number: int) -> Table:
    if number > len(row.tables) or not row.tables[number - 1].seats:
        raise TournamentFault("no-table", round=row.number, table=number)
    return row.tables[number - 1]


def _person(state: State, entry: Entry) -> None:
    if len(state.people) >= MOST_PEOPLE:
        raise TournamentFault("people-many", most=MOST_PEOPLE)
    _check_name(state, entry.values["name"], None)


def _check_name(state: State, name: str, person: str | None) -> None:
    """Two people need two names: the hall finds its seats by them."""
    for one in state.people.values():
        if one.id != person and one.name.casefold() == name.casefold():
            raise TournamentFault("same-name", name=name)


def _rename(state: State, entry: Entry) -> None:
    _check_name(state, entry.values["name"], person_of(state, entry.values["person"]).id)


def _about_person(state: State, entry: Entry) -> None:
    person_of(state, entry.values["person"])


def _draw(state: State, entry: Entry) -> None:
    """It must be the next one, of all who take part, with the next seed; ``verify`` computes its tables again."""
    values = entry.values
    wanted = next_draw(state)
    if values["round"] != wanted.round:
        raise TournamentFault("not-next-round", round=wanted.round)
    if values["stage"] != wanted.stage:
        raise TournamentFault("wrong-stage", stage=wanted.stage)
    if set(values["people"]) != set(wanted.people):
        raise TournamentFault("people-differ")
    placed = [person for table in values["tables"] for person in table if person is not None] + values["byes"]
    if sorted(placed) != sorted(values["people"]):
        raise TournamentFault("seats-differ")
    if state.settings.online and not state.deals:
        raise TournamentFault("no-deals")
    check_seed(state, values["seed"])


def check_seed(state: State, seed: str) -> None:
    """Raise TournamentFault unless this is the next seed of the chain."""
    if not state.chain:
        raise TournamentFault("no-commitment")
    if not follows(seed, state.chain):
        raise TournamentFault("wrong-seed")


def _move(state: State, entry: Entry) -> None:
    row, number = _open(state, entry).seated_by_hand(), entry.values["table"]
    person = person_of(state, entry.values["person"])
    if number is not None and not person.plays(row.number):
        raise TournamentFault("not-taking-part", name=person.name)
    old = row.table_of(person.id)
    if number is not None and number <= len(row.tables):
        target = row.tables[number - 1]
        if target is not old and len(target.seats) >= LARGEST_OF_GAME[state.settings.game]:
            raise TournamentFault("table-full", table=number)
        _without_result(row, target)
    elif number is not None and number > len(row.tables) + 1:
        raise TournamentFault("no-table", round=row.number, table=number)
    _without_result(row, old)


def _play(state: State, entry: Entry) -> None:
    row = _open(state, entry).played_online()
    table = _table(row, entry.values["table"])
    if table.game is not None:
        raise TournamentFault("has-game", table=table.number)


def _reveal(state: State, entry: Entry) -> None:
    """The secret of the deals is shown when all games are over, and once."""
    row = round_of(state, entry).played_online()
    if row.secret:
        raise TournamentFault("has-secret", round=row.number)
    for table in row.playing:
        if table.result is None and not row.closed:
            raise TournamentFault("no-result", round=row.number, table=table.number)
    if not fits(entry.values["secret"], row.head, row.deal):
        raise TournamentFault("wrong-secret", round=row.number)


def _without_result(row: Round, table: Table | None) -> None:
    if table is not None and table.result is not None:
        raise TournamentFault("has-result", round=row.number, table=table.number)


def _swap(state: State, entry: Entry) -> None:
    row = _open(state, entry).seated_by_hand()
    pair = [person_of(state, entry.values[key]) for key in ("person", "other")]
    if pair[0] is pair[1]:
        raise TournamentFault("same-person", name=pair[0].name)
    for person in pair:
        table = row.table_of(person.id)
        if table is None and person.id not in row.byes:
            raise TournamentFault("not-seated", name=person.name, round=row.number)
        _without_result(row, table)


def _clock(state: State, entry: Entry) -> None:
    _open(state, entry)
    if not entry.at:
        raise TournamentFault("no-time")


def _result(state: State, entry: Entry) -> None:
    row = round_of(state, entry)
    if entry.values["from"] != "organiser":
        row = _open(state, entry)
    if entry.values["from"] == "server":
        row.played_online()
    table = _table(row, entry.values["table"])
    if set(entry.values["points"]) != set(table.seats):
        raise TournamentFault("not-at-table", table=table.number)


def _mark(state: State, entry: Entry) -> None:
    """A result can be confirmed or disputed while its round is open."""
    row = _open(state, entry)
    table = _table(row, entry.values["table"])
    if table.result is None:
        raise TournamentFault("no-result", round=row.number, table=table.number)
    person = entry.values.get("person")
    if person is not None and person not in table.seats:
        raise TournamentFault("not-at-table", table=table.number)


def _penalty(state: State, entry: Entry) -> None:
    round_of(state, entry)
    person_of(state, entry.values["person"])


def _close(state: State, entry: Entry) -> None:
    row = _open(state, entry)
    for table in row.playing:
        if table.status == "playing":
            raise TournamentFault("no-result", round=row.number, table=table.number)
        if table.status == "disputed":
            raise TournamentFault("disputed", round=row.number, table=table.number)


def _lot(state: State, entry: Entry) -> None:
    if entry.values["round"] != len(state.rounds) or not lot_needed(state):
        raise TournamentFault("lot-not-needed")
    check_seed(state, entry.values["seed"])


def _end(state: State, _entry: Entry) -> None:
    if state.round and not state.round.closed:
        raise TournamentFault("round-open", round=state.round.number)
    if lot_needed(state):
        raise TournamentFault("lot-missing", round=len(state.rounds))


_CHECKS: Mapping[str, Callable[[State, Entry], None]] = {
    "person": _person,
    "rename": _rename,
    "group": _about_person,
    "leave": _about_person,
    "draw": _draw,
    "move": _move,
    "swap": _swap,
    "clock": _clock,
    "play": _play,
    "result": _result,
    "confirm": _mark,
    "dispute": _mark,
    "penalty": _penalty,
    "reveal": _reveal,
    "close": _close,
    "lot": _lot,
    "end": _end,
    "undo": check_undo,
}
"""Entries that are not here may be written at any time."""
