"""The events of the game as messages have them, made from ``foretell.game.events`` field by field.

Cards, plays and seals are text in the notation of moves; ``"?"`` masks values that the reader may not know.
"""

from collections.abc import Callable, Iterable
from dataclasses import fields
from types import UnionType
from typing import TYPE_CHECKING, Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from ...game import events as game
from ...game.as_json import kebab, plain
from ...game.cards import Card
from ...game.moves import Play, ReturnSeal
from .public_actions import struct_like, union_of, values_of

HIDDEN = Literal["?"]
CardText = str
"""A card or a play; ``?`` if it is hidden."""
BidNumber = int | HIDDEN

_TYPES: dict[object, object] = {Card: CardText, Play: CardText, ReturnSeal: str, game.Hidden: HIDDEN}
"""The types in messages for types of the game that JSON does not have."""


class PublicEvent(msgspec.Struct, frozen=True, tag_field="event", tag=kebab):
    """The parent of all events as readers get them."""


def _public_kind(kind: type[game.Event]) -> type[PublicEvent]:
    hints = get_type_hints(kind)
    return struct_like(kind, [(field.name, _public_type(hints[field.name])) for field in fields(kind)], PublicEvent)


def _public_type(kind: object) -> object:
    """The type that a field of this type has in messages."""
    if kind in _TYPES:
        return _TYPES[kind]
    parts = [_public_type(part) for part in get_args(kind)]
    origin = get_origin(kind)
    if origin is None:
        return kind
    if origin is UnionType:
        return union_of(part for part in parts if part != HIDDEN or str not in parts)
    return origin[tuple(parts)]


def _is_event(value: object) -> bool:
    return isinstance(value, type) and issubclass(value, game.Event) and value is not game.Event


EVENTS: tuple[type[game.Event], ...] = tuple(filter(_is_event, vars(game).values()))
"""All kinds of events."""
_PUBLIC = {kind: _public_kind(kind) for kind in EVENTS}

if TYPE_CHECKING:
    AnyPublicEvent = PublicEvent
else:
    AnyPublicEvent = union_of(_PUBLIC.values())


def public_event(event: game.Event) -> AnyPublicEvent:
    """The event as messages have it; masked values stay masked."""
    return _MADE_BY[type(event)](event)


def _writer(kind: object) -> Callable[[Any], object] | None:
    """How values of a field of this type are written; None: as they are, or as ``_place`` finds them."""
    if kind in (int, bool, int | None, Play):
        return None
    return _WRITTEN_AS.get(kind, plain)


def _hands(hands: Iterable[game.MaybeHand]) -> object:
    """Hands, each of which is hidden or shown as a whole."""
    return tuple([("?",) * len(hand) if game.HIDDEN in hand[:1] else tuple(map(str, hand)) for hand in hands])


_WRITTEN_AS: dict[object, Callable[[Any], object]] = {
    tuple[Play, ...]: lambda plays: tuple([play.text for play in plays]),
    tuple[game.MaybeHand, ...]: _hands,
}
"""How fields of these types are written; the others depend on the value."""


def _place(name: str, kind: object) -> str:
    """Where the value of a field of this type is found: a play as text is an attribute of the play."""
    return f"{name}.text" if kind is Play else name


def _maker(kind: type[game.Event]) -> Callable[[game.Event], PublicEvent]:
    """What makes the public events of a kind."""
    public, hints = _PUBLIC[kind], get_type_hints(kind)
    values = values_of([_place(name, hints[name]) for name in public.__struct_fields__])
    writers = [_writer(hints[name]) for name in public.__struct_fields__]
    if not any(writers):
        return lambda event: public(*values(event))
    return lambda event: public(
        *[value if write is None else write(value) for value, write in zip(values(event), writers, strict=True)]
    )


_MADE_BY = {kind: _maker(kind) for kind in _PUBLIC}
