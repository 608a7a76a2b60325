"""A program: some functions that can be called from outside, and everything that they need."""

import ast
import dataclasses
from collections.abc import Sequence
from types import FunctionType

from .function import Function
from .functions import changes_memory, signature, structs_of, translate
from .intrinsics import INTRINSICS, intrinsic
from .kinds import Element, Struct, fields_of
from .modules import Module, Modules
from .naming import program_name
from .values import number


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
        self._waiting: list[tuple[Module, ast.FunctionDef, Function]] = []
        self._texts: list[str] = []

    def function(self, function: FunctionType) -> Function:
        """The signature of a function, which becomes a part of the program.

        Raises Refused if the signature is not restricted, NotRestricted if the text of the function is not found.
        """
        if function.__module__ in INTRINSICS:
            return intrinsic(function)
        return self.named(self.modules.defining(function), function.__name__)

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
