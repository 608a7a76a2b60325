"""Checks whether files are restricted Python, as a whole: every function of them, called or not."""

import ast
import dataclasses
from collections.abc import Iterator
from pathlib import Path

from .functions import translate
from .kinds import Struct, fields_of
from .modules import Module, Modules
from .program import Program
from .refusing import NotRestricted, Refused

_IMPORTABLE = frozenset({"__future__", "collections.abc", "dataclasses", "typing"})
"""What restricted modules may import besides each other: for annotations and dataclasses."""


def faults(path: Path, modules: Modules) -> list[Refused]:
    """Everything in a file that is not restricted Python, by lines; empty if all of it is."""
    try:
        module = modules.in_file(path)
    except Refused as refused:
        return [refused]
    if module.twin:
        return []
    found = [*_statements(module), *_classes(module), *_functions(module, modules)]
    return sorted(found, key=lambda refused: refused.line)


def _statements(module: Module) -> Iterator[Refused]:
    for node in module.tree.body:
        if isinstance(node, ast.Import):
            yield Refused.at(module.path, node, "import functions by their names: from .module import function")
        elif isinstance(node, ast.ImportFrom):
            if not node.level and node.module not in _IMPORTABLE and not (node.module or "").startswith("foretell."):
                yield Refused.at(module.path, node, f"{node.module} cannot be imported: imports are relative")
        elif isinstance(node, ast.AsyncFunctionDef):
            yield Refused.at(module.path, node, "async is not restricted Python")
        elif not isinstance(node, ast.Assign | ast.AnnAssign | ast.ClassDef | ast.FunctionDef | ast.Expr):
            shown = ast.unparse(node).splitlines()[0]
            yield Refused.at(module.path, node, f"`{shown}` stands at the top of the module")


def _classes(module: Module) -> Iterator[Refused]:
    for node in module.tree.body:
        kind = module.values.get(node.name) if isinstance(node, ast.ClassDef) else None
        if not isinstance(kind, type) or issubclass(kind, tuple):
            continue
        if not dataclasses.is_dataclass(kind):
            yield Refused.at(module.path, node, f"{kind.__name__} is not a dataclass")
            continue
        try:
            fields_of(Struct(kind))
        except NotRestricted as error:
            yield Refused.at(module.path, node, str(error))


def _functions(module: Module, modules: Modules) -> Iterator[Refused]:
    """Faults of the functions; those that only make constants and defaults are not part of a program."""
    for node in module.translated:
        program = Program(modules)
        try:
            translate(program, module, node, program.named(module, node.name))
        except Refused as refused:
            if refused.path == module.path:
                yield refused
        except NotRestricted as error:
            yield Refused.at(module.path, node, str(error))
