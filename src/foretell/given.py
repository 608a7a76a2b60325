"""Arguments of the wrong kind: one sentence that says what is wanted, in place of a fault from deep inside."""

from collections.abc import Iterable
from reprlib import Repr
from types import UnionType
from typing import Any

_shown = Repr()
_shown.maxstring = _shown.maxother = 80


def must_be(given: object, kind: type | UnionType, sentence: str) -> None:
    """Raise TypeError with this sentence, and what was given, unless that is of this kind."""
    if not isinstance(given, kind):
        raise TypeError(f"{sentence}, not {_shown.repr(given)}")


def each_of(given: object, sentence: str) -> list[Any]:
    """All items; raises TypeError as ``must_be`` does for text, whose letters nobody means, and what has no items."""
    if isinstance(given, str | bytes) or not isinstance(given, Iterable):
        raise TypeError(f"{sentence}, not {_shown.repr(given)}")
    return [*given]
