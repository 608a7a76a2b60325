"""How entries are read: their keys, and the kind of value of each."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import Any

from .faults import DocumentFault, shown

_OF_ALL = {"id": "id", "by": "id", "at": "time"}
_SETTINGS = ("settings", "options")
"""Kinds of values that are objects with settings."""


@dataclass(frozen=True, slots=True)
class Reader:
    """Reads the entries and the settings of one kind of document."""

    entries: Mapping[str, Mapping[str, str]]
    """By entry, its keys and their kinds."""
    settings: Mapping[str, str]
    """The kinds of settings."""
    is_kind: Callable[[object, str], bool]
    """Whether a value is of a kind."""
    fault: type[DocumentFault]
    """What is raised."""
    left_out: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """By entry, what is meant where a key is left out."""
    elsewhere: Collection[str] = ()
    """Entries of other games, which raise another fault."""

    def read(self, data: object, number: int) -> tuple[str, str, dict[str, Any], str, str]:
        """The id, kind, values, time and device of the entry in a JSON value; raises the fault."""
        if not isinstance(data, dict):
            raise self.fault("not-object", number, value=shown(data))
        do = self._value(data, "do", number)
        for key, kind in _OF_ALL.items():
            if key == "id" or key in data:
                self._check(data, key, kind, number)
        if not isinstance(do, str) or do not in self.entries:
            is_known = isinstance(do, str) and do in self.elsewhere
            raise self.fault("wrong-game" if is_known else "unknown-entry", number, value=shown(do))
        for key in data:
            if key not in self.entries[do] and key not in _OF_ALL and key != "do":
                raise self.fault("unknown-key", number, name=shown(key))
        given = {**self.left_out.get(do, {}), **data}
        for key, kind in self.entries[do].items():
            self._check(given, key, kind, number)
        values = {key: given[key] for key in self.entries[do]}
        return data["id"], do, values, data.get("at", ""), data.get("by", "")

    def read_settings(self, data: object) -> dict[str, Any]:
        """Some settings in a JSON value; raises the fault."""
        self.check(data, "set", "settings", 0)
        return dict(data) if isinstance(data, dict) else {}

    def check(self, value: object, key: str, kind: str, number: int) -> None:
        """Raise the fault if the value of this key is not of this kind; settings have some of the known keys."""
        if kind in _SETTINGS and isinstance(value, dict):
            for name in value:
                if name not in self.settings:
                    raise self.fault("unknown-key", number, name=shown(name))
                self._check(value, name, self.settings[name], number)
        elif kind in _SETTINGS or not self.is_kind(value, kind):
            raise self.fault("bad-value", number, name=key, value=shown(value), wanted=kind)

    def _check(self, data: Mapping[str, Any], key: str, kind: str, number: int) -> None:
        self.check(self._value(data, key, number), key, kind, number)

    def _value(self, data: Mapping[str, Any], key: str, number: int) -> object:
        if key not in data:
            raise self.fault("missing", number, name=key)
        return data[key]
