"""The score pads of the tables of a round: what is on a new one, and what is read from it."""

from collections.abc import Mapping, Sequence
from typing import Any

from ...pad import kinds
from ...pad.document import Document, token
from ...pad.entries import Entry
from ...pad.fold import fold
from ...pad.limits import rounds_by_rules
from ...tournament.settings import Settings
from ..eventlog.asking import Refusal

_ID_LETTERS = 12
_OF_GAME = {game: frozenset(kinds.ENTRIES[game]) - set(kinds.COMMON) for game in kinds.ENTRIES}
"""The entries that fill a round's cells."""


def new_pad(settings: Settings, people: Sequence[tuple[str, str]]) -> Document:
    """An empty pad for people, given by their ids and names in the order of seats; the first deals first."""
    entries = [_entry("title", text=settings.name)]
    agreed = {name: value for name, value in settings.options.items() if name in kinds.OPTIONS[settings.game]}
    if agreed:
        entries.append(_entry("options", set=agreed))
    entries += [_join(person, name, 1) for person, name in people]
    return Document(token(_ID_LETTERS), settings.game, tuple(entries))


def changes(document: Document, people: Sequence[tuple[str, str]]) -> list[Entry]:
    """What to write on a pad so that these people play on it, in this order, from its current round on."""
    state = fold(document)
    number = state.current or max(len(state.rounds), 1)
    here = {player.id: player.left for player in state.players}
    new = [_join(person, name, number) for person, name in people if person not in here]
    wanted = [person for person, _ in people]
    for player, left in here.items():
        if (left is None) != (player in wanted):
            new.append(_entry("leave", player=player, round=None if player in wanted else number))
    if [player for player in here if here[player] is None] != wanted:
        new.append(_entry("seats", order=wanted, round=number))
    return new


def _join(person: str, name: str, number: int) -> Entry:
    return Entry(person, "join", {"name": name, "round": number, "start": 0})


def _entry(do: str, **values: object) -> Entry:
    return Entry(token(_ID_LETTERS), do, values)


def round_of(document: Document) -> int:
    """The last round for which something is written; 0: none."""
    of_game = _OF_GAME[document.game]
    return max((entry.values["round"] for entry in document.entries if entry.do in of_game), default=0)


def rounds_of(settings: Settings, people: int) -> int:
    """The rounds of a game for this number of people; 0 if that number cannot play it."""
    wanted: int | None = settings.options.get("rounds")
    try:
        return wanted or rounds_by_rules(settings.game, str(settings.options.get("mode", "standard")), people)
    except (ArithmeticError, ValueError, LookupError):
        return 0


def points_of(document: Document, seats: Sequence[str]) -> Mapping[str, Any]:
    """The points of the people at these seats after the last scored round; raises Refusal.

    The number of rounds does not count: a table may have to stop when its time is over.
    """
    state = fold(document)
    if not any(row.phase == "scored" for row in state.rounds):
        raise Refusal("no-pad", "no round is scored on the table's pad yet")
    if any(seat not in state.totals for seat in seats):
        raise Refusal("pad-differs", "other people play on the table's pad; type the points")
    return {seat: state.totals[seat] for seat in seats}
