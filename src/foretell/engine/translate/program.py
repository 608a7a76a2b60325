"""A program: some functions that can be called from outside, and everything that they need."""

import ast
import dataclasses
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from types import FunctionType
from typing import get_type_hints

from .function import Function
from .functions import changes_memory, signature, structs_of, translate
from .kinds import Array, Element, Kind, Struct, fields_of, kind_of, program_name
from .modules import Module, Modules
from .refusing import NotRestricted
from .values import Value, number


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
    """The twin of a function, in C by hand: that of ``count`` in ``bits.py`` is ``bits_count`` in ``bits.h``."""
    twin = function.__module__.rpartition(".")[2]
    hints = get_type_hints(function, include_extras=True)
    of_any = any(getattr(hint, "__parameters__", ()) for hint in hints.values())
    kinds = {name: _kind(hint) for name, hint in hints.items()}
    result = kinds.pop("return")
    made = (_AnyStruct if of_any else Function)(f"{twin}_{function.__name__}", kinds, result)
    made.changes = any(isinstance(kind, Array) and kind.mutable for kind in kinds.values())
    return made


class Program:
    """Translates functions as they are asked for, with all functions, structs and tables that they use.

    ``checked``: the C checks indices, overflow, division, shifts and narrow elements, and keeps the first fault.
    """

    def __init__(self, modules: Modules | None = None, *, checked: bool = False) -> None:
        self.checked = checked
        self.modules = modules or Modules()
        self.structs: list[Struct] = []
        """Each after those that it contains."""
        self.tables: dict[str, str] = {}
        self.functions: dict[str, Function] = {}
        self.twins: list[Path] = []
        """The files of C that it includes, each after those that it needs."""
        self._waiting: list[tuple[Module, ast.FunctionDef, Function]] = []
        self._texts: list[str] = []

    def function(self, function: FunctionType) -> Function:
        """The signature of a function, which becomes a part of the program.

        Raises Refused if the signature is not restricted, NotRestricted if the text of the function is not found.
        """
        module = self.modules.named(function.__module__)
        if module.twin:
            self._include(module)
            return intrinsic(function)
        return self.named(module, function.__name__)

    def _include(self, module: Module) -> None:
        """Add the twin of a module, after those of the modules that it imports."""
        if module.twin and module.twin not in self.twins:
            for other in self.modules.imported(module):
                self._include(other)
            self.twins.append(module.twin)

    def named(self, module: Module, name: str) -> Function:
        """The same by its name in a module."""
        key = f"{module.name}.{name}"
        if key not in self.functions:
            node, function = module.function(name), module.value(name)
            known = self.functions[key] = signature(module, node, function)
            known.changes = changes_memory(node) or self._calls_change(module, node)
            for struct in structs_of([*known.parameters.values()]):
                self.struct(struct)
            self._waiting.append((module, node, known))
        return self.functions[key]

    def _calls_change(self, module: Module, node: ast.FunctionDef) -> bool:
        """Whether a function that this one calls changes memory."""
        names = [
            part.func.id for part in ast.walk(node) if isinstance(part, ast.Call) and isinstance(part.func, ast.Name)
        ]
        called = [module.values.get(name) for name in names]
        return any(self.function(one).changes for one in called if isinstance(one, FunctionType))

    def exports(self, prefix: str, names: Sequence[str]) -> dict[str, Function]:
        """The public functions of modules, by their names outside: the prefix and their own.

        Raises NotRestricted if two have the same name, Refused if a signature is not restricted.
        """
        found: dict[str, Function] = {}
        for module in map(self.modules.named, names):
            for node in module.public_functions:
                name = f"{prefix}_{node.name}"
                if name in found:
                    raise NotRestricted(f"{module.name} and another module both define {node.name}")
                found[name] = self.named(module, node.name)
        return found

    def struct(self, struct: Struct) -> None:
        """Add a struct and those that it contains."""
        if struct in self.structs:
            return
        for inner in structs_of([*fields_of(struct).values()]):
            self.struct(inner)
        self.structs.append(struct)

    def table(self, module: Module, name: str, values: Sequence[int | float], of: Element) -> str:
        """The name in C of a constant tuple."""
        owner = program_name(module.name, name)
        self.tables[owner] = f"static const {of.c} {owner}[] = {{{', '.join(map(number, values))}}};"
        return owner

    def instance(self, module: Module, name: str, known: object) -> str:
        """The place in C of a constant dataclass, whose fields are numbers."""
        struct, owner = Struct(type(known)), program_name(module.name, name)
        self.struct(struct)
        values = [getattr(known, field.name) for field in dataclasses.fields(struct.kind)]
        self.tables[owner] = f"static {struct.c} {owner} = {{{', '.join(map(number, values))}}};"
        return f"(&{owner})"

    def bodies(self) -> list[str]:
        """The text of all functions; raises Refused for the first thing that is not restricted Python."""
        while self._waiting:
            module, node, function = self._waiting.pop(0)
            self._texts.append(translate(self, module, node, function))
        return self._texts
