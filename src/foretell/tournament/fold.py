"""From entries to the state of the tournament: a pure function of the document."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any

from ..pad.entries import AnyEntry
from .document import Document
from .entries import Entry
from .seats import move, swap
from .state import Clock, Penalty, Person, Result, Round, State, Table

Values = Mapping[str, Any]


def fold(document: Document) -> State:
    """The state of the tournament."""
    return _folded(document.id, document.entries)


def apply(state: State, *entries: Entry, again: State | None = None) -> None:
    """Add entries to the state, in place; everything is folded again, once, if some are undone.

    ``again``: the state with them, if ``folded_again`` has worked it out.
    """
    again = again or folded_again(state, entries)
    if again is not None:
        for name in State.__slots__:
            setattr(state, name, getattr(again, name))
        return
    for entry in entries:
        _write(state, entry)


def folded_again(state: State, entries: Sequence[Entry]) -> State | None:
    """The state with more entries, from all of them, if they undo some; None: they do not."""
    if not any(entry.do == "undo" for entry in entries):
        return None
    return _folded(state.id, (*state.entries, *entries))


def undone(entries: Iterable[AnyEntry]) -> set[str]:
    """The ids of the entries that do not count: an ``undo`` names an entry before it, and is never undone itself."""
    seen: set[str] = set()
    found: set[str] = set()
    for entry in entries:
        if entry.do != "undo":
            seen.add(entry.id)
        elif entry.values["entry"] in seen:
            found.add(entry.values["entry"])
    return found


def _folded(name: str, entries: tuple[Entry, ...]) -> State:
    state = State(name, undone=undone(entries))
    for entry in entries:
        _write(state, entry)
    return state


def _write(state: State, entry: Entry) -> None:
    """Note an entry, and do what it says if it counts.  A seed that was shown once stays known, a deal stays dealt."""
    state.entries.append(entry)
    state.chain = entry.values.get("seed", entry.values.get("chain", state.chain))
    if entry.do == "deals":
        state.deals, state.dealt = entry.values["head"], 0
    state.dealt += entry.do == "draw"
    if entry.do == "undo" or entry.id in state.undone:
        return
    if not _DO[entry.do](state, entry):
        state.skipped.append(entry.id)


def _set(state: State, entry: Entry) -> bool:
    state.settings = state.settings.having(entry.values["set"])
    return True


def _person(state: State, entry: Entry) -> bool:
    state.people[entry.id] = Person(entry.id, entry.values["name"], entry.values["group"], len(state.rounds) + 1)
    return True


def _change(state: State, person: str, values: Values) -> bool:
    """Give a person other values; False if there is none of this id."""
    if person not in state.people:
        return False
    state.people[person] = replace(state.people[person], **values)
    return True


def _rename(state: State, entry: Entry) -> bool:
    return _change(state, entry.values["person"], {"name": entry.values["name"]})


def _group(state: State, entry: Entry) -> bool:
    return _change(state, entry.values["person"], {"group": entry.values["group"]})


def _leave(state: State, entry: Entry) -> bool:
    return _change(state, entry.values["person"], {"left": entry.values["round"]})


def _committed(_state: State, _entry: Entry) -> bool:
    return True


def _draw(state: State, entry: Entry) -> bool:
    values = entry.values
    tables = tuple(_seated(number, chairs) for number, chairs in enumerate(values["tables"], start=1))
    drawn = [person for table in tables for person in table.seats] + values["byes"]
    known = all(person in state.people for person in (*drawn, *values["people"]))
    if values["round"] != len(state.rounds) + 1 or not known or len(set(drawn)) != len(drawn):
        return False
    people, byes = tuple(values["people"]), tuple(values["byes"])
    row = Round(values["round"], values["stage"], people, tables, byes, values["seed"], values["word"])
    settings = state.settings
    if settings.online:
        row = replace(row, online=True, same=settings.same, head=state.deals, deal=state.dealt)
    state.rounds.append(row)
    return True


def _seated(number: int, chairs: Sequence[str | None]) -> Table:
    """A table with people and bots (None)."""
    bots = tuple(seat for seat, one in enumerate(chairs) if one is None)
    return Table(number, tuple(one for one in chairs if one is not None), bots=bots)


def _in_round(change: Callable[[Round, Values, State], Round | None]) -> Callable[[State, Entry], bool]:
    """What an entry does that changes a round; it is skipped if there is none, or if the change is None."""

    def write(state: State, entry: Entry) -> bool:
        number = entry.values["round"]
        old = state.at(number)
        new = None if old is None else change(old, {**entry.values, "id": entry.id, "at": entry.at}, state)
        if new is None:
            return False
        state.rounds[number - 1] = new
        return True

    return write


def _move(old: Round, values: Values, state: State) -> Round | None:
    return None if old.online else move(old, state.people, values["person"], values["table"], values["seat"])


def _swap(old: Round, values: Values, _state: State) -> Round | None:
    return None if old.online else swap(old, values["person"], values["other"])


def _clock(old: Round, values: Values, _state: State) -> Round | None:
    """Start or stop the clock; an entry without a time does nothing."""
    if not values["at"]:
        return None
    at, clock = milliseconds(values["at"]), old.clock
    if values["run"] == clock.running:
        return old
    if values["run"]:
        return replace(old, clock=replace(clock, running=True, since=at))
    return replace(old, clock=Clock(used=clock.used + max(0, at - clock.since)))


def milliseconds(at: str) -> int:
    """The time of an entry in milliseconds since 1970."""
    return round(datetime.fromisoformat(at).timestamp() * 1000)


def _play(old: Round, values: Values, _state: State) -> Round | None:
    table = _table(old, values)
    return old.with_table(replace(table, game=values["game"])) if table and old.online else None


def _reveal(old: Round, values: Values, _state: State) -> Round | None:
    return replace(old, secret=values["secret"]) if old.online else None


def _result(old: Round, values: Values, state: State) -> Round | None:
    table = _table(old, values)
    if table is None or set(values["points"]) != set(table.seats):
        return None
    confirmed = values["from"] in ("organiser", "server") or not state.settings.confirming
    found = Result(values["id"], dict(values["points"]), values["from"], values["why"], confirmed)
    return old.with_table(replace(table, result=found))


def _table(old: Round, values: Values) -> Table | None:
    return old.tables[values["table"] - 1] if values["table"] <= len(old.tables) else None


def _marked(old: Round, values: Values, marks: Values) -> Round | None:
    """The round with its table's result marked; None if there is no result."""
    table = _table(old, values)
    if table is None or table.result is None:
        return None
    return old.with_table(replace(table, result=replace(table.result, **marks)))


def _confirm(old: Round, values: Values, _state: State) -> Round | None:
    return _marked(old, values, {"confirmed": True, "dispute": None})


def _dispute(old: Round, values: Values, _state: State) -> Round | None:
    return _marked(old, values, {"confirmed": False, "dispute": values["text"]})


def _penalty(old: Round, values: Values, state: State) -> Round | None:
    if values["person"] not in state.people:
        return None
    one = Penalty(values["person"], values["points"], values["why"])
    return replace(old, penalties=(*old.penalties, one))


def _close(old: Round, _values: Values, _state: State) -> Round:
    return replace(old, closed=True)


def _lot(state: State, entry: Entry) -> bool:
    state.lots[entry.values["round"]] = entry.values["seed"]
    return True


def _end(state: State, _entry: Entry) -> bool:
    state.over = True
    return True


_DO: Mapping[str, Callable[[State, Entry], bool]] = {
    "set": _set,
    "person": _person,
    "rename": _rename,
    "group": _group,
    "leave": _leave,
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
