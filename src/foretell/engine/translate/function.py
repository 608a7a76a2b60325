"""A function that can be called, and the interface of a program while a function is translated."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import FunctionType
from typing import Protocol

from .kinds import Element, Kind, Scalar, Struct, c_name
from .modules import Module
from .values import Value, declared


@dataclass(slots=True)
class Function:
    """A function that can be called."""

    c: str
    parameters: Mapping[str, Kind]
    result: Kind
    changes: bool = True
    """Whether it may change memory."""
    is_rule: bool = False
    """Whether it is one of the rules, which are inlined into each caller."""

    def parameters_for(self, _given: Sequence[Value]) -> list[Kind]:
        """The kinds that a call must give."""
        return [*self.parameters.values()]

    @property
    def head(self) -> str:
        """Its declaration in C."""
        parameters = ", ".join(declared(kind, c_name(name)) for name, kind in self.parameters.items())
        result = self.result.c if isinstance(self.result, Scalar) else "void"
        return f"static {'PY_RULE' if self.is_rule else 'inline'} {result} {self.c}({parameters or 'void'})"


class Translation(Protocol):
    """The program that a function becomes a part of."""

    checked: bool
    """Whether the C checks what CPython checks."""

    def function(self, function: FunctionType) -> Function:
        """The signature of a function, which becomes a part of the program too."""

    def named(self, module: Module, name: str) -> Function:
        """The same by its name in a module."""

    def struct(self, struct: Struct) -> None:
        """Add a struct and those that it contains."""

    def table(self, module: Module, name: str, values: Sequence[int | float], of: Element) -> str:
        """The name in C of a constant tuple."""

    def instance(self, module: Module, name: str, known: object) -> str:
        """The place in C of a constant dataclass."""
