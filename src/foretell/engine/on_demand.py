"""Native libraries that few people need: each is compiled on first use and kept in the user's cache.

It is made for this machine's processor.  ``FORETELL_BOUNDSCHECK=1`` asks for the library with checks.
"""

import os
from collections.abc import Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

from filelock import FileLock
from platformdirs import user_cache_path

from .build import library_text, variant_here
from .native import CHECKED, Library, NativeMissing, digest
from .translate.compiling import VARIANTS, CompilerFailed, compile_library

_HERE = Path(__file__).parent
_NO_CHECKS = ""


def library_on_demand(name: str, modules: Mapping[str, Sequence[str]]) -> Library:
    """The library of this name, of the public functions of modules: ``modules`` has their dotted names by prefix.

    A function ``f`` is ``prefix_f`` in it.  Compiling takes seconds.  Raises NativeMissing if there is no C compiler or
    it fails, and Refused or NotRestricted for what is not restricted Python.
    """
    variant = CHECKED if os.environ.get("FORETELL_BOUNDSCHECK") else _NO_CHECKS
    path = user_cache_path("foretell") / "native" / f"{name}-{_place()}{variant}.so"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with FileLock(f"{path}.lock"):
            return _current(path) or _compiled(path, modules, checked=bool(variant))
    except OSError:
        with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            return _compiled(Path(folder) / path.name, modules, checked=bool(variant))


def _place() -> str:
    """A short name for this foretell's folder: each installation has its own library."""
    return sha256(bytes(_HERE)).hexdigest()[:16]


def _current(path: Path) -> Library | None:
    """The library if it exists and was made from the current sources.

    Its sources are noted in a file beside it: a process that has loaded a library cannot load another of its name.
    """
    try:
        expected, *files = _sources_of(path).read_text(encoding="utf-8").splitlines()
        return Library(path) if expected == digest(files) else None
    except (OSError, ValueError):
        return None


def _sources_of(path: Path) -> Path:
    return path.with_suffix(".sources")


def _compiled(path: Path, modules: Mapping[str, Sequence[str]], *, checked: bool) -> Library:
    _sources_of(path).unlink(missing_ok=True)
    try:
        code = library_text(modules, checked=checked)
        compile_library(code, path, VARIANTS[CHECKED if checked else variant_here()])
    except CompilerFailed as error:
        raise NativeMissing(f"{error}") from error
    library = Library(path)
    _sources_of(path).write_text("\n".join(library.sources), encoding="utf-8")
    return library
