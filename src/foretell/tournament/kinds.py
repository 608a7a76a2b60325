"""The kinds of entries, settings and values that a document may have."""

import re
from collections.abc import Callable, Mapping
from datetime import datetime
from fractions import Fraction
from typing import Any

from ..pad import kinds as pad
from ..pad.kinds import whole
from .limits import LARGEST_TABLE, MOST_PEOPLE, MOST_POINTS, MOST_ROUNDS, SMALLEST_TABLE

CLOCKS = ("seconds", "days")
CRITERIA = ("points", "game_points", "wins", "best_game", "met", "lot")
"""What may decide the order of two people."""
CHOICES: Mapping[str, tuple[str, ...]] = {
    "game": tuple(pad.ENTRIES),
    "form": ("drawn", "swiss", "everybody"),
    "odd": ("threes", "fives"),
    "apart": ("first", "always", "no"),
    "stage": ("preliminary", "knockout", "final"),
    "source": ("pad", "table", "organiser", "server"),
    "where": ("cards", "online"),
    "deals": ("own", "same"),
    "score": ("places", "seats", "difference"),
    "absent": ("bot", "walkover"),
    "level": ("random", "apprentice", "thumb", "journeyman", "master", "grandmaster"),
}
"""Kinds of values with a fixed set of texts."""

ENTRIES: Mapping[str, Mapping[str, str]] = {
    "set": {"set": "settings"},
    "person": {"name": "name", "group": "name?"},
    "rename": {"person": "id", "name": "name"},
    "group": {"person": "id", "group": "name?"},
    "leave": {"person": "id", "round": "round?"},
    "commit": {"chain": "hash"},
    "deals": {"head": "hash"},
    "draw": {
        "round": "round",
        "stage": "stage",
        "seed": "hash",
        "word": "text",
        "people": "ids",
        "tables": "tables",
        "byes": "ids",
        "method": "method",
    },
    "move": {"round": "round", "person": "id", "table": "number?", "seat": "number", "why": "long"},
    "swap": {"round": "round", "person": "id", "other": "id", "why": "long"},
    "clock": {"round": "round", "run": "flag"},
    "play": {"round": "round", "table": "number", "game": "id"},
    "result": {"round": "round", "table": "number", "points": "totals", "from": "source", "why": "long"},
    "confirm": {"round": "round", "table": "number", "person": "id?"},
    "dispute": {"round": "round", "table": "number", "text": "long"},
    "penalty": {"round": "round", "person": "id", "points": "penalty", "why": "long"},
    "reveal": {"round": "round", "secret": "hash"},
    "close": {"round": "round"},
    "lot": {"round": "round", "seed": "hash"},
    "end": {},
    "undo": {"entry": "id"},
}
"""The entries: their keys, and the kind of value of each (``?``: or null)."""
LEFT_OUT: Mapping[str, Mapping[str, Any]] = {"draw": {"method": 1}}
"""The meaning of keys that are left out, which earlier versions did not write."""
SETTINGS: Mapping[str, str] = {
    "name": "text",
    "game": "game",
    "options": "options",
    "form": "form",
    "rounds": "round",
    "size": "size",
    "odd": "odd",
    "points": "places",
    "rank": "rank",
    "knockout": "knockout",
    "byes": "bye",
    "minutes": "minutes",
    "warning": "minutes",
    "overtime": "penalty",
    "apart": "apart",
    "joining": "flag",
    "confirming": "flag",
    "where": "where",
    "deals": "deals",
    "score": "score",
    "fill": "level",
    "pace": "pace",
    "absent": "absent",
    "auto": "flag",
    "pause": "pause",
    "begins": "moment?",
    "delay": "delay",
}
"""The settings, and the kind of value of each."""
LONGEST_TEXT = 200
"""UTF-16 units of a reason or the text of a dispute."""

MOST_METHODS = 99
MOST_OF_A_CLOCK = 600
MOST_PAUSE = 1440
"""Minutes between two rounds."""
MOST_DELAY = 3600
"""Seconds by which onlookers see a table late."""
_LATEST = 253_402_300_799_999
"""The end of the year 9999, in milliseconds since 1970."""

