"""Loads modules a second time, under the package ``foretell_v1``, with every function compiled by numba.

These are the rules and the features, in restricted Python.  They import one another relatively, so modules of the copy
find compiled functions; ``bits`` and ``chance`` of the rules come from this folder instead.
"""

import ast
import importlib
import sys
from collections.abc import Sequence
from functools import cache
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, FunctionType, ModuleType

import numpy as np

from .cached import compiled

PACKAGE = "foretell_v1"
_HERE = Path(__file__).parent
_SOURCES = _HERE.parents[2]
_REPLACED = {f"{PACKAGE}.rules.{name}": _HERE / f"{name}.py" for name in ("bits", "chance")}
_UNSIGNED = "uint64"


class _FromTheFront(ast.NodeTransformer):
    """Makes every index of the rules unsigned, since they never count from the end: it saves a check."""

    def visit_Subscript(self, node: ast.Subscript) -> ast.Subscript:
        """Leave constant indices as they are: they need no check."""
        self.generic_visit(node)
        if not isinstance(node.slice, ast.Constant):
            node.slice = ast.Call(ast.Name(_UNSIGNED, ast.Load()), [node.slice], [])
        return node


class _Compiler(SourceFileLoader):
    """Loads a module and compiles the functions that it defines (each on its first call)."""

    def get_code(self, fullname: str) -> CodeType:
        """The module's code, always built anew: ``__pycache__`` holds that of the interpreted module."""
        path = self.get_filename(fullname)
        tree = ast.parse(self.get_data(path), path)
        if fullname.startswith(f"{PACKAGE}.rules."):
            for function in tree.body:
                if isinstance(function, ast.FunctionDef):
                    function.body = [_FromTheFront().visit(part) for part in function.body]
        code: CodeType = compile(ast.fix_missing_locations(tree), path, "exec")
        return code

    def exec_module(self, module: ModuleType) -> None:
        """Run the module and replace its functions by compiled ones."""
        setattr(module, _UNSIGNED, np.uint64)
        super().exec_module(module)
        for name, value in list(vars(module).items()):
            if isinstance(value, FunctionType) and value.__module__ == module.__name__:
                setattr(module, name, compiled(value, forceinline=True))


class _Finder(MetaPathFinder):
    """Finds the package's modules in the folders of foretell; its packages are empty."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        top, *parts = fullname.split(".")
        if top != PACKAGE:
            return None
        place = _SOURCES.joinpath(*parts)
        if place.is_dir():
            package = ModuleSpec(fullname, None, is_package=True)
            package.submodule_search_locations = [str(place)]
            return package
        file = _REPLACED.get(fullname, place.with_suffix(".py"))
        return spec_from_file_location(fullname, file, loader=_Compiler(fullname, str(file))) if file.exists() else None


@cache
def load(module: str) -> ModuleType:
    """The compiled copy of a module of foretell, such as ``rules.wizard.moves``."""
    if not any(isinstance(finder, _Finder) for finder in sys.meta_path):
        sys.meta_path.insert(0, _Finder())
    return importlib.import_module(f"{PACKAGE}.{module}")
