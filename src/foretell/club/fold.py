"""From entries to the state of the club: a pure function of the document."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from ..tournament.fold import undone
from .document import Document
from .entries import Entry
from .matching import folded, show, with_name, with_result, with_who
from .settings import season_of
from .state import Evening, Game, Member, Result, State, Total


def fold(document: Document) -> State:
    """The state of the club."""
    return _folded(document.id, document.entries)


def apply(state: State, *entries: Entry, again: State | None = None) -> None:
    """Add entries to the state, in place; many at once cost less than one by one.

    ``again``: the state with them, if they undo some and ``folded_again`` has worked it out.
    """
    again = again or folded_again(state, entries)
    if again is not None:
        for name in State.__slots__:
            setattr(state, name, getattr(again, name))
        return
    for entry in entries:
        _write(state, entry)
    show(state)


def folded_again(state: State, entries: Sequence[Entry]) -> State | None:
    """The state with more entries, from all of them, if they undo some; None: they do not."""
    if not any(entry.do == "undo" for entry in entries):
        return None
    return _folded(state.id, (*state.entries, *entries))


def _folded(name: str, entries: Sequence[Entry]) -> State:
    state = State(name, undone=undone(entries))
    for entry in entries:
        _write(state, entry)
    show(state)
    return state


def _write(state: State, entry: Entry) -> None:
    """Note an entry, and do what it says if it counts."""
    state.entries.append(entry)
    if entry.do == "undo" or entry.id in state.undone:
        return
    if not _DO[entry.do](state, entry):
        state.skipped.append(entry.id)


def _set(state: State, entry: Entry) -> bool:
    """A season that has ended keeps its settings; what changes is the one that goes on."""
    values = entry.values["set"]
    season = state.seasons.get((values.get("season") or {}).get("name", ""))
    state.settings = (state.settings if season is None else state.settings.like(season)).having(values)
    if state.settings.season is not None:
        season = season_of(state.settings)
        state.seasons[season.name] = season
    return True


def _member(state: State, entry: Entry) -> bool:
    state.members[entry.id] = Member(entry.id, entry.values["name"], entry.values["role"])
    with_name(state, entry.id, entry.values["name"])
    return True


def _rename(state: State, entry: Entry) -> bool:
    member = state.members.get(entry.values["member"])
    if member is None:
        return False
    state.members[member.id] = replace(member, name=entry.values["name"])
    with_name(state, member.id, entry.values["name"], member.name, looks_back=entry.by != member.id)
    return True


def _of_member(key: str) -> Callable[[State, Entry], bool]:
    """An entry that changes one thing about a member."""

    def write(state: State, entry: Entry) -> bool:
        member = state.members.get(entry.values["member"])
        if member is None:
            return False
        state.members[member.id] = replace(member, **{key: entry.values[key]})
        return True

    return write


def _evening(state: State, entry: Entry) -> bool:
    state.evenings[entry.id] = Evening(entry.id, **entry.values)
    return True


def _of_evening(state: State, entry: Entry) -> bool:
    """An evening is moved or cancelled."""
    evening = state.evenings.get(entry.values["evening"])
    if evening is None:
        return False
    values = {key: value for key, value in entry.values.items() if key != "evening"}
    state.evenings[evening.id] = replace(evening, **values)
    return True


def _come(state: State, entry: Entry) -> bool:
    evening, member = state.evenings.get(entry.values["evening"]), entry.values["member"]
    if evening is None or member not in state.members:
        return False
    comes = {**evening.comes, member: entry.values["comes"]}
    said = {one: value for one, value in comes.items() if value is not None}
    state.evenings[evening.id] = replace(evening, comes=said)
    return True


def _game(state: State, entry: Entry) -> bool:
    values = entry.values
    evening = values["evening"] if values["evening"] in state.evenings else None
    state.games[entry.id] = Game(entry.id, values["from"], values["key"], evening, values["day"])
    return True


def _drop(state: State, entry: Entry) -> bool:
    game = state.games.get(entry.values["game"])
    if game is None:
        return False
    state.games[game.id] = replace(game, dropped=entry.values["dropped"])
    return True


def _result(state: State, entry: Entry) -> bool:
    values = entry.values
    if values["game"] not in state.games:
        return False
    totals = tuple(Total(*row) for row in values["totals"])
    result = Result(entry.id, values["part"], values["day"], values["kind"], totals, values["over"])
    with_result(state, values["game"], result)
    return True


def _who(state: State, entry: Entry) -> bool:
    """An organiser says who a name is; the results of the game are matched again."""
    game, name, member = (entry.values[key] for key in ("game", "name", "member"))
    if game not in state.games or not folded(name) or (member is not None and member not in state.members):
        return False
    with_who(state, game, entry.values["part"], name, member)
    return True


def _close(state: State, entry: Entry) -> bool:
    state.closed = entry.values["closed"]
    return True


_DO: Mapping[str, Callable[[State, Entry], bool]] = {
    "set": _set,
    "member": _member,
    "rename": _rename,
    "role": _of_member("role"),
    "leave": _of_member("left"),
    "evening": _evening,
    "move": _of_evening,
    "cancel": _of_evening,
    "come": _come,
    "game": _game,
    "drop": _drop,
    "result": _result,
    "who": _who,
    "close": _close,
}
