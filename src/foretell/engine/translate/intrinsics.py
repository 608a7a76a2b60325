"""Functions that have a twin written in C by hand: they do what restricted Python cannot say, or cannot say fast.

The twins of ``bits.py`` are in ``bits.h`` beside it; a function ``count`` is ``bits_count`` there.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from types import FunctionType
from typing import get_type_hints

from .function import Function
from .kinds import Array, Kind, Struct, kind_of
from .values import Value


@dataclass(slots=True)
class _AnyStruct(Function):
    """A function for structs of any kind (a macro in C): its arrays hold what the first one given holds."""

    def parameters_for(self, given: Sequence[Value]) -> list[Kind]:
        held = next((one.kind.of for one in given if isinstance(one.kind, Array)), None)
        return [
            Array(held, mutable=kind.mutable) if isinstance(kind, Array) and isinstance(held, Struct) else kind
            for kind in self.parameters.values()
        ]


class _Anything:
    """Stands for the struct in the annotations of such a function."""


def _kind(hint: object) -> Kind:
    parameters = getattr(hint, "__parameters__", ())
    if not parameters:
        return kind_of(hint)
    return Array(Struct(_Anything), mutable=False)


def intrinsic(function: FunctionType) -> Function:
    """The twin of a function."""
    twin = function.__module__.rpartition(".")[2]
    hints = get_type_hints(function, include_extras=True)
    of_any = any(getattr(hint, "__parameters__", ()) for hint in hints.values())
    kinds = {name: _kind(hint) for name, hint in hints.items()}
    result = kinds.pop("return")
    made = (_AnyStruct if of_any else Function)(f"{twin}_{function.__name__}", kinds, result)
    made.changes = any(isinstance(kind, Array) and kind.mutable for kind in kinds.values())
    return made
