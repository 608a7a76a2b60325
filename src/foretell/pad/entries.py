"""Entries: the single facts that are written on a pad, and how they are read and checked."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from .faults import PadFault
from .kinds import ENTRIES, LONGEST_ID, OPTIONS, is_kind

_LONGEST_SHOWN = 40
_OF_ALL = ("id", "at", "by", "do")


@dataclass(frozen=True, slots=True)
class AnyEntry:
    """What was done (a key of ``kinds.ENTRIES``) and its values; ``id`` is unique within a document."""

    id: str
    do: str
    values: Mapping[str, Any] = field(default_factory=dict)
    at: str = ""
    """The time in UTC (``2026-11-21T16:41:30Z``); empty if it was not recorded."""
    by: str = ""
    """The device; empty if there is only one."""

    def to_json(self) -> dict[str, Any]:
        """The entry as a JSON object."""
        noted = {key: value for key, value in (("at", self.at), ("by", self.by)) if value}
        return {"id": self.id, **noted, "do": self.do, **self.values}


@dataclass(frozen=True, slots=True)
class Entry(AnyEntry):
    """An entry of a score pad."""

    def to_json(self) -> dict[str, Any]:
        """The entry as a JSON object; its values are always in the order of ``kinds``."""
        order = next((kinds[self.do] for kinds in ENTRIES.values() if self.do in kinds), {})
        values = {key: self.values[key] for key in order if key in self.values}
        return AnyEntry(self.id, self.do, {**values, **self.values}, self.at, self.by).to_json()


def read_entry(data: object, game: str, number: int) -> Entry:
    """The entry in a JSON value; ``number`` is its place in the document, for PadFault."""
    if not isinstance(data, dict):
        raise PadFault("not-object", number, value=shown(data))
    do = _value(data, "do", number)
    for key, kind in (("id", "id"), ("by", "id"), ("at", "time")):
        if key == "id" or key in data:
            _check(_value(data, key, number), key, kind, number)
    if not isinstance(do, str) or do not in ENTRIES[game]:
        elsewhere = isinstance(do, str) and any(do in kinds for kinds in ENTRIES.values())
        raise PadFault("wrong-game" if elsewhere else "unknown-entry", number, value=shown(do))
    fields = ENTRIES[game][do]
    for key in data:
        if key not in fields and key not in _OF_ALL:
            raise PadFault("unknown-key", number, name=shown(key))
    for key, kind in fields.items():
        _check(_value(data, key, number), key, kind, number, game)
    values = {key: data[key] for key in fields}
    return Entry(data["id"], do, values, data.get("at", ""), data.get("by", ""))


def _check(value: object, key: str, kind: str, number: int, game: str = "wizard") -> None:
    """Raise PadFault if the value is not of this kind."""
    if kind == "options":
        _check_options(value, OPTIONS[game], number)
    elif not is_kind(value, kind):
        raise PadFault("bad-value", number, name=key, value=shown(value), wanted=kind)


def _check_options(value: object, known: Mapping[str, str], number: int) -> None:
    if not isinstance(value, dict):
        raise PadFault("bad-value", number, name="set", value=shown(value), wanted="options")
    for key, one in value.items():
        if key not in known:
            raise PadFault("unknown-key", number, name=shown(key))
        _check(one, key, known[key], number)


def _value(data: Mapping[str, Any], key: str, number: int) -> object:
    if key not in data:
        raise PadFault("missing", number, name=key)
    return data[key]


def shown(value: object) -> str:
    """A value for a message, cut short; an identifier is left as it is."""
    if isinstance(value, str) and len(value) <= LONGEST_ID:
        return value
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return text if len(text) <= _LONGEST_SHOWN else f"{text[:_LONGEST_SHOWN]}…"
