"""Actions as every reader gets them: those of the log, without private fields."""

from typing import TYPE_CHECKING, get_args, get_type_hints

import msgspec

from ...game.as_json import kebab
from .actions import PRIVATE, Action, AnyAction
from .derived import struct_like, union_of, values_of


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
