"""A club's entries without the names of a member; what they have played stays."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from .document import Document, Entry
from .fold import fold
from .matching import folded, is_named, named
from .state import State, Total


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

    def rows_of(self, entry: Entry) -> tuple[set[int], set[int]]:
        """Their total in the result of an entry (from 0; none or one), and all totals with names of theirs."""
        rows = entry.values["totals"]
        game, part = entry.values["game"], entry.values["part"]
        shown = self.state.games[game].results.get(part) if game in self.state.games else None
        if shown is None or shown.entry != entry.id:
            own = {number for number, row in enumerate(rows) if row[1] == self.member}
            return own, own | {number for number, row in enumerate(rows) if folded(row[0]) in self.names}
        own = {number for number, total in enumerate(shown.totals) if total.member == self.member}
        found = self.state.found[game][part].totals
        return own, own | {number for number, total in enumerate(found) if self._is_theirs(game, part, total)}

    def _is_theirs(self, game: str, part: str, total: Total) -> bool:
        """Whether the name of a total is theirs, though another total may be."""
        name = folded(total.name)
        whom = named(self.state, game, part, name) if is_named(self.state, game, part, name) else total.member
        return whom == self.member and not total.bot


def _about(state: State, member: str) -> _About:
    names = {
        folded(entry.values["name"])
        for entry in state.entries
        if entry.do in ("member", "rename") and entry.values.get("member", entry.id) == member
    }
    return _About(state, member, frozenset(names - {""}))


def _with(entry: Entry, **values: object) -> Entry:
    return replace(entry, values={**entry.values, **values})


def _name(about: _About, entry: Entry) -> Entry:
    return _with(entry, name="") if entry.values.get("member", entry.id) == about.member else entry


def _result(about: _About, entry: Entry) -> Entry:
    own, theirs = about.rows_of(entry)
    rows = enumerate(entry.values["totals"])
    return _with(entry, totals=[_row(row, number in theirs, number in own, about.member) for number, row in rows])


def _row(row: list[Any], is_theirs: bool, is_own: bool, member: str) -> list[Any]:
    if is_own:
        return ["", member, *row[2:]]
    return ["", None if row[1] == member else row[1], *row[2:]] if is_theirs else row


def _who(about: _About, entry: Entry) -> Entry:
    """Once results name the member by their id, nobody needs to say who the name is."""
    game, part, name, whom = (entry.values[key] for key in ("game", "part", "name", "member"))
    theirs = about.member in (whom, about.state.who.get((game, part, folded(name))))
    return _with(entry, name="") if theirs else entry


_DO: Mapping[str, Callable[[_About, Entry], Entry]] = {
    "member": _name,
    "rename": _name,
    "result": _result,
    "who": _who,
}
