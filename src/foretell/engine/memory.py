"""The memory of the native library's structs, without numpy: from objects of restricted dataclasses and back."""

import sys
from array import array
from collections.abc import Callable, Sequence
from dataclasses import fields
from functools import cache
from itertools import chain
from mmap import mmap
from operator import attrgetter
from typing import Any, TypeVar

from ..rules.events import EventNumbers
from ..rules.extreme.state import State as ExtremeState
from ..rules.extreme.view import View as ExtremeView
from ..rules.wizard.state import State as WizardState
from ..rules.wizard.view import View as WizardView
from .native import Native, load

if sys.platform != "win32":
    from mmap import MAP_ANON, MAP_PRIVATE

AnyState = WizardState | ExtremeState
Numbered = AnyState | WizardView | ExtremeView | EventNumbers
"""Objects whose fields are numbers, and after them lists of numbers."""
T = TypeVar("T")


@cache
def function(game: str, name: str) -> Native:
    """A function of a game; raises NativeMissing."""
    return load().function(f"{game}_{name}")


def struct(kind: str) -> mmap:
    """The memory of a new struct of this kind (such as ``bots_net_wizard_judging_Judging``), with zeros in it."""
    size = load().sizes[kind]
    if sys.platform == "win32":
        return mmap(-1, size)
    return mmap(-1, size, flags=MAP_PRIVATE | MAP_ANON)  # without MAP_PRIVATE, forked processes would share it


def numbers_of(state: Numbered) -> "array[int]":
    """The numbers of a view, state or event in the order of its fields: the memory of the struct."""
    kind: type = type(state)
    numbers, lists = _fields_of(kind)
    return array("q", [*numbers(state), *chain.from_iterable(lists(state))])


@cache
def _fields_of(kind: type) -> tuple[Callable[..., Any], Callable[..., Any]]:
    """What reads the numbers of such a class, and what reads its lists, which come after them."""
    numbers = [field.name for field in fields(kind) if field.type is int]
    lists = [field.name for field in fields(kind) if field.type is not int]
    return attrgetter(*numbers), attrgetter(*lists)


def places_of(kind: type) -> dict[str, slice]:
    """Where the numbers of each field are in the memory of such an object."""
    return _places_of(kind)


@cache
def _places_of(kind: type) -> dict[str, slice]:
    empty, found, first = kind(), {}, 0
    for field in fields(kind):
        many = 1 if field.type is int else len(getattr(empty, field.name))
        found[field.name] = slice(first, first + many)
        first += many
    return found


def size_of(kind: type) -> int:
    """How many numbers such an object has."""
    numbers, lists = _fields_of(kind)
    empty = kind()
    return len(numbers(empty)) + sum(map(len, lists(empty)))


def object_of(kind: type[T], numbers: Sequence[int]) -> T:
    """The object with these numbers in the order of its fields."""
    made, given = kind(), [*numbers]
    for name, place in places_of(kind).items():
        held = given[place]
        setattr(made, name, held if isinstance(getattr(made, name), list) else held[0])
    return made


class Fields:
    """The fields of such an object, read from its memory when they are asked for."""

    __slots__ = ("_numbers", "_places")

    def __init__(self, kind: type, numbers: Sequence[int]) -> None:
        self._numbers, self._places = numbers, places_of(kind)

    def __getattr__(self, name: str) -> Any:
        """A number or a list of numbers; raises AttributeError."""
        place = self._places.get(name)
        if place is None:
            raise AttributeError(name)
        held = self._numbers[place]
        return held[0] if len(held) == 1 else [*held]
