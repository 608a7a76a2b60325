"""Reading modules: their text for the functions, and the module itself, as CPython loads it, for everything else.

Constants, dataclasses and the defaults of fields are what CPython makes of them; only functions are translated.
"""

import ast
import importlib
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from importlib.util import module_from_spec, resolve_name, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, get_type_hints

from .refusing import NotRestricted, Refused


@dataclass(frozen=True, slots=True)
class Module:
    """A module of restricted Python."""

    name: str
    path: Path
    tree: ast.Module
    values: Mapping[str, Any]
    """What its names stand for in CPython."""
    functions: Mapping[str, ast.FunctionDef] = field(default_factory=dict)

    @property
    def twin(self) -> Path | None:
        """The file of C that does the same, if there is one."""
        beside = self.path.with_suffix(".h")
        return beside if beside.exists() else None

    @property
    def data(self) -> Path | None:
        """The file of numbers beside it that it reads when it is loaded, if there is one."""
        beside = self.path.with_suffix(".json")
        return beside if beside.exists() else None

    @property
    def public_functions(self) -> list[ast.FunctionDef]:
        """The functions that the module defines for others."""
        return [node for node in self.translated if not node.name.startswith("_")]

    @property
    def translated(self) -> list[ast.FunctionDef]:
        """The functions, without those that only make constants and defaults when the module is loaded."""
        makers = self._makers()
        return [node for node in self.functions.values() if node.name not in makers]

    def _makers(self) -> set[str]:
        """Functions that return lists and tuples, and that the top of the module uses, or another of them."""
        top = [node for node in self.tree.body if not isinstance(node, ast.FunctionDef)]
        used = {name for node in top for name in self._functions_in(node)}
        used |= {inner for name in used for inner in self._functions_in(self.functions[name])}
        return {name for name in used if _returns_many(self.functions[name])}

    def _functions_in(self, node: ast.AST) -> set[str]:
        return {part.id for part in ast.walk(node) if isinstance(part, ast.Name)} & {*self.functions}

    def imports(self) -> Iterator[str]:
        """The dotted names of what it imports from and of everything it imports, modules or not."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.ImportFrom):
                source = resolve_name("." * node.level + (node.module or ""), self.values["__package__"])
                yield source
                yield from (f"{source}.{alias.name}" for alias in node.names)

    def function(self, name: str) -> ast.FunctionDef:
        """The text of a function; raises NotRestricted if the module does not define it."""
        if name not in self.functions:
            raise NotRestricted(f"{self.name} defines no function {name}")
        return self.functions[name]

    def value(self, name: str) -> Any:
        """What a name stands for at the top of the module; raises NotRestricted if it stands for nothing."""
        if name not in self.values:
            raise NotRestricted(f"{name} is not defined")
        return self.values[name]

    def evaluated(self, annotation: ast.expr) -> Any:
        """What an annotation in the module stands for; raises NameError if it names something unknown."""
        holder = type("_Holder", (), {"__annotations__": {"it": ast.unparse(annotation)}})
        return get_type_hints(holder, dict(self.values), include_extras=True)["it"]


class Modules:
    """All modules that a program needs, each read once."""

    def __init__(self) -> None:
        self._read: dict[str, Module] = {}

    @property
    def paths(self) -> list[Path]:
        """The files on which the program depends: those that were read, their imports for constants, twins and data."""
        waiting = [*self._read.values()]
        while waiting:
            known = {*self._read}
            waiting += [module for module in self.imported(waiting.pop()) if module.name not in known]
        files = [file for module in self._read.values() for file in (module.path, module.twin, module.data)]
        return sorted({file for file in files if file})

    def imported(self, importer: Module) -> list[Module]:
        """The modules that a module imports, of its own package or of this one."""
        packages = {whole.partition(".")[0] for whole in (importer.name, __name__)}
        ours = [name for name in importer.imports() if name.partition(".")[0] in packages]
        return [self.named(name) for name in ours if name in sys.modules]

    def named(self, name: str) -> Module:
        """The module with this dotted name; raises ImportError if there is none."""
        if name not in self._read:
            self._read[name] = _module(name, importlib.import_module(name))
        return self._read[name]

    def in_file(self, path: Path) -> Module:
        """The module in this file: by its name in its package, or as a stand-alone module."""
        name = _name_of(path)
        if "." in name:
            return self.named(name)
        if name not in self._read:
            _parsed(path, path.read_text(encoding="utf-8"))
            self._read[name] = _module(name, _load(name, path))
        return self._read[name]


def _module(name: str, loaded: Any) -> Module:
    path = Path(loaded.__file__)
    tree = _parsed(path, loaded.__loader__.get_source(name))
    functions = {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}
    return Module(name, path, tree, vars(loaded), functions)


def _returns_many(node: ast.FunctionDef) -> bool:
    return node.returns is not None and ast.unparse(node.returns).startswith(("list[", "tuple["))


def _parsed(path: Path, text: str) -> ast.Module:
    try:
        return ast.parse(text, str(path))
    except SyntaxError as error:
        raise Refused(path, error.lineno or 1, f"this is not Python: {error.msg}") from None


def _name_of(path: Path) -> str:
    """The file's dotted name, as far up as the folders are packages."""
    parts, folder = [path.stem], path.resolve().parent
    while (folder / "__init__.py").exists():
        parts.insert(0, folder.name)
        folder = folder.parent
    return ".".join(parts)


def _load(name: str, path: Path) -> ModuleType:
    """Run a file as the module with this name, beside whose neighbours its relative imports look."""
    spec = spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise Refused(path, 1, "this is not a Python file")
    module = sys.modules[name] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
