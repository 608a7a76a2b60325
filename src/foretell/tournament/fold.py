"""From entries to the state of the tournament: a pure function of the document."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any

from ..pad.folding import Folding
from .document import Entry
from .faults import TournamentFault
from .seats import move, swap
from .state import Clock, Penalty, Person, Result, Round, State, Table, person_of, round_of

Values = Mapping[str, Any]


def _note(state: State, entry: Entry) -> None:
    """A seed that was shown once stays known, a deal stays dealt."""
    state.chain = entry.values.get("seed", entry.values.get("chain", state.chain))
    if entry.do == "deals":
        state.deals, state.dealt = entry.values["head"], 0
    state.dealt += entry.do == "draw"


def _set(state: State, entry: Entry) -> None:
    state.settings = state.settings.having(entry.values["set"])


def _person(state: State, entry: Entry) -> None:
    state.people[entry.id] = Person(entry.id, entry.values["name"], entry.values["group"], len(state.rounds) + 1)


def _of_person(what: str, key: str) -> Callable[[State, Entry], None]:
    """An entry that changes one thing about a person."""

    def write(state: State, entry: Entry) -> None:
        person = person_of(state, entry.values["person"])
        state.people[person.id] = replace(person, **{what: entry.values[key]})

    return write


def _committed(_state: State, _entry: Entry) -> None:
    """What it commits to is noted in any case."""


def _draw(state: State, entry: Entry) -> None:
    values = entry.values
    tables = tuple(_seated(number, chairs) for number, chairs in enumerate(values["tables"], start=1))
    drawn = [person for table in tables for person in table.seats] + values["byes"]
    for person in (*drawn, *values["people"]):
        person_of(state, person)
    if values["round"] != len(state.rounds) + 1:
        raise TournamentFault("not-next-round", round=len(state.rounds) + 1)
    if len(set(drawn)) != len(drawn):
        raise TournamentFault("seats-differ")
    people, byes = tuple(values["people"]), tuple(values["byes"])
    row = Round(values["round"], values["stage"], people, tables, byes, values["seed"], values["word"])
    settings = state.settings
    if settings.online:
        row = replace(row, online=True, same=settings.same, head=state.deals, deal=state.dealt)
    state.rounds.append(row)


def _seated(number: int, chairs: Sequence[str | None]) -> Table:
    """A table with people and bots (None)."""
    bots = tuple(seat for seat, one in enumerate(chairs) if one is None)
    return Table(number, tuple(one for one in chairs if one is not None), bots=bots)


def _in_round(change: Callable[[Round, Values, State], Round]) -> Callable[[State, Entry], None]:
    """What an entry does that changes a round."""

    def write(state: State, entry: Entry) -> None:
        old = round_of(state, entry)
        state.rounds[old.number - 1] = change(old, {**entry.values, "id": entry.id, "at": entry.at}, state)

    return write


def _move(old: Round, values: Values, state: State) -> Round:
    return move(old.seated_by_hand(), person_of(state, values["person"]).id, values["table"], values["seat"])


def _swap(old: Round, values: Values, _state: State) -> Round:
    return swap(old.seated_by_hand(), values["person"], values["other"])


def _clock(old: Round, values: Values, _state: State) -> Round:
    """Start or stop the clock; an entry without a time does nothing."""
    if not values["at"]:
        raise TournamentFault("no-time")
    at, clock = milliseconds(values["at"]), old.clock
    if values["run"] == clock.running:
        return old
    if values["run"]:
        return replace(old, clock=replace(clock, running=True, since=at))
    return replace(old, clock=Clock(used=clock.used + max(0, at - clock.since)))


def milliseconds(at: str) -> int:
    """The time of an entry in milliseconds since 1970."""
    return round(datetime.fromisoformat(at).timestamp() * 1000)


def _play(old: Round, values: Values, _state: State) -> Round:
    return old.played_online().with_table(replace(_table(old, values), game=values["game"]))


def _reveal(old: Round, values: Values, _state: State) -> Round:
    return replace(old.played_online(), secret=values["secret"])


def _result(old: Round, values: Values, state: State) -> Round:
    table = _table(old, values)
    if set(values["points"]) != set(table.seats):
        raise TournamentFault("not-at-table", table=table.number)
    confirmed = values["from"] in ("organiser", "server") or not state.settings.confirming
    found = Result(values["id"], dict(values["points"]), values["from"], values["why"], confirmed)
    return old.with_table(replace(table, result=found))


def _table(old: Round, values: Values) -> Table:
    number: int = values["table"]
    if number > len(old.tables):
        raise TournamentFault("no-table", round=old.number, table=number)
    return old.tables[number - 1]


def _marked(old: Round, values: Values, marks: Values) -> Round:
    """The round with its table's result marked."""
    table = _table(old, values)
    if table.result is None:
        raise TournamentFault("no-result", round=old.number, table=table.number)
    return old.with_table(replace(table, result=replace(table.result, **marks)))


def _confirm(old: Round, values: Values, _state: State) -> Round:
    return _marked(old, values, {"confirmed": True, "dispute": None})


def _dispute(old: Round, values: Values, _state: State) -> Round:
    return _marked(old, values, {"confirmed": False, "dispute": values["text"]})


def _penalty(old: Round, values: Values, state: State) -> Round:
    one = Penalty(person_of(state, values["person"]).id, values["points"], values["why"])
    return replace(old, penalties=(*old.penalties, one))


def _close(old: Round, _values: Values, _state: State) -> Round:
    return replace(old, closed=True)


def _lot(state: State, entry: Entry) -> None:
    state.lots[entry.values["round"]] = entry.values["seed"]


def _end(state: State, _entry: Entry) -> None:
    state.over = True


_DO: Mapping[str, Callable[[State, Entry], None]] = {
    "set": _set,
    "person": _person,
    "rename": _of_person("name", "name"),
    "group": _of_person("group", "group"),
    "leave": _of_person("left", "round"),
    "commit": _committed,
    "deals": _committed,
    "draw": _draw,
    "move": _in_round(_move),
    "swap": _in_round(_swap),
    "clock": _in_round(_clock),
    "play": _in_round(_play),
    "result": _in_round(_result),
    "confirm": _in_round(_confirm),
    "dispute": _in_round(_dispute),
    "penalty": _in_round(_penalty),
    "reveal": _in_round(_reveal),
    "close": _in_round(_close),
    "lot": _lot,
    "end": _end,
}
_FOLDING = Folding(State, _DO, TournamentFault, _note)
fold, apply, folded_again = _FOLDING.fold, _FOLDING.apply, _FOLDING.folded_again
