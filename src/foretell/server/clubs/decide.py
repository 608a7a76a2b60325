"""Decides on the entries of organisers and members, and on the games that they add.  Nothing is changed here."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, timedelta
from typing import Any

from ...club.checking import refuse
from ...club.document import Entry, read_entry
from ...club.faults import ClubFault
from ...club.fold import apply, fold
from ...club.kinds import is_kind
from ...club.limits import MOST_ENTRIES
from ...club.matching import folded
from ...club.state import State
from ..eventlog.asking import Actor, Refusal
from ..eventlog.entries import UnreadableEntry, check_ids, refusal_of, refused, stamp
from ..protocol.names import cleaned, is_alike
from .outcomes import Outcomes
from .sources import Source
from .state import Club

MOST_OF_A_MEMBER = 500
"""Entries of a member who is no organiser: nobody else can fill the log."""
_RESERVED = 2_000
"""The last entries of a full log are for its organisers."""
_KINDS = ("pad", "tournament", "table")
"""Where games of this server are played."""
_NEAR = timedelta(days=7)
"""How far from the day of a game the day may lie on which a member adds it: no member changes a season that is over."""


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


def adds_game(given: Mapping[str, Any], who: Writer) -> bool:
    """Whether somebody who may write in the club adds a game of this server."""
    is_here = who.organiser or who.member is not None
    return is_here and given.get("do") == "game" and given.get("from") in _KINDS and isinstance(given.get("key"), str)


def added(
    club: Club, given: Mapping[str, Any], source: Source, found: Outcomes, actor: Actor, who: Writer
) -> Mapping[str, Any]:
    """The entry with the key for watching and, where it has no day, that of its evening or of the game.

    Raises Refusal if the writer may not add this game, or the club has it already.
    """
    _check_seen(source, actor, who)
    known = club.entry(str(given.get("id")))
    if known is not None and known.values.get("key") == source.key:  # the message is repeated
        return {**given, "key": source.key, "day": given.get("day") or known.values["day"]}
    for outcome in found.games:
        if club.is_played(outcome.played, str(given.get("id"))):
            raise refusal_of(ClubFault("same-game"))
    evening = club.state.evenings.get(str(given.get("evening")))
    day = given.get("day") or (_day_of(source).isoformat() if evening is None else evening.day)
    days = [day] if evening is None else [day, evening.day]
    if not who.organiser and any(_is_far(source, one) for one in days):
        raise Refusal("not-then", "members add a game to the day on which it was played")
    return {**given, "key": source.key, "day": day}


def _check_seen(source: Source, actor: Actor, who: Writer) -> None:
    """Raise Refusal: organisers add what they may see, others what they have played."""
    if source.of_tournament:
        raise Refusal("of-tournament", "this table belongs to a tournament; add the tournament")
    ids = actor.player, *actor.was
    if source.knows(ids):
        return
    if not who.organiser:
        raise Refusal("not-there", "only those who were there, or an organiser, can add a game to the club")
    if not source.is_seen_by(ids):
        raise Refusal("no-spectators", "only the players may see this table, and add it")


def _day_of(source: Source) -> date:
    """The day on which something was last written there."""
    return datetime.fromtimestamp(source.place.last_at / 1000, UTC).date()


def _is_far(source: Source, day: object) -> bool:
    """Whether a day is one on which this was not played; what is no day is refused elsewhere."""
    return is_kind(day, "day") and abs(date.fromisoformat(str(day)) - _day_of(source)) > _NEAR
