"""Compiles restricted Python to native libraries."""

import ctypes
import os
import platform
from collections.abc import Mapping, Sequence
from functools import cache
from os.path import relpath
from pathlib import Path
from tempfile import TemporaryDirectory

from .. import both
from .native import (
    CHECKED,
    FASTEST,
    OTHER,
    PLAIN,
    UNUSABLE,
    Library,
    digest,
    is_new_processor,
    library_path,
    places,
    user_folder,
)
from .translate.compiling import VARIANTS, compile_library
from .translate.emitting import TWINS, described, text, twin
from .translate.function import Function
from .translate.program import Program

_ENGINE = Path(__file__).parent
_PACKAGE = _ENGINE.parent


def is_current(variant: str) -> bool:
    """Whether this variant's library exists, was made from the current sources and is the best one here."""
    return any(_is_current(path) for path in places(variant))


def _is_current(path: Path) -> bool:
    try:
        library = Library(path)
    except UNUSABLE:
        return False
    is_best = path.stem in (OTHER, CHECKED) or library.suits_fastest == (path.stem == FASTEST)
    return is_best and library.is_current


def path_to_write(variant: str) -> Path:
    """Where this variant's library is made: in the package or, if that cannot be written, in the user's cache."""
    path = library_path(variant)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError:
        return user_folder() / path.name
    return path if os.access(path.parent, os.W_OK) else user_folder() / path.name


@cache
def variant_here() -> str:
    """The library for this machine's processor; raises CompilerFailed and OSError."""
    if platform.machine().lower() not in ("x86_64", "amd64"):
        return OTHER
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        target = Path(folder) / library_path("processor").name
        compile_library("\n".join([twin("exporting"), twin("processor"), ""]), target)
        return FASTEST if is_new_processor(ctypes.CDLL(str(target))) else PLAIN


def library_text(entries: Mapping[str, Sequence[str]], *, checked: bool = False, listed_in: Sequence[Path] = ()) -> str:
    """The C of a library: the public functions of modules, whose dotted names ``entries`` has by prefix.

    A function ``f`` is ``prefix_f`` in it.  ``listed_in``: files of the package that list these names; if they change,
    the library is outdated too.  Raises Refused or NotRestricted for what is not restricted Python.
    """
    program = Program(checked=checked)
    exported: dict[str, Function] = {}
    for prefix, names in entries.items():
        exported |= program.exports(prefix, names)
    whole = text(program, exported)
    about = described(program, exported, sources(program, listed_in))
    return "\n".join([whole, twin("sharing"), "", twin("processor"), "", about])


def compile_modules(names: Sequence[str], target: Path, *, checked: bool = False) -> Library:
    """A library of the public functions of these modules, for trials and tests: ``compile_modules(["a.b"], path)``.

    A function ``f`` is ``it_f`` in it.  Raises what ``library_text`` does, and CompilerFailed if there is no compiler.
    """
    compile_library(library_text({"it": names}, checked=checked), target, VARIANTS[variant_here()])
    return Library(target)


def sources(program: Program, more: Sequence[Path] = ()) -> str:
    """The hash of a program's sources, and the list of these files."""
    own = [
        *map(Path, (__file__, both.__file__)),
        *more,
        *sorted((_ENGINE / "translate").glob("*.py")),
        *sorted(TWINS.glob("*.h")),
    ]
    files = [Path(relpath(path, _PACKAGE)).as_posix() for path in (*own, *program.modules.paths)]
    return "\n".join([digest(files), *files])
