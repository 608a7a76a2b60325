"""Decides on the entries of organisers and members.  Nothing is changed here."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ...club.checking import refuse
from ...club.document import Entry, read_entry
from ...club.faults import ClubFault
from ...club.fold import apply, fold
from ...club.limits import MOST_ENTRIES
from ...club.matching import folded
from ...club.state import State
from ..eventlog.asking import Refusal
from ..eventlog.entries import UnreadableEntry, check_ids, refusal_of, refused, stamp
from ..protocol.names import cleaned, is_alike
from .state import Club

MOST_OF_A_MEMBER = 500
"""Entries of a member who is no organiser: nobody else can fill the log."""
_RESERVED = 2_000
"""The last entries of a full log are for its organisers."""


@dataclass(frozen=True, slots=True)
class Writer:
    """Who writes in a club."""

    player: str
    """The id of the player."""
    member: str | None
    """The id of the member who they are."""
    organiser: bool


def writer(club: Club, player: str, was: Collection[str], *, by_key: bool) -> Writer:
    """The writer with this id; ``was``: of guests that became this player; ``by_key``: has the organisers' key."""
    member = club.person_of((player, *was))
    return Writer(player, member, by_key or club.is_organiser(member))


def read(given: Sequence[Mapping[str, Any]], who: Writer, now: int) -> list[Entry]:
    """The entries of a message, stamped with the time and their member; raises Refusal.

    A name that a member takes becomes one that others can see.
    """
    with refused(UnreadableEntry):
        read = [read_entry(one, number) for number, one in enumerate(given, start=1)]
    check_ids(read)
    return [replace(entry, values=_shown(entry, who), at=stamp(now), by=who.member or "") for entry in read]


def _shown(entry: Entry, who: Writer) -> Mapping[str, Any]:
    if entry.do != "rename" or who.organiser:
        return entry.values
    return {**entry.values, "name": cleaned(entry.values["name"])}


def written(club: Club, given: Sequence[Entry], who: Writer) -> list[Entry]:
    """The new ones of the entries; raises Refusal unless all of them may be written."""
    state = club.state if len(given) == 1 else fold(club.document)

    def take(entry: Entry) -> None:
        check(club, state, entry, who)
        if entry is not given[-1]:
            apply(state, entry)

    new = club.only_new(given, take)
    check_room(club, len(new), who)
    return new


def check(club: Club, state: State, entry: Entry, who: Writer) -> None:
    """Raise Refusal for an entry that may not be written now; ``state``: that of the club before it."""
    if entry.do == "member" and not who.organiser:
        raise Refusal("organisers-only", "members join by themselves, or an organiser writes them down")
    with refused():
        refuse(state, entry, who.organiser, who.member)
        if entry.do == "rename" and not who.organiser:
            _check_name(state, entry.values["name"], who.member)
    if entry.do == "drop" and not entry.values["dropped"] and club.has_twin(entry.values["game"]):
        raise refusal_of(ClubFault("same-game"))


def check_room(club: Club, many: int, who: Writer) -> None:
    """Raise Refusal if there is no room for this number of entries of this writer."""
    most = MOST_ENTRIES - (0 if who.organiser else _RESERVED)
    if len(club.entries) + many > most or (not who.organiser and club.of_authors[who.player] + many > MOST_OF_A_MEMBER):
        raise Refusal("full", "there is no more room in this club's log")


def entering(club: Club, name: str, shown: str, who: Writer, now: int) -> Entry:
    """The entry by which somebody becomes a member under the name that others see; raises Refusal.

    They claim the member of this name whom an organiser has typed in; a member who has left comes back.
    """
    check_room(club, 1, who)
    if not club.state.settings.joining and not who.organiser:
        raise refusal_of(ClubFault("joining-closed"))
    try:
        entry = replace(read_entry({"id": name, **_member(club, cleaned(shown), who)}), at=stamp(now))
        refuse(club.state, entry, who.organiser, entry.values.get("member"))
    except ClubFault as fault:
        raise refusal_of(fault, UnreadableEntry if fault.key == "bad-value" else Refusal) from None
    return entry


def _member(club: Club, shown: str, who: Writer) -> dict[str, Any]:
    """What the entry says by which somebody becomes a member; raises Refusal if they are one already.

    Nobody gets the rights of an organiser by a name alone.
    """
    if who.member is not None:
        if not club.state.members[who.member].left:
            raise Refusal("joined", "you are a member already")
        return {"do": "leave", "member": who.member, "left": False}
    for one in club.state.members.values():
        is_free = folded(one.name) == folded(shown) and one.id not in club.players and not one.left
        if is_free and (one.role == "member" or who.organiser or club.authors[one.id] == who.player):
            return {"do": "rename", "member": one.id, "name": one.name}
    _check_name(club.state, shown, None)
    return {"do": "member", "name": shown, "role": "member"}


def _check_name(state: State, name: str, member: str | None) -> None:
    """Raise ClubFault for a name that looks like that of another member; organisers may write down any."""
    if is_alike(name, [one.name for one in state.members.values() if one.id != member]):
        raise ClubFault("same-name", name=name)
