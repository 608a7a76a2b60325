"""Makes structs of messages from other classes, so that each field is written down once."""

from collections.abc import Callable, Iterable, Sequence
from functools import reduce
from operator import attrgetter, or_
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


def values_of(names: Sequence[str]) -> Callable[[object], tuple[Any, ...]]:
    """A function that takes the values of these fields from an object; ``play.text``: a field of a field."""
    if len(names) > 1:
        return attrgetter(*names)
    each = [attrgetter(name) for name in names]
    return lambda given: tuple([value(given) for value in each])
