"""Whether somebody may add a game of this server to a club, and what is written then.  Nothing is changed here."""

from collections.abc import Mapping
from datetime import UTC, date, datetime, timedelta
from typing import Any

from ...club.faults import ClubFault
from ...club.kinds import is_kind
from ..eventlog.asking import Actor, Refusal
from ..eventlog.entries import refusal_of
from .decide import Writer
from .outcomes import Outcomes
from .sources import Source
from .state import Club

KINDS = ("pad", "tournament", "table")
"""Where games of this server are played."""
_NEAR = timedelta(days=7)
"""How far from the day of a game the day may lie on which a member adds it: no member changes a season that is over."""


def is_asked(given: Mapping[str, Any], who: Writer) -> bool:
    """Whether somebody who may write in the club adds a game of this server."""
    is_here = who.organiser or who.member is not None
    return is_here and given.get("do") == "game" and given.get("from") in KINDS and isinstance(given.get("key"), str)


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
