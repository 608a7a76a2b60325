"""Compiles the rules: loads the modules of ``foretell.rules`` a second time, each function compiled by numba.

The second copy is the package ``foretell_compiled``.  The rules import one another relatively, so modules of the copy
find compiled functions; ``bits``, ``chance`` and ``memory`` come from ``intrinsics`` instead.
"""

import ast
import hashlib
import importlib
import os
import platform
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, FunctionType, ModuleType

import numba
import numpy as np
from platformdirs import user_cache_path

from foretell import rules

PACKAGE = "foretell_compiled"
_RULES = Path(rules.__file__).parent
_INTRINSICS = Path(__file__).parent / "intrinsics"
_FLAGS = {"error_model": "numpy", "forceinline": True}
"""No checks for division by zero (it cannot happen); a move is compiled as one piece, which halves its time."""
_UNSIGNED = "uint64"
_SHARED: dict[tuple[str, ...], tuple[str, ...]] = {("extreme", "batch"): ("wizard", "batch")}
"""Modules that use the text of another game's module."""
_CHECK_BOUNDS = bool(os.environ.get("FORETELL_BOUNDSCHECK"))


class _FromTheFront(ast.NodeTransformer):
    """Makes every index unsigned: ``x[i]`` becomes ``x[uint64(i)]``.

    The rules never count from the end, and checking for a negative index would take a tenth of a move's time.  With
    FORETELL_BOUNDSCHECK a negative index is an error.
    """

    def visit_Subscript(self, node: ast.Subscript) -> ast.Subscript:
        """Leave constant indices as they are: they need no check."""
        self.generic_visit(node)
        if not isinstance(node.slice, ast.Constant):
            node.slice = ast.Call(ast.Name(_UNSIGNED, ast.Load()), [node.slice], [])
        return node


class _Compiler(SourceFileLoader):
    """Loads a module and compiles the functions that it defines (each on its first call)."""

    def get_code(self, fullname: str) -> CodeType:
        """The module's code with unsigned indices, always built anew: ``__pycache__`` holds that of the plain half."""
        path = self.get_filename(fullname)
        tree = ast.parse(self.get_data(path), path)
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
                setattr(module, name, compiled(value))


class _Finder(MetaPathFinder):
    """Finds the package's modules in the rules and the intrinsics."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        top, *parts = fullname.split(".")
        if top != PACKAGE:
            return None
        place = _RULES.joinpath(*_SHARED.get(tuple(parts), parts))
        if parts and (_INTRINSICS / f"{parts[-1]}.py").exists():
            place = _INTRINSICS / parts[-1]
        file = place / "__init__.py" if place.is_dir() else place.with_suffix(".py")
        if not file.exists():
            return None
        folders = [str(place)] if place.is_dir() else None
        loader = _Compiler(fullname, str(file))
        return spec_from_file_location(fullname, file, loader=loader, submodule_search_locations=folders)


def compiled(function: FunctionType) -> object:
    """The function compiled by numba, cached on disk if a cache folder can be written."""
    folder = _cache_folder()
    with _numba_cache(folder):
        return numba.njit(cache=folder is not None, boundscheck=_CHECK_BOUNDS, **_FLAGS)(function)


@cache
def load(module: str) -> ModuleType:
    """The compiled copy of a module of the rules, such as ``wizard.moves``."""
    if not any(isinstance(finder, _Finder) for finder in sys.meta_path):
        sys.meta_path.insert(0, _Finder())
    return importlib.import_module(f"{PACKAGE}.{module}")


def _sources_hash() -> str:
    """A hash of these sources: numba itself does not notice when an imported module has changed."""
    digest = hashlib.sha256(f"{numba.__version__} {platform.python_version()} {_CHECK_BOUNDS}".encode())
    engine = Path(__file__).parent
    for file in [*sorted(_RULES.rglob("*.py")), *sorted(_INTRINSICS.rglob("*.py")), *sorted(engine.glob("*.py"))]:
        digest.update(file.name.encode() + file.read_bytes())
    return digest.hexdigest()[:16]


def _cache_folder() -> Path | None:
    """The folder for code compiled from exactly these sources; None if it cannot be made."""
    if not _FOLDER:
        folder = user_cache_path("foretell") / "compiled" / _sources_hash()
        try:
            folder.mkdir(parents=True, exist_ok=True)
            tempfile.TemporaryFile(dir=folder).close()
            _FOLDER.append(folder)
        except OSError:
            _FOLDER.append(None)
    return _FOLDER[0]


_FOLDER: list[Path | None] = []


@contextmanager
def _numba_cache(folder: Path | None) -> Iterator[None]:
    """A context in which numba puts its caches into the folder."""
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(folder) if folder else before
    try:
        yield
    finally:
        numba.config.CACHE_DIR = before
