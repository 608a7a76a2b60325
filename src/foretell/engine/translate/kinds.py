"""What a value of restricted Python may be, what it is in C, and how names in C are made."""

import dataclasses
from collections.abc import MutableSequence, Sequence
from dataclasses import dataclass
from functools import cache
from types import NoneType
from typing import Annotated, Any, TypeVar, get_args, get_origin, get_type_hints

from ...both import name_in_wizard
from .refusing import NotRestricted

_PACKAGE = "foretell."


@dataclass(frozen=True, slots=True)
class Scalar:
    """A number, a truth value, or nothing (what a function without a result returns)."""

    name: str
    c: str


INT, BOOL = Scalar("int", "int64_t"), Scalar("bool", "int64_t")
FLOAT, NOTHING = Scalar("float", "double"), Scalar("None", "void")


@dataclass(frozen=True, slots=True)
class Element:
    """A number as an array holds it; ``value`` is what it is outside the array."""

    name: str
    c: str
    value: Scalar
    bits: int

    @property
    def range(self) -> tuple[int, int]:
        """The smallest and the largest integer that fit."""
        if self.name.startswith("u"):
            return 0, (1 << self.bits) - 1
        return -(1 << (self.bits - 1)), (1 << (self.bits - 1)) - 1


ELEMENTS = {
    element.name: element
    for element in (
        *(Element(f"int{bits}", f"int{bits}_t", INT, bits) for bits in (8, 16, 32, 64)),
        *(Element(f"uint{bits}", f"uint{bits}_t", INT, bits) for bits in (8, 16)),
        Element("float32", "float", FLOAT, 32),
        Element("float64", "double", FLOAT, 64),
    )
}
"""By the names that numpy gives them too."""
INT64, FLOAT64 = ELEMENTS["int64"], ELEMENTS["float64"]


@dataclass(frozen=True, slots=True)
class Struct:
    """A restricted dataclass; a value of it is a pointer to the struct."""

    kind: type

    @property
    def name(self) -> str:
        """The dataclass's name."""
        return self.kind.__qualname__

    @property
    def c(self) -> str:
        """The struct's name in C."""
        return program_name(self.kind.__module__, self.kind.__name__)


@dataclass(frozen=True, slots=True)
class Array:
    """Numbers or structs one after another; the length is known for fields and constants."""

    of: Element | Struct
    length: int | None = None
    mutable: bool = True

    @property
    def name(self) -> str:
        """What to call it in a sentence."""
        return f"an array of {self.of.name}"

    def fits(self, wanted: "Array") -> bool:
        """Whether it may be passed where the other is wanted."""
        return self.of == wanted.of and (self.mutable or not wanted.mutable)


Kind = Scalar | Struct | Array
_SCALARS: dict[Any, Scalar] = {int: INT, bool: BOOL, float: FLOAT, None: NOTHING, NoneType: NOTHING}


def kind_of(annotation: Any) -> Kind:
    """The kind that an evaluated annotation stands for; raises NotRestricted if there is none."""
    if annotation in _SCALARS:
        return _SCALARS[annotation]
    if isinstance(annotation, type) and dataclasses.is_dataclass(annotation):
        return Struct(annotation)
    origin, narrow = get_origin(annotation), ""
    if origin is Annotated:
        annotation, narrow = get_args(annotation)[:2]
        origin = get_origin(annotation)
    if origin in (list, MutableSequence, Sequence):
        return Array(_element(get_args(annotation)[0], narrow), mutable=origin is not Sequence)
    raise NotRestricted(f"{_shown(annotation)} is not a type of restricted Python (see foretell.rules.arrays)")


def _element(of: Any, narrow: str) -> Element | Struct:
    if narrow:
        if narrow in ELEMENTS and _SCALARS.get(of) == ELEMENTS[narrow].value:
            return ELEMENTS[narrow]
        raise NotRestricted(f"there are no arrays of {_shown(of)} as {narrow}")
    if of is int:
        return INT64
    if of is float:
        return FLOAT64
    if isinstance(of, type) and dataclasses.is_dataclass(of):
        return Struct(of)
    if isinstance(of, TypeVar):
        raise NotRestricted("a function for any type is not restricted Python")
    raise NotRestricted(f"there are no arrays of {_shown(of)}: use one array and compute the index")


def _shown(annotation: Any) -> str:
    return getattr(annotation, "__name__", None) or repr(annotation)


@cache
def fields_of(struct: Struct) -> dict[str, Kind]:
    """The fields of a struct, in their order; arrays with their lengths.

    Raises NotRestricted if a field is not of a restricted kind, or if the class cannot be made without arguments.
    """
    hints = get_type_hints(struct.kind, include_extras=True)
    try:
        example = struct.kind()
    except TypeError as error:
        raise NotRestricted(f"every field of {struct.name} needs a default ({error})") from None
    kinds: dict[str, Kind] = {}
    for field in dataclasses.fields(struct.kind):
        try:
            kinds[field.name] = _field(kind_of(hints[field.name]), getattr(example, field.name))
        except NotRestricted as error:
            raise NotRestricted(f"{struct.name}.{field.name}: {error}") from None
    return kinds


def _field(kind: Kind, value: Any) -> Kind:
    if kind == NOTHING:
        raise NotRestricted("None is not a value")
    if not isinstance(kind, Array):
        return kind
    if not len(value):
        raise NotRestricted("an array has at least one element; its length is that of the default")
    return Array(kind.of, len(value))


def c_name(name: str) -> str:
    """A variable or field: an underscore at the end keeps it apart from C's keywords and the helpers."""
    return f"{name}_"


def program_name(module: str, name: str) -> str:
    """A function, struct or table of a module, such as ``rules_wizard_moves_apply``."""
    return f"{name_in_wizard(module).removeprefix(_PACKAGE).replace('.', '_')}_{name}"
