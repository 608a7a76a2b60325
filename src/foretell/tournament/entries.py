"""Entries: the single facts of a tournament, and how they are read and checked."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ..pad.entries import AnyEntry, shown
from ..pad.kinds import OPTIONS
from ..pad.kinds import is_kind as is_pad_kind
from .faults import TournamentFault
from .kinds import ENTRIES, LEFT_OUT, SETTINGS, is_kind

_OF_ALL = {"id": "id", "at": "time", "by": "id"}


@dataclass(frozen=True, slots=True)
class Entry(AnyEntry):
    """An entry of a tournament."""


def read_entry(data: object, number: int = 0) -> Entry:
    """The entry in a JSON value; ``number`` is its place in the document, for TournamentFault."""
    if not isinstance(data, dict):
        raise TournamentFault("not-object", number, value=shown(data))
    for key, kind in _OF_ALL.items():
        if key == "id" or key in data:
            _check(data, key, kind, number)
    do = _value(data, "do", number)
    if not isinstance(do, str) or do not in ENTRIES:
        raise TournamentFault("unknown-entry", number, value=shown(do))
    for key in data:
        if key not in ENTRIES[do] and key not in _OF_ALL and key != "do":
            raise TournamentFault("unknown-key", number, name=shown(key))
    given = {**LEFT_OUT.get(do, {}), **data}
    for key, kind in ENTRIES[do].items():
        _check(given, key, kind, number)
    return Entry(data["id"], do, {key: given[key] for key in ENTRIES[do]}, data.get("at", ""), data.get("by", ""))


def read_settings(data: object, number: int = 0) -> dict[str, Any]:
    """Some settings in a JSON value; raises TournamentFault."""
    _check({"set": data}, "set", "settings", number)
    return dict(data) if isinstance(data, dict) else {}


def _check(data: Mapping[str, Any], key: str, kind: str, number: int) -> None:
    """Raise TournamentFault if the value is not of this kind."""
    value = _value(data, key, number)
    if kind == "settings":
        _check_each(value, SETTINGS, key, number)
    elif kind == "options":
        _check_options(value, number)
    elif not is_kind(value, kind):
        raise TournamentFault("bad-value", number, name=key, value=shown(value))


def _check_each(value: object, known: Mapping[str, str], key: str, number: int) -> None:
    if not isinstance(value, dict):
        raise TournamentFault("bad-value", number, name=key, value=shown(value))
    for name in value:
        if name not in known:
            raise TournamentFault("unknown-key", number, name=shown(name))
        _check(value, name, known[name], number)


def _check_options(value: object, number: int) -> None:
    """Options of a score pad; those of the other game are kept, and wait for their game."""
    if not isinstance(value, dict):
        raise TournamentFault("bad-value", number, name="options", value=shown(value))
    for name, one in value.items():
        kinds = [of_game[name] for of_game in OPTIONS.values() if name in of_game]
        if not kinds:
            raise TournamentFault("unknown-key", number, name=shown(name))
        if not any(is_pad_kind(one, kind) for kind in kinds):
            raise TournamentFault("bad-value", number, name=name, value=shown(one))


def _value(data: Mapping[str, Any], key: str, number: int) -> object:
    if key not in data:
        raise TournamentFault("missing", number, name=key)
    return data[key]
