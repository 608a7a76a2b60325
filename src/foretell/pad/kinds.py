"""The kinds of entries and values that a document may have.  The page gets the same tables (rules.ts)."""

import re
from collections.abc import Callable, Mapping

from ..game.cards import SEAL_NAMES, SPECIALS, SUITS
from ..game.options import Bidding, Mode, PlusMinus

MOST = 99
"""The highest count, bid or round number."""
MOST_POINTS = 9999
LONGEST_NAME = 40
LONGEST_ID = 40
MOST_PLAYERS = 10
"""The most players on a pad, including those who have left."""
COLOURED = "coloured"
"""Seals whose colour was not written down."""
LEFT = (*SEAL_NAMES, COLOURED)
PLUS_MINUS = ("off", "warn", "forbid")
PLUS_MINUS_KINDS = ("always", *map(str, PlusMinus))
"""V1, V8, V9: the kinds of plus/minus one."""

CHOICES: dict[str, tuple[str, ...]] = {
    "mode": tuple(map(str, Mode)),
    "bidding": tuple(map(str, Bidding)),
    "plus-minus": PLUS_MINUS,
    "plus-minus-kind": PLUS_MINUS_KINDS,
    "colour": tuple(map(str, SUITS)),
    "back": SEAL_NAMES,
}
"""Kinds of values with a fixed set of texts."""
SEAL_KINDS: dict[str, tuple[str, ...]] = {"seals": SEAL_NAMES[:-1], "seals-left": LEFT}
"""Kinds of values that count seals: objects with these keys, and numbers as values."""

COMMON: dict[str, dict[str, str]] = {
    "title": {"text": "text"},
    "options": {"set": "options"},
    "join": {"name": "name", "round": "round", "start": "start"},
    "name": {"player": "id", "name": "name"},
    "seats": {"order": "ids", "round": "round"},
    "leave": {"player": "id", "round": "round?"},
    "start": {"player": "id", "start": "start"},
    "dealer": {"player": "id?", "round": "round"},
    "end": {"round": "round", "done": "flag"},
    "overrule": {"check": "check", "round": "round?", "done": "flag"},
    "undo": {"entry": "id"},
    "redo": {"entry": "id"},
}
"""Entries of both games: their keys, and the kind of value of each (``?``: or null)."""
WIZARD: dict[str, dict[str, str]] = {
    "cards": {"round": "round", "cards": "count?"},
    "bid": {"round": "round", "player": "id", "bid": "bid"},
    "said": {"round": "round", "done": "flag"},
    "tricks": {"round": "round", "player": "id", "tricks": "count?"},
    "bombed": {"round": "round", "tricks": "count"},
    "cloud": {"round": "round", "player": "id?", "change": "step"},
}
EXTREME: dict[str, dict[str, str]] = {
    "take": {"round": "round", "player": "id", "seal": "colour", "from": "id?"},
    "predict": {"round": "round", "player": "id", "seals": "seals"},
    "done": {"round": "round", "player": "id", "done": "flag"},
    "magician": {"round": "round", "player": "id?"},
    "trick": {"round": "round", "player": "id", "back": "back?"},
    "left": {"round": "round", "player": "id", "seals": "seals-left?"},
}
ENTRIES: dict[str, dict[str, dict[str, str]]] = {"wizard": COMMON | WIZARD, "extreme": COMMON | EXTREME}
OPTIONS: dict[str, dict[str, str]] = {
    "wizard": {
        "mode": "mode",
        "bidding": "bidding",
        "specials": "specials",
        "plus_minus_one": "plus-minus",
        "plus_minus_kind": "plus-minus-kind",
        "rounds": "round?",
        "met": "points",
        "trick": "points",
        "off": "points",
        "zero": "points?",
    },
    "extreme": {
        "rounds": "round?",
        "magician": "count",
        "raise_magician": "flag",
        "coloured": "points",
        "white": "points",
        "black": "points",
    },
}
"""The options of each game, and the kind of value of each."""

_ID = re.compile(r"[A-Za-z0-9_-]{1,40}")
_TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z", re.ASCII)
_NEVER = re.compile(r"[\x00-\x1f\x7f\ud800-\udfff]")
_CHECK = re.compile(r"[a-z-]{1,40}")


def whole(value: object, least: int, most: int) -> bool:
    """Whether the value is a whole number within these bounds."""
    return type(value) is int and least <= value <= most


def is_text(value: object, least: int, most: int = LONGEST_NAME) -> bool:
    """Whether the value is text without control characters, halves of characters and spaces at its ends.

    ``least``, ``most``: its length in UTF-16 code units.
    """
    if not isinstance(value, str) or not least <= len(value.encode("utf-16-le", "surrogatepass")) // 2 <= most:
        return False
    return _NEVER.search(value) is None and value.strip(" ") == value


def matches(pattern: re.Pattern[str], value: object) -> bool:
    """Whether the value is text of this form."""
    return isinstance(value, str) and pattern.fullmatch(value) is not None


def _ids(value: object) -> bool:
    if not isinstance(value, list) or not all(matches(_ID, one) for one in value):
        return False
    return len(set(value)) == len(value) <= MOST_PLAYERS


def _specials(value: object) -> bool:
    """Names of special cards, in the order S1 to S7."""
    return isinstance(value, list) and [name for name in SPECIALS if name in value] == value


def _counts(value: object, names: tuple[str, ...]) -> bool:
    """Counts of seals by kind; kinds with none may be left out."""
    return isinstance(value, dict) and all(name in names and whole(n, 0, MOST) for name, n in value.items())


_IS: Mapping[str, Callable[[object], bool]] = {
    "flag": lambda value: isinstance(value, bool),
    "count": lambda value: whole(value, 0, MOST),
    "round": lambda value: whole(value, 1, MOST),
    "points": lambda value: whole(value, -MOST_POINTS, MOST_POINTS),
    "start": lambda value: value == "average" or whole(value, -MOST_POINTS, MOST_POINTS),
    "bid": lambda value: value is None or value == "?" or whole(value, 0, MOST),
    "step": lambda value: type(value) is int and value in (-1, 1),
    "id": lambda value: matches(_ID, value),
    "ids": _ids,
    "name": lambda value: is_text(value, 1),
    "text": lambda value: is_text(value, 0),
    "check": lambda value: matches(_CHECK, value),
    "specials": _specials,
    "time": lambda value: matches(_TIME, value),
}


IsKind = Callable[[object, str], bool]
"""Whether a value is of a kind; a ``?`` at the end of a kind also allows null."""


def kinds_of(
    choices: Mapping[str, tuple[str, ...]], checks: Mapping[str, Callable[[object], bool]], others: IsKind
) -> IsKind:
    """Checks kinds with a fixed set of texts, kinds with a check, and ``others``."""

    def is_kind(value: object, kind: str) -> bool:
        if kind.endswith("?"):
            return value is None or is_kind(value, kind[:-1])
        if kind in choices:
            return isinstance(value, str) and value in choices[kind]
        return checks[kind](value) if kind in checks else others(value, kind)

    return is_kind


is_kind = kinds_of(CHOICES, _IS, lambda value, kind: _counts(value, SEAL_KINDS[kind]))
