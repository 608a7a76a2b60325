"""Events and their values as JSON has them: cards, plays and seals in notation, ``"?"`` for what is hidden."""

from collections.abc import Callable
from dataclasses import fields
from typing import Any

from .cards import Card, Suit
from .events import Event, Hidden
from .moves import Play, ReturnSeal


def plain(value: object) -> object:
    """A value of an event as JSON has it."""
    written = _WRITTEN.get(type(value))
    return value if written is None else written(value)


_WRITTEN: dict[type, Callable[[Any], object]] = {
    Card: str,
    Suit: str,
    Play: lambda play: play.text,
    ReturnSeal: lambda move: move.text,
    Hidden: lambda _: "?",
    tuple: lambda values: tuple([plain(value) for value in values]),
}
"""How values without a form in JSON are written."""


def kebab(name: str) -> str:
    """A class's name as messages have it: ``RoundDealt`` is ``round-dealt``."""
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("-")


def event_as_json(event: Event) -> dict[str, Any]:
    """The event as docs/protocol.md describes it; masked values stay masked."""
    name, keys = _SHAPES[type(event)]
    return {"event": name} | {key: plain(getattr(event, key)) for key in keys}


_SHAPES = {kind: (kebab(kind.__name__), tuple(field.name for field in fields(kind))) for kind in Event.__subclasses__()}
"""By kind of events: its name in messages, and its keys."""
