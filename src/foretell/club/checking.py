"""Whether an entry may be written: what a careful organiser would refuse, and what is not a member's to write."""

from collections.abc import Callable, Collection, Iterator, Mapping

from .document import Document, Entry
from .faults import ClubFault
from .fold import apply
from .limits import MOST_ENTRIES, MOST_EVENINGS, MOST_GAMES, MOST_MEMBERS
from .matching import folded
from .state import State, evening_of, game_of, member_of, of

SERVER = "server"
"""The ``by`` of entries that the server writes by itself."""


def refuse(state: State, entry: Entry, organiser: bool = True, member: str | None = None) -> None:
    """Raise ClubFault if this entry, which could be read, may not be written now.

    ``organiser``: whether an organiser writes it; otherwise ``member`` does, None for somebody who is not one yet.
    """
    if any(one.id == entry.id for one in state.entries):
        raise ClubFault("same-id", value=entry.id)
    if len(state.entries) >= MOST_ENTRIES:
        raise ClubFault("too-many", value=MOST_ENTRIES)
    if not organiser:
        _check_rights(state, entry, member)
    check_now(state, entry)


def check_now(state: State, entry: Entry) -> None:
    """Raise ClubFault if the entry does not fit what is there."""
    if state.closed and entry.do not in ("close", "leave"):
        raise ClubFault("closed")
    if entry.do in _CHECKS:
        _CHECKS[entry.do](state, entry)


def verify(document: Document) -> Iterator[tuple[int, ClubFault]]:
    """The entries that could not have been written, by their numbers from 1; none in a club as it should be.

    Who wrote an entry is not in the document; names that were deleted are not missed.
    """
    state = State(document.id)
    for number, entry in enumerate(document.entries, start=1):
        try:
            if entry.values.get("name") != "":
                check_now(state, entry)
        except ClubFault as fault:
            yield number, fault
        apply(state, entry)


def check_size(state: State) -> None:
    """Raise ClubFault if the club holds more than one may: a file can."""
    for some, most, fault in (
        (state.members, MOST_MEMBERS, "members-many"),
        (state.evenings, MOST_EVENINGS, "evenings-many"),
        (state.games, MOST_GAMES, "games-many"),
    ):
        if len(some) > most:
            raise ClubFault(fault, most=most)


def _check_rights(state: State, entry: Entry, member: str | None) -> None:
    """Members write whether they come, what they played, and about themselves."""
    values = entry.values
    if entry.do == "member" and values["role"] == "member":
        _check_joining(state)
        return
    if entry.do not in ("come", "rename", "leave", "game") or values.get("from") == "typed":
        raise ClubFault("organisers-only")
    if member is None or values.get("member", member) != member:
        raise ClubFault("own-only")
    if entry.do == "leave" and not values["left"]:
        _check_joining(state)
        _check_return(state, member)
    if entry.do == "game" and of(state.members, member, "no-member").left:
        raise ClubFault("has-left", name=state.members[member].name)


def _check_joining(state: State) -> None:
    if not state.settings.joining:
        raise ClubFault("joining-closed")


def _check_return(state: State, member: str) -> None:
    """An organiser whom somebody else has removed would be one again: another organiser returns them."""
    if of(state.members, member, "no-member").role != "organiser":
        return
    for entry in reversed(state.entries):
        if entry.do not in ("leave", "role") or entry.values["member"] != member or entry.id in state.undone:
            continue
        if entry.do == "role" or not entry.values["left"]:
            return
        if entry.by != member:
            raise ClubFault("organisers-only")


def _room(some: Collection[str], most: int, fault: str) -> None:
    if len(some) >= most:
        raise ClubFault(fault, most=most)


def _member(state: State, entry: Entry) -> None:
    _room(state.members, MOST_MEMBERS, "members-many")
    _check_name(state, entry.values["name"], None)


def _check_name(state: State, name: str, member: str | None) -> None:
    """Two members need two names: results find theirs by them."""
    if not folded(name):
        raise ClubFault("no-name")
    if state.names.get(folded(name), set()) - {member}:
        raise ClubFault("same-name", name=name)


def _rename(state: State, entry: Entry) -> None:
    _check_name(state, entry.values["name"], member_of(state, entry).id)


def _evening(state: State, _entry: Entry) -> None:
    _room(state.evenings, MOST_EVENINGS, "evenings-many")


def _come(state: State, entry: Entry) -> None:
    evening, member = evening_of(state, entry), member_of(state, entry)
    if evening.cancelled:
        raise ClubFault("cancelled", title=evening.title)
    if member.left:
        raise ClubFault("has-left", name=member.name)


def _game(state: State, entry: Entry) -> None:
    _room(state.games, MOST_GAMES, "games-many")
    values = entry.values
    if values["evening"] is not None:
        evening_of(state, entry)
    if (values["from"] == "typed") != (values["key"] == ""):
        raise ClubFault("no-key")
    known = ((game.source, game.key) for game in state.games.values() if game.key)
    if (values["from"], values["key"]) in known:
        raise ClubFault("same-game")


def _result(state: State, entry: Entry) -> None:
    """Results of games on the server are the server's; organisers type the others."""
    game = game_of(state, entry)
    if game.source == "typed":
        if entry.by == SERVER:
            raise ClubFault("not-typed")
        _check_typed(state, entry)
    elif entry.by != SERVER:
        raise ClubFault("not-typed")


def _check_typed(state: State, entry: Entry) -> None:
    """What a person types has members who are there, a name for everybody else, and each name once."""
    rows = entry.values["totals"]
    for row in rows:
        if row[1] is not None:
            of(state.members, row[1], "no-member")
    names = [folded(row[0]) for row in rows if row[0] or row[1] is None]
    if not all(names):
        raise ClubFault("no-name")
    if len(set(names)) < len(names):
        raise ClubFault("same-total")


def _who(state: State, entry: Entry) -> None:
    """The name stands in a result, and the member has no other total there."""
    game, name, member = game_of(state, entry), folded(entry.values["name"]), entry.values["member"]
    part = entry.values["part"]
    results = [result for result in game.results.values() if part in (None, result.part)]
    if not any(folded(total.name) == name for result in results for total in result.totals):
        raise ClubFault("no-total", name=entry.values["name"])
    if member is None:
        return
    member_of(state, entry)
    for result in results:
        if any(total.member == member and folded(total.name) != name for total in result.totals):
            raise ClubFault("same-member", name=state.members[member].name)


def _undo(state: State, entry: Entry) -> None:
    target = next((one for one in state.entries if one.id == entry.values["entry"]), None)
    if target is None:
        raise ClubFault("no-entry", value=entry.values["entry"])
    if target.do in ("undo", "close"):
        raise ClubFault("stays")
    if target.id in state.undone:
        raise ClubFault("already-undone")


_CHECKS: Mapping[str, Callable[[State, Entry], object]] = {
    "member": _member,
    "rename": _rename,
    "role": member_of,
    "leave": member_of,
    "evening": _evening,
    "move": evening_of,
    "cancel": evening_of,
    "come": _come,
    "game": _game,
    "drop": game_of,
    "result": _result,
    "who": _who,
    "undo": _undo,
}
"""Entries that are not here may be written at any time."""