_HASH = re.compile(r"[0-9a-f]{64}")
_SIZES = tuple(map(str, range(SMALLEST_TABLE, LARGEST_TABLE + 1)))


def tenths(value: object) -> Fraction | None:
    """A number with at most one decimal, from 0 to 999; None for any other value."""
    if type(value) not in (int, float) or not isinstance(value, (int, float)) or not 0 <= value <= 999:
        return None
    found = Fraction(round(value * 10), 10)
    return found if float(found) == float(value) else None


def _ids(value: object, most: int = MOST_PEOPLE) -> bool:
    """Ids of different people."""
    if not isinstance(value, list) or len(value) > most or not all(pad.is_kind(one, "id") for one in value):
        return False
    return len(set(value)) == len(value)


def _tables(value: object) -> bool:
    """Tables of people, each at one seat; null is the seat of a bot."""
    if not isinstance(value, list) or not all(isinstance(table, list) for table in value):
        return False
    people = [[person for person in table if person is not None] for table in value]
    if not all(people) or any(len(table) > LARGEST_TABLE for table in value):
        return False
    return _ids([person for table in people for person in table])


def _totals(value: object) -> bool:
    """The total of each person of a table; null for those who did not play."""
    if not isinstance(value, dict) or not _ids(list(value), LARGEST_TABLE):
        return False
    return all(one is None or whole(one, -MOST_POINTS, MOST_POINTS) for one in value.values())


def _places(value: object) -> bool:
    """Points by place, for each number of people who play."""
    if not isinstance(value, dict) or not set(value) <= set(_SIZES):
        return False
    return all(isinstance(row, list) and len(row) == int(size) and _falling(row) for size, row in value.items())


def _falling(row: list[object]) -> bool:
    """Numbers of which none is higher than the one before."""
    numbers = [number for one in row if (number := tenths(one)) is not None]
    return len(numbers) == len(row) and numbers == sorted(numbers, reverse=True)


def _rank(value: object) -> bool:
    """Different criteria; the lot can only be the last."""
    if not isinstance(value, list) or not value or not all(isinstance(one, str) and one in CRITERIA for one in value):
        return False
    return len(set(value)) == len(value) and "lot" not in value[:-1]


def _knockout(value: object) -> bool:
    """Descending numbers of people who go on."""
    if (
        not isinstance(value, list)
        or len(value) > 9
        or not all(whole(one, SMALLEST_TABLE, MOST_PEOPLE) for one in value)
    ):
        return False
    return sorted(set(value), reverse=True) == value


def _pace(value: object) -> bool:
    """The time for a move: an amount of seconds or days."""
    if not isinstance(value, dict) or set(value) != {"clock", "amount"}:
        return False
    return value["clock"] in CLOCKS and whole(value["amount"], 1, MOST_OF_A_CLOCK)


def reads(read: Callable[[str], object], value: object) -> bool:
    """Whether the text of a value can be read so."""
    try:
        read(str(value))
    except ValueError:
        return False
    return True


_IS: Mapping[str, Callable[[object], bool]] = {
    "long": lambda value: pad.is_text(value, 0, LONGEST_TEXT),
    "time": lambda value: pad.is_kind(value, "time") and reads(datetime.fromisoformat, value),
    "hash": lambda value: pad.matches(_HASH, value),
    "round": lambda value: whole(value, 1, MOST_ROUNDS),
    "number": lambda value: whole(value, 1, MOST_PEOPLE),
    "size": lambda value: whole(value, SMALLEST_TABLE, LARGEST_TABLE),
    "minutes": lambda value: whole(value, 0, 999),
    "penalty": lambda value: whole(value, 0, 999),
    "ids": _ids,
    "tables": _tables,
    "totals": _totals,
    "places": _places,
    "rank": _rank,
    "knockout": _knockout,
    "pace": _pace,
    "pause": lambda value: whole(value, 0, MOST_PAUSE),
    "delay": lambda value: whole(value, 0, MOST_DELAY),
    "method": lambda value: whole(value, 1, MOST_METHODS),
    "moment": lambda value: whole(value, 0, _LATEST),
    "bye": lambda value: value == "mean" or tenths(value) is not None,
}


is_kind = pad.kinds_of(CHOICES, _IS, pad.is_kind)
