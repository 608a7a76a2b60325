"""Actions as every reader gets them: those of the log, without private fields."""

from collections.abc import Callable, Iterable, Sequence
from functools import reduce
from operator import attrgetter, or_
from typing import TYPE_CHECKING, Any, TypeVar, cast, get_args, get_type_hints

import msgspec

from ...game.as_json import kebab
from .actions import PRIVATE, Action, AnyAction

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


class PublicAction(msgspec.Struct, frozen=True, tag_field="action", tag=kebab):
    """The parent of all actions as readers get them."""


def _public_kind(kind: type[Action]) -> type[PublicAction]:
    hints = get_type_hints(kind, include_extras=True)
    fields = [
        (name, hints[name])
        for name in kind.__struct_fields__
        if PRIVATE not in getattr(hints[name], "__metadata__", ())
    ]
    return struct_like(kind, fields, PublicAction)


_PUBLIC = {kind: _public_kind(kind) for kind in get_args(AnyAction)}
_VALUES = {kind: values_of(public.__struct_fields__) for kind, public in _PUBLIC.items()}

if TYPE_CHECKING:
    AnyPublicAction = PublicAction
else:
    AnyPublicAction = union_of(_PUBLIC.values())


def public_action(action: AnyAction) -> AnyPublicAction:
    """The action as every reader gets it."""
    kind = type(action)
    return _PUBLIC[kind](*_VALUES[kind](action))
