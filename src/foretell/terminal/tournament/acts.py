"""What an organiser does in the terminal: from words of a command to entries."""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any

from ...game.errors import OptionsError
from ...tournament.document import read_settings
from ...tournament.drawing import drawn
from ...tournament.faults import TournamentFault
from ...tournament.limits import MOST_POINTS
from ...tournament.next import lot_needed
from ...tournament.settings import PRESETS
from ...tournament.state import State
from .file import Fact, TournamentFile


def settings_of(texts: Sequence[str]) -> dict[str, Any]:
    """The settings in texts such as ``rounds=5`` (JSON or plain text); raises OptionsError, TournamentFault."""
    found = {}
    for text in texts:
        key, sign, value = text.partition("=")
        if not sign:
            raise OptionsError(f"a setting is KEY=VALUE, such as rounds=5, not {text!r}")
        found[key] = value
        with suppress(ValueError, RecursionError):
            found[key] = json.loads(value)
    return read_settings(found)


def beginning(preset: str, texts: Sequence[str], names: Iterable[str]) -> Iterable[Fact]:
    """The first entries of a tournament."""
    return [("set", {"set": {**PRESETS[preset], **settings_of(texts)}}), *people(names)]


def people(names: Iterable[str]) -> list[Fact]:
    """People who join."""
    return [("person", {"name": name, "group": None}) for name in map(str.strip, names) if name]


def person_of(state: State, name: str) -> str:
    """The id of the person with this name; raises OptionsError."""
    for one in state.people.values():
        if one.name.casefold() == name.casefold():
            return one.id
    raise OptionsError(f"nobody here is called {name!r}")


def seat(file: TournamentFile, word: str) -> State:
    """Draw the next round, after a lot if equal people have to be told apart."""
    if lot_needed(file.state()):
        lot(file)

    def facts(state: State) -> Iterable[Fact]:
        before, seed = file.seed(state)
        yield from before
        yield "draw", drawn(state, seed, word)

    return file.write(facts)


def lot(file: TournamentFile) -> State:
    """Draw the lot that is needed now."""

    def facts(state: State) -> Iterable[Fact]:
        before, seed = file.seed(state)
        return [*before, ("lot", {"round": len(state.rounds), "seed": seed})]

    return file.write(facts)


def close(file: TournamentFile) -> State:
    """Close the round, and draw a lot if equal people have to be told apart."""
    state = file.write(lambda now: [("close", {"round": _last(now)})])
    return lot(file) if lot_needed(state) else state


def _last(state: State) -> int:
    """The number of the last round; raises TournamentFault."""
    if not state.rounds:
        raise TournamentFault("no-round", round=1)
    return len(state.rounds)


def result(state: State, values: Sequence[str], number: int | None, why: str) -> list[Fact]:
    """The result of a table: its number, then the points in the order of its seats (``-``: did not play)."""
    number = number or _last(state)
    row = state.at(number)
    if row is None:
        raise TournamentFault("no-round", round=number)
    table = _whole(values[0]) if values else 0
    if not 1 <= table <= len(row.tables):
        raise TournamentFault("no-table", round=number, table=table)
    seats, points = row.tables[table - 1].seats, [None if text == "-" else _whole(text) for text in values[1:]]
    if len(points) != len(seats):
        names = ", ".join(state.people[one].name for one in seats)
        raise OptionsError(f"table {table} needs {len(seats)} numbers, for {names}")
    totals = dict(zip(seats, points, strict=True))
    return [("result", {"round": number, "table": table, "points": totals, "from": "organiser", "why": why})]


def _whole(text: str) -> int:
    with suppress(ValueError):
        if abs(number := int(text)) <= MOST_POINTS:
            return number
    raise OptionsError(f"{text!r} is not a whole number up to {MOST_POINTS}")


def _leave(state: State, values: Sequence[str], _number: int | None, _why: str) -> list[Fact]:
    number = len(state.rounds) + (state.round is None or state.round.closed)
    return [("leave", {"person": person_of(state, name), "round": number}) for name in values]


def _back(state: State, values: Sequence[str], _number: int | None, _why: str) -> list[Fact]:
    return [("leave", {"person": person_of(state, name), "round": None}) for name in values]


def _penalty(state: State, values: Sequence[str], number: int | None, why: str) -> list[Fact]:
    if len(values) != 2:
        raise OptionsError("a penalty needs a name and points")
    person, points = person_of(state, values[0]), _whole(values[1])
    return [("penalty", {"round": number or _last(state), "person": person, "points": points, "why": why})]


def _undo(state: State, values: Sequence[str], _number: int | None, _why: str) -> list[Fact]:
    """Undo the entry that is named, or the last that counts."""
    counting = [one.id for one in state.entries if one.do != "undo" and one.id not in state.undone]
    return [("undo", {"entry": values[0] if values else counting[-1] if counting else "-"})]


ACTS: Mapping[str, Callable[[State, Sequence[str], int | None, str], Iterable[Fact]]] = {
    "add": lambda _state, values, _number, _why: people(values),
    "leave": _leave,
    "back": _back,
    "set": lambda _state, values, _number, _why: [("set", {"set": settings_of(values)})],
    "result": result,
    "penalty": _penalty,
    "undo": _undo,
    "end": lambda _state, _values, _number, _why: [("end", {})],
}
"""Commands that write entries, from the state, their words, ``--round`` and ``--why``."""
