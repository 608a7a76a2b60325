"""Reads lines of a table: actions of the protocol, and events of the game with its own types."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from types import UnionType
from typing import Any, cast, get_args, get_origin, get_type_hints

import msgspec

from ..game import events as game
from ..game.as_json import kebab
from ..game.cards import Card, Suit
from ..game.events import HIDDEN, Event, Hidden
from ..game.moves import Move, Play, ReturnSeal
from ..server.protocol.actions import PRIVATE, Action, AnyAction
from .errors import OtherRules

_Reader = Callable[[Any], Any]
_HIDDEN = "?"
_BLANK: dict[object, object] = {str: "", int: 0}
"""What stands for the fields of an action that stay in the server's log."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a table's log, as this reader may see it."""

    seq: int
    """The line's number, from 1."""
    at: int
    """The server's time, in milliseconds since 1970."""
    action: Action
    """What happened at the table: one of ``foretell.server.protocol.actions``.

    Its private fields are empty; an action that this foretell does not know is a bare ``Action``.
    """
    events: tuple[Event, ...]
    """What followed in the game; hidden values are HIDDEN."""
    turn: int | None
    phase: str | None
    led: Suit | None


def read_line(message: Mapping[str, Any]) -> Line:
    """The line of a message; raises OtherRules for one that docs/protocol.md does not describe."""
    try:
        events = [read_event(each) for each in message["events"]]
        led = message["led"]
        return Line(
            message["seq"],
            message["at"],
            read_action(message["action"]),
            tuple(event for event in events if event is not None),
            message["turn"],
            message["phase"],
            None if led is None else Suit(led),
        )
    except (LookupError, TypeError, ValueError) as error:
        raise OtherRules(f"the server has sent a line that cannot be read: {error}") from None


def read_action(given: Mapping[str, Any]) -> Action:
    """The action; a bare one if it is unknown.  Raises msgspec.ValidationError, which is a ValueError."""
    blank = _BLANKS.get(given["action"])
    if blank is None:
        return Action()
    return cast(Action, msgspec.convert({**blank, **given, "deed": given["action"]}, AnyAction))


def read_event(given: Mapping[str, Any]) -> Event | None:
    """The event; None if it is unknown.  Raises LookupError, TypeError or ValueError for values that it cannot have."""
    known = _EVENTS.get(given["event"])
    if known is None:
        return None
    kind, readers = known
    return kind(**{name: read(given[name]) for name, read in readers.items()})


def _reader(kind: object) -> _Reader:
    """What reads a value of this type."""
    if kind in _READERS:
        return _READERS[kind]
    if get_origin(kind) is tuple:
        each = _reader(get_args(kind)[0])
        return lambda values: tuple([each(value) for value in values])
    if get_origin(kind) is UnionType or isinstance(kind, UnionType):
        first = next(part for part in get_args(kind) if part not in (type(None), Hidden))
        read = _reader(first)
        return lambda value: None if value is None else HIDDEN if value == _HIDDEN else read(value)
    return lambda value: value


_READERS: dict[object, _Reader] = {
    Card: Card,
    Suit: Suit,
    Play: lambda text: Move.parse(f"play {text}"),
    ReturnSeal: ReturnSeal,
}


def _shape(kind: type[Event]) -> tuple[type[Event], dict[str, _Reader]]:
    hints = get_type_hints(kind, vars(game))
    return kind, {field.name: _reader(hints[field.name]) for field in fields(kind)}


_EVENTS = {kebab(kind.__name__): _shape(kind) for kind in Event.__subclasses__()}
"""By name in messages: a kind of events, and what reads its fields."""


def _blank(kind: type[Action]) -> dict[str, object]:
    """The private fields of an action, empty."""
    hints = get_type_hints(kind, include_extras=True)
    return {
        name: _BLANK[get_args(hint)[0]] for name, hint in hints.items() if PRIVATE in getattr(hint, "__metadata__", ())
    }


_BLANKS = {kebab(kind.__name__): _blank(kind) for kind in get_args(AnyAction)}
