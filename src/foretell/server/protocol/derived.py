"""Structs of messages that are made from classes elsewhere, so that each of these is written down once."""

from collections.abc import Iterable
from functools import reduce
from operator import or_
from typing import Any, TypeVar, cast

import msgspec

_S = TypeVar("_S", bound=msgspec.Struct)


def struct_like(source: type, fields: Iterable[tuple[str, Any]], parent: type[_S]) -> type[_S]:
    """A frozen struct with these fields (names and types) and the name and docstring of the source."""
    names = {"__doc__": source.__doc__}
    made = msgspec.defstruct(
        source.__name__, fields, bases=(parent,), namespace=names, module=parent.__module__, frozen=True
    )
    return cast(type[_S], made)


def union_of(kinds: Iterable[object]) -> object:
    """The union of types, for a field of a message."""
    return reduce(or_, kinds)
