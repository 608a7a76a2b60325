"""Typed access to the values of a record, with clear errors for wrong types."""

from collections.abc import Mapping
from typing import Any

from ..game.faults import sentence
from .errors import RecordError

_LONGEST = 60


def shown(value: object) -> str:
    """A value for an error message, cut short."""
    if isinstance(value, (list, dict)):
        return "a list" if isinstance(value, list) else "an object"
    text = repr(value)
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"


def key_of(data: Mapping[str, Any], key: str, place: tuple[int, ...] = ()) -> object:
    """The value of a required key."""
    if key not in data:
        raise RecordError(sentence("no-key", key=key), *place)
    return data[key]


def an_object(value: object, what: str, place: tuple[int, ...] = ()) -> dict[str, Any]:
    """The value, which must be a JSON object."""
    if not isinstance(value, dict):
        raise RecordError(sentence("not-object", what=what, value=shown(value)), *place)
    return value


def a_list(value: object, what: str, place: tuple[int, ...] = ()) -> list[Any]:
    """The value, which must be a JSON list."""
    if not isinstance(value, list):
        raise RecordError(sentence("not-list", what=what, value=shown(value)), *place)
    return value


def a_bool(value: object, what: str) -> bool:
    """The value, which must be true or false."""
    if not isinstance(value, bool):
        raise RecordError(sentence("not-bool", what=what, value=shown(value)))
    return value


def an_int(value: object, what: str, place: tuple[int, ...] = ()) -> int:
    """The value, which must be a whole number, written as such."""
    if type(value) is not int:
        raise RecordError(sentence("not-int", what=what, value=shown(value)), *place)
    return value


def a_text(value: object, what: str, place: tuple[int, ...] = ()) -> str:
    """The value, which must be text."""
    if not isinstance(value, str):
        raise RecordError(sentence("not-text", what=what, value=shown(value)), *place)
    return value


def the_same(value: object, right: object) -> bool:
    """Whether a value of a record equals this one, including the types of its numbers."""
    if isinstance(right, list):
        return isinstance(value, list) and len(value) == len(right) and all(map(the_same, value, right))
    if isinstance(right, dict):
        return (
            isinstance(value, dict)
            and value.keys() == right.keys()
            and all(the_same(value[key], right[key]) for key in right)
        )
    return type(value) is type(right) and value == right
