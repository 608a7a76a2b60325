"""The kinds of entries, settings and values that a club's document may have."""

import re
from collections.abc import Callable, Mapping
from datetime import date

from ..pad.kinds import kinds_of, matches, whole
from ..tournament.kinds import is_kind as is_tournament_kind
from ..tournament.kinds import reads
from .limits import MOST_AT_TABLE, MOST_BIDS, MOST_POINTS

CHOICES: Mapping[str, tuple[str, ...]] = {
    "game": ("wizard", "extreme"),
    "formula": ("places", "online", "sum", "mean", "wins"),
    "role": ("organiser", "member"),
    "source": ("pad", "tournament", "table", "typed"),
}
"""Kinds of values with a fixed set of texts."""

ENTRIES: Mapping[str, Mapping[str, str]] = {
    "set": {"set": "settings"},
    "member": {"name": "text", "role": "role"},
    "rename": {"member": "id", "name": "text"},
    "role": {"member": "id", "role": "role"},
    "leave": {"member": "id", "left": "flag"},
    "evening": {"title": "text", "day": "day", "time": "hour?", "place": "long"},
    "move": {"evening": "id", "title": "text", "day": "day", "time": "hour?", "place": "long"},
    "cancel": {"evening": "id", "cancelled": "flag"},
    "come": {"evening": "id", "member": "id", "comes": "flag?"},
    "game": {"from": "source", "key": "key", "evening": "id?", "day": "day"},
    "drop": {"game": "id", "dropped": "flag"},
    "result": {"game": "id", "part": "text", "day": "day", "kind": "game", "totals": "totals", "over": "flag"},
    "who": {"game": "id", "part": "text?", "name": "text", "member": "id?"},
    "close": {"closed": "flag"},
    "undo": {"entry": "id"},
}
"""The entries: their keys, and the kind of value of each (``?``: or null)."""
SETTINGS: Mapping[str, str] = {
    "name": "text",
    "game": "game",
    "formula": "formula",
    "count": "games?",
    "least": "least",
    "joining": "flag",
    "season": "season?",
}
"""The settings, and the kind of value of each."""

_HOUR = re.compile(r"([01]\d|2[0-3]):[0-5]\d", re.ASCII)
_DAY = re.compile(r"\d{4}-\d\d-\d\d", re.ASCII)
_KEY = re.compile(r"[A-Za-z0-9_-]{0,80}")


def _season(value: object) -> bool:
    """A name and two days, each of which may be null; the first is not after the last."""
    if not isinstance(value, dict) or set(value) != {"name", "from", "to"}:
        return False
    first, last = value["from"], value["to"]
    if not is_kind(value["name"], "name") or not is_kind(first, "day?") or not is_kind(last, "day?"):
        return False
    return first is None or last is None or first <= last


def _totals(value: object) -> bool:
    """What everybody at a table has; a member is named at most once."""
    if not isinstance(value, list) or not 1 <= len(value) <= MOST_AT_TABLE or not all(map(_total, value)):
        return False
    members = [row[1] for row in value if row[1] is not None]
    return len(set(members)) == len(members)


def _total(row: object) -> bool:
    """A name, a member or null, points, bids met and bids (both or neither), and whether it is a bot."""
    if not isinstance(row, list) or len(row) != 6:
        return False
    name, member, points, met, bids, bot = row
    if not is_kind(name, "text") or not is_kind(member, "id?") or not is_kind(bot, "flag") or (bot and member):
        return False
    known = (met is None and bids is None) or (whole(bids, 0, MOST_BIDS) and whole(met, 0, bids))
    return known and whole(points, -MOST_POINTS, MOST_POINTS)


_IS: Mapping[str, Callable[[object], bool]] = {
    "hour": lambda value: matches(_HOUR, value),
    "day": lambda value: matches(_DAY, value) and reads(date.fromisoformat, value),
    "key": lambda value: matches(_KEY, value),
    "games": lambda value: whole(value, 1, 999),
    "least": lambda value: whole(value, 0, 999),
    "season": _season,
    "totals": _totals,
}


is_kind = kinds_of(CHOICES, _IS, is_tournament_kind)
