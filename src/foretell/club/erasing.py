"""A club's entries without the names of a member; what they have played stays."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from .document import Document
from .entries import Entry
from .fold import fold
from .matching import folded, named
from .state import State


def without_names(entries: Sequence[Entry], member: str) -> list[Entry]:
    """The same entries, in their order, with empty names in place of the member's.

    Results name the member by their id instead, so nothing else changes.
    """
    about = _about(fold(Document("", tuple(entries))), member)
    return [_DO[entry.do](about, entry) if entry.do in _DO else entry for entry in entries]


@dataclass(frozen=True, slots=True)
class _About:
    state: State
    member: str
    names: frozenset[str]
    """All names that they have had, folded."""
    counting: frozenset[str]
    """The ids of the results that count."""

    def names_in(self, game: str, part: str) -> set[str]:
        """The names in a result that are this member."""
        found = self.state.games[game].results.get(part) if game in self.state.games else None
        totals = found.totals if found else ()
        own = {folded(total.name) for total in totals if total.member == self.member}
        given = {name for one, _, name in self.state.who if one == game}
        return (own | {name for name in given if named(self.state, game, part, name) == self.member}) - {""}


def _about(state: State, member: str) -> _About:
    names = {
        folded(entry.values["name"])
        for entry in state.entries
        if (entry.do == "member" and entry.id == member) or (entry.do == "rename" and entry.values["member"] == member)
    }
    counting = (result.entry for game in state.games.values() for result in game.results.values())
    return _About(state, member, frozenset(names - {""}), frozenset(counting))


def _with(entry: Entry, **values: object) -> Entry:
    return replace(entry, values={**entry.values, **values})


def _member(about: _About, entry: Entry) -> Entry:
    return _with(entry, name="") if entry.id == about.member else entry


def _rename(about: _About, entry: Entry) -> Entry:
    return _with(entry, name="") if entry.values["member"] == about.member else entry


def _result(about: _About, entry: Entry) -> Entry:
    names = about.names_in(entry.values["game"], entry.values["part"])
    if entry.id not in about.counting:
        names |= about.names
    rows: list[list[Any]] = []
    for name, whom, *rest in entry.values["totals"]:
        if whom == about.member or (folded(name) in names and not rest[-1]):
            taken = any(row[1] == about.member for row in rows)
            rows.append(["", None if taken else about.member, *rest])
        else:
            rows.append([name, whom, *rest])
    return _with(entry, totals=rows)


def _who(about: _About, entry: Entry) -> Entry:
    """Once results name the member by their id, nobody needs to say who the name is."""
    game, part, name, whom = (entry.values[key] for key in ("game", "part", "name", "member"))
    theirs = whom == about.member or (part is not None and folded(name) in about.names_in(game, part))
    return _with(entry, name="") if theirs else entry


_DO: Mapping[str, Callable[[_About, Entry], Entry]] = {
    "member": _member,
    "rename": _rename,
    "result": _result,
    "who": _who,
}
