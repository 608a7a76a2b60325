"""From entries to the state of the club: a pure function of the document."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from ..pad.folding import Folding
from .document import Entry
from .faults import ClubFault
from .matching import folded, show, with_name, with_result, with_who
from .settings import season_of
from .state import Evening, Game, Member, Result, State, Total, evening_of, game_of, member_of


def _set(state: State, entry: Entry) -> None:
    """A season that has ended keeps its settings; what changes is the one that goes on."""
    values = entry.values["set"]
    season = state.seasons.get((values.get("season") or {}).get("name", ""))
    state.settings = (state.settings if season is None else state.settings.like(season)).having(values)
    if state.settings.season is not None:
        season = season_of(state.settings)
        state.seasons[season.name] = season


def _member(state: State, entry: Entry) -> None:
    state.members[entry.id] = Member(entry.id, entry.values["name"], entry.values["role"])
    with_name(state, entry.id, entry.values["name"])


def _rename(state: State, entry: Entry) -> None:
    member = member_of(state, entry)
    state.members[member.id] = replace(member, name=entry.values["name"])
    with_name(state, member.id, entry.values["name"], member.name, looks_back=entry.by != member.id)


def _of_member(key: str) -> Callable[[State, Entry], None]:
    """An entry that changes one thing about a member."""

    def write(state: State, entry: Entry) -> None:
        member = member_of(state, entry)
        state.members[member.id] = replace(member, **{key: entry.values[key]})

    return write


def _evening(state: State, entry: Entry) -> None:
    state.evenings[entry.id] = Evening(entry.id, **entry.values)


def _of_evening(state: State, entry: Entry) -> None:
    """An evening is moved or cancelled."""
    evening = evening_of(state, entry)
    values = {key: value for key, value in entry.values.items() if key != "evening"}
    state.evenings[evening.id] = replace(evening, **values)


def _come(state: State, entry: Entry) -> None:
    evening, member = evening_of(state, entry), member_of(state, entry)
    comes = {**evening.comes, member.id: entry.values["comes"]}
    said = {one: value for one, value in comes.items() if value is not None}
    state.evenings[evening.id] = replace(evening, comes=said)


def _game(state: State, entry: Entry) -> None:
    values = entry.values
    evening = values["evening"] if values["evening"] in state.evenings else None
    state.games[entry.id] = Game(entry.id, values["from"], values["key"], evening, values["day"])


def _drop(state: State, entry: Entry) -> None:
    game = game_of(state, entry)
    state.games[game.id] = replace(game, dropped=entry.values["dropped"])


def _result(state: State, entry: Entry) -> None:
    values = entry.values
    totals = tuple(Total(*row) for row in values["totals"])
    result = Result(entry.id, values["part"], values["day"], values["kind"], totals, values["over"])
    with_result(state, game_of(state, entry).id, result)


def _who(state: State, entry: Entry) -> None:
    """An organiser says who a name is; the results of the game are matched again."""
    name, member = entry.values["name"], entry.values["member"]
    if not folded(name):
        raise ClubFault("no-name")
    if member is not None:
        member_of(state, entry)
    with_who(state, game_of(state, entry).id, entry.values["part"], name, member)


def _close(state: State, entry: Entry) -> None:
    state.closed = entry.values["closed"]


_DO: Mapping[str, Callable[[State, Entry], None]] = {
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
_FOLDING = Folding(State, _DO, ClubFault, finish=show)
fold, apply, folded_again = _FOLDING.fold, _FOLDING.apply, _FOLDING.folded_again
